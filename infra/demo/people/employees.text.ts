interface Job {
  readonly female: string;
  readonly male: string;
  readonly specialties: readonly string[];
  readonly titles: readonly string[];
  readonly behind: readonly string[];
}

const job = (
  female: string,
  male: string,
  specialties: readonly string[],
  titles: readonly string[] = [],
  behind: readonly string[] = [],
): Job => ({ female, male, specialties, titles, behind });

const academic = ["Mag.", "Mag.", "Dr.", "MMag.", "DI"];

export const jobs = {
  director: job(
    "Geschäftsführerin, Steuerberaterin",
    "Geschäftsführer, Steuerberater",
    ["Unternehmensnachfolge", "Umgründungen", "Ärzteberatung", "Internationales Steuerrecht"],
    ["Mag.", "Dr.", "MMag."],
    ["LL.M.", "MBA", "CPA"],
  ),
  others: [
    job(
      "Steuerberaterin",
      "Steuerberater",
      ["Ärzteberatung", "Immobilien", "Landwirtschaft", "Vereine"],
      academic,
      ["LL.M.", "MBA"],
    ),
    job(
      "Berufsanwärterin",
      "Berufsanwärter",
      ["Bilanzierung", "Umsatzsteuer", "Verfahrensrecht"],
      ["Mag."],
      ["MSc", "LL.B.", "BSc"],
    ),
    job(
      "Bilanzbuchhalterin",
      "Bilanzbuchhalter",
      ["Jahresabschlüsse", "Einnahmen-Ausgaben-Rechnung", "Gastronomie"],
      [],
      ["BA", "BSc"],
    ),
    job("Buchhalterin", "Buchhalter", ["Digitale Belege", "Registrierkassen", "Mahnwesen"]),
    job("Personalverrechnerin", "Personalverrechner", ["Kollektivverträge", "Dienstreisen", "Baulohn"]),
    job(
      "Wirtschaftsprüferin",
      "Wirtschaftsprüfer",
      ["Pflichtprüfungen", "Förderabrechnungen"],
      ["Mag.", "Dr."],
      ["CPA", "MSc"],
    ),
    job("Sekretärin", "Sekretär", ["Empfang", "Kanzleiorganisation"]),
  ],
} as const;

export const homes = {
  streets: ["Feldgasse", "Kirchenplatz", "Am Anger", "Lindenweg", "Bahnstraße"],
  countries: { AT: "Österreich", IT: "Italien", DE: "Deutschland" },
} as const;

export const privately = {
  hobbies: [
    "Bergsteigen",
    "Chor",
    "Schitouren, Klettern",
    "Lesen",
    "Garten",
    "Blasmusik",
    "Laufen",
    "Imkerei",
    "Fotografieren",
    "Segeln",
  ],
  information: [
    "Lehrbeauftragte an der Fachhochschule",
    "Vortragende der Kammer",
    "Ansprechperson für neue Kolleginnen und Kollegen",
    "Brandschutzwart",
  ],
  alt: (name: string) => `Porträt von ${name}`,
} as const;
