interface GalleryText {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly daysAgo: number;
  readonly pictures: number;
  /** Captions of the first pictures; the others have none. */
  readonly captions: readonly (readonly [name: string, description?: string])[];
}

export const galleries: readonly GalleryText[] = [
  {
    id: "gallery-sommerfest",
    name: "Sommerfest im Stadtpark",
    description:
      "Danke an alle, die gekommen sind! Wer ein Bild nicht zeigen möchte, meldet sich bitte beim Marketing.",
    daysAgo: 12,
    pictures: 24,
    captions: [
      ["Ankommen", "Noch scheint die Sonne."],
      ["Begrüßung durch die Geschäftsführung"],
      ["Am Buffet", "Die Küche kam aus der Nachbarschaft."],
      ["Tombola"],
      ["Die Band aus der Lohnverrechnung"],
    ],
  },
  {
    id: "gallery-wachau",
    name: "Betriebsausflug in die Wachau",
    description: "Mit dem Schiff von Krems nach Melk.",
    daysAgo: 64,
    pictures: 16,
    captions: [["Abfahrt in Krems"], ["Auf dem Oberdeck"], ["Weingärten bei Dürnstein"]],
  },
  {
    id: "gallery-fachtagung",
    name: "Fachtagung Umsatzsteuer",
    description: null,
    daysAgo: 110,
    pictures: 9,
    captions: [["Podium"], ["Aus dem Vortrag", "Reihengeschäfte in fünf Skizzen."]],
  },
  {
    id: "gallery-graz",
    name: "Das neue Büro in Graz",
    description: "Vor dem Einzug und danach.",
    daysAgo: 190,
    pictures: 7,
    captions: [["Der Eingang"], ["Besprechungszimmer"]],
  },
  {
    id: "gallery-weihnachtsfeier",
    name: "Weihnachtsfeier",
    description: null,
    daysAgo: 335,
    pictures: 12,
    captions: [],
  },
];

export const photoName = (number: number): string => `IMG_${2000 + number}.jpg`;
