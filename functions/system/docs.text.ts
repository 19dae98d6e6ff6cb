export const docsText = {
  title: "Schnittstelle des Kanzleiportals",
  machineReadable: "Dieselbe Beschreibung als OpenAPI 3.1",
  areas: "Bereiche",
  types: "Datentypen",
  access: "Zugriff",
  parameters: "Parameter",
  body: "Inhalt",
  reply: "Antwort",
  noReply: "ohne Inhalt",
  problems: "Fehler",
  field: "Feld",
  type: "Art",
  required: "Pflicht",
  yes: "ja",
  note: "Anmerkung",
  status: "Status",
  code: "Code",
  meaning: "Bedeutung",
  version: "Version",
  asJson: "als JSON",
  locations: { path: "Pfad", query: "Abfrage", header: "Header", cookie: "Cookie" },
};

export const accessText: Readonly<Record<string, string>> = {
  public: "öffentlich",
  session: "alle Angemeldeten",
  admin: "nur Administration",
};

export const schemaText = {
  anything: "beliebig",
  list: "Liste von",
  or: " oder ",
  standard: "Standard",
  atMostCharacters: (count: number) => `höchstens ${count.toLocaleString("de-DE")} Zeichen`,
  atMostEntries: (count: number) => `höchstens ${count.toLocaleString("de-DE")} Einträge`,
  upTo: (bound: number) => `bis ${bound.toLocaleString("de-DE")}`,
  types: {
    string: "Text",
    integer: "ganze Zahl",
    number: "Zahl",
    boolean: "ja/nein",
    null: "leer",
    array: "Liste",
    object: "Objekt",
  } as Readonly<Record<string, string>>,
  formats: {
    "date-time": "Zeitpunkt",
    date: "Datum",
    email: "E-Mail-Adresse",
    uri: "Webadresse",
  } as Readonly<Record<string, string>>,
};
