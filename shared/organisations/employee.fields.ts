import { type Field, fieldsWith, headingsOf, labelsOf } from "../contract/fields.ts";
import type { EmployeeDraft } from "./employee-draft.ts";

/** Switches of notifications have their own page. */
type Switch = "forumDigest" | "silentTopics" | `notify${string}`;
type Name = Exclude<keyof EmployeeDraft | "employedAt", Switch | "profilePictureAltText">;

export const employeeFields = {
  salutation: { label: "Anrede", import: [] },
  title: { label: "Titel", search: 16, import: ["akademischertitel", "titelvor"] },
  firstname: { label: "Vorname", search: 16, sort: true, import: ["vname", "firstname"] },
  lastname: {
    label: "Nachname",
    search: 16,
    filter: true,
    sort: true,
    column: true,
    import: ["familienname", "zuname", "lastname", "name"],
  },
  titleBehind: { label: "Titel nach dem Namen", search: 16, import: ["titelnach", "nachgestelltertitel"] },
  employedAt: { label: "Kanzlei", kind: "choice", filter: true, sort: true, column: true },
  jobTitle: {
    label: "Funktion",
    search: 8,
    hasCompounds: true,
    filter: true,
    sort: true,
    column: true,
    facts: "work",
    import: ["position", "beruf", "stelle", "jobtitle"],
    choices: "jobTitles",
  },
  specialty: {
    label: "Fachgebiet",
    search: 4,
    hasCompounds: true,
    filter: true,
    sort: true,
    column: true,
    facts: "work",
    import: ["spezialgebiet", "schwerpunkt", "fachbereich"],
    choices: "specialties",
  },
  languages: {
    label: "Sprachen",
    kind: "values",
    search: 4,
    filter: true,
    column: true,
    facts: "work",
    import: ["sprache", "fremdsprachen", "sprachkenntnisse"],
    choices: "languages",
  },
  isDirector: {
    label: "Gehört zur Geschäftsführung",
    heading: "Geschäftsführung",
    kind: "flag",
    filter: true,
    import: ["geschaftsfuhrer", "gf"],
  },
  email: { label: "E-Mail", kind: "mail", search: 4, facts: "contact" },
  phoneExtension: { label: "Durchwahl", import: ["dw", "klappe", "nebenstelle"] },
  phoneMobile: {
    label: "Mobil",
    kind: "phone",
    facts: "contact",
    import: ["handy", "mobiltelefon", "mobilnummer"],
  },
  phoneLandline: {
    label: "Festnetz",
    kind: "phone",
    facts: "contact",
    import: ["telefon", "festnetznummer"],
  },
  phoneFax: { label: "Fax", import: [] },
  addressStreet: { label: "Straße und Hausnummer", import: ["strasse", "adresse"] },
  addressZip: { label: "PLZ", import: ["postleitzahl", "zip"] },
  addressCity: { label: "Ort", import: ["stadt", "wohnort", "city"] },
  addressCountry: { label: "Land", import: [] },
  birthday: { label: "Geburtstag", kind: "day", facts: "private", import: ["geburtsdatum", "geboren"] },
  hobbies: { label: "Hobbys", facts: "private" },
  partner: { label: "Partnerin oder Partner", facts: "private" },
  partnerBirthday: { label: "Deren oder dessen Geburtstag", kind: "day" },
  kids: { label: "Kinder" },
  additionalInformation: { label: "Weitere Angaben" },
  showOnHomepage: { label: "Person zeigen", kind: "flag" },
  homepageOrder: { label: "Platz in der Reihenfolge", kind: "number" },
  showEmail: { label: "E-Mail-Adresse zeigen", kind: "flag" },
  showPhone: { label: "Telefonnummer zeigen", kind: "flag" },
  showPicture: { label: "Bild zeigen", kind: "flag" },
  showJobTitle: { label: "Funktion zeigen", kind: "flag" },
} as const satisfies Readonly<Record<Name, Field>>;

export const employeeLabels = labelsOf(employeeFields);

export const importedFields = fieldsWith(employeeFields, "import");

export const employeeHeadings = {
  id: "Kennung",
  office: employeeLabels.employedAt,
  ...headingsOf(employeeFields),
};
