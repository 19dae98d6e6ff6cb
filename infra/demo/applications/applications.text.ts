import type { Position } from "../../../shared/applications/position.ts";

interface Career {
  readonly positions: readonly Position[];
  readonly other?: string;
  readonly school: string;
  readonly university?: string;
  readonly degree?: string;
  readonly now: string;
  readonly skills: string;
}

export const careers: readonly Career[] = [
  {
    positions: ["sekretariat"],
    school: "HLW, Matura mit gutem Erfolg",
    now: "Assistentin in einer Rechtsanwaltskanzlei",
    skills: "Englisch und Italienisch fließend, Word, Excel, Outlook",
  },
  {
    positions: ["buchhaltung-lohnverrechnung"],
    school: "Handelsschule",
    degree: "Buchhalterprüfung (WIFI)",
    now: "Buchhaltung in einem Handelsbetrieb, 20 Stunden",
    skills: "BMD NTCS, RZL",
  },
  {
    positions: ["buchhaltung-lohnverrechnung", "bilanzierung-steuererklaerungen"],
    school: "HAK, Matura",
    degree: "Bilanzbuchhalterprüfung, Personalverrechnerprüfung",
    now: "Bilanzbuchhalter in einer Steuerberatung",
    skills: "BMD, DATEV, Lohnverrechnung für bis zu 200 Personen",
  },
  {
    positions: ["bilanzierung-steuererklaerungen", "steuerfachabteilung"],
    school: "AHS, Matura",
    university: "Wirtschaftsuniversität Wien",
    degree: "BSc (WU), Schwerpunkt Steuern",
    now: "Berufsanwärterin im zweiten Jahr",
    skills: "Umgründungen, Körperschaftsteuer",
  },
  {
    positions: ["steuerberatung"],
    school: "HAK, Matura",
    university: "Universität Graz, Betriebswirtschaft",
    degree: "Mag. rer. soc. oec., Steuerberaterprüfung 2022",
    now: "Steuerberater, angestellt",
    skills: "Umsatzsteuer im grenzüberschreitenden Handel, Vorträge",
  },
  {
    positions: ["wirtschaftspruefung", "sachverstaendigengutachten"],
    school: "AHS, Matura",
    university: "Johannes Kepler Universität Linz",
    degree: "MSc Finance and Accounting",
    now: "Prüfungsassistent",
    skills: "Konzernabschlüsse, IFRS, Unternehmensbewertung",
  },
  {
    positions: ["unternehmensberatung"],
    other: "Digitale Buchhaltung",
    school: "HTL für Informatik, Matura",
    university: "Fachhochschule Salzburg",
    degree: "BA in Betriebswirtschaft",
    now: "Projektleitung bei einem Softwarehaus",
    skills: "Einführung von ERP-Systemen, Power BI",
  },
];

export const comments: readonly string[] = [
  "Ich könnte in vier Wochen anfangen und würde mich über ein Gespräch freuen.",
  "Ich suche eine Stelle mit 30 Stunden, gerne mit zwei Tagen zu Hause.",
  "Ihr Schwerpunkt bei Ärzten interessiert mich besonders.",
  "Eine Kollegin aus Ihrer Kanzlei hat mir empfohlen, mich zu bewerben.",
];

export const text = {
  cv: (name: string) => `Lebenslauf ${name}.pdf`,
  letter: (name: string) => `Bewerbung ${name}.pdf`,
  cvTitle: (name: string) => `Lebenslauf: ${name}`,
  letterTitle: (name: string) => `Bewerbung von ${name}`,
  letterBody: "Sehr geehrte Damen und Herren, ich bewerbe mich um eine Stelle in Ihrer Kanzlei.",
  letterEnd: "Über die Einladung zu einem Gespräch freue ich mich.",
  school: (school: string) => `Schule: ${school}`,
  university: (university: string) => `Studium: ${university}`,
  degree: (degree: string) => `Abschluss: ${degree}`,
  now: (work: string) => `Derzeit: ${work}`,
  skills: (skills: string) => `Kenntnisse: ${skills}`,
};
