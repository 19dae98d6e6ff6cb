import type { Town } from "./towns.ts";

const authorities = {
  AT: "Kammer der Steuerberater:innen und Wirtschaftsprüfer:innen",
  IT: "Kammer der Wirtschaftsprüfer und Steuerberater Bozen",
  DE: "Steuerberaterkammer München",
};

export const officeText = {
  addition: ({ country }: Town) =>
    country === "AT" ? "Steuerberatungsgesellschaft m.b.H." : "Steuerberatungsgesellschaft",
  contactDe: ({ name }: Town) =>
    `Sie erreichen uns Montag bis Donnerstag von 8 bis 17 Uhr, Freitag bis 13 Uhr. Parkplätze in ${name} finden Sie im Innenhof.`,
  contactEn: ({ name }: Town) =>
    `Our office in ${name} is open Monday to Thursday from 8 am to 5 pm and on Fridays until 1 pm.`,
  products: [
    "Steuerberatung, Buchhaltung, Lohnverrechnung",
    "Steuerberatung, Bilanzierung, Wirtschaftsprüfung",
    "Steuerberatung, Ärzteberatung, Unternehmensnachfolge",
  ],
  websiteDe: ({ firm, name }: Town) =>
    `${firm} begleitet Unternehmen, Freiberufler und Familien in ${name} und Umgebung, von der Gründung bis zur Übergabe.`,
  websiteEn: ({ firm, name }: Town) =>
    `${firm} advises businesses, professionals and families in and around ${name}, from start-up to succession.`,
  websiteIt: ({ firm, name }: Town) =>
    `${firm} assiste imprese, liberi professionisti e famiglie a ${name} e dintorni.`,
  authority: ({ country }: Town) => authorities[country],
} as const;
