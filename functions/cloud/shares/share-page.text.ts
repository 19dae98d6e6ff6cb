import type { ShareLanguage } from "../../../shared/cloud/public-shares.contract.ts";

const german = {
  shared: (office: string, until: string) => `Geteilt von ${office}, bis ${until}`,
  locked: "Kennwort eingeben",
  lockedHelp: "Was hier geteilt wird, ist mit einem Kennwort geschützt. Sie haben es gesondert bekommen.",
  password: "Kennwort",
  unlock: "Weiter",
  wrong: "Das Kennwort stimmt nicht. Nach fünf Versuchen bitte eine Viertelstunde warten.",
  waiting: "Das ZIP wird zusammengestellt. Bitte drücken Sie gleich noch einmal auf „Alle als ZIP“.",
  large: "Für ein ZIP ist das zu viel. Bitte laden Sie die Dateien einzeln herunter.",
  zip: "Alle als ZIP",
  save: "Herunterladen",
  show: "Ansehen",
  saveOf: (name: string) => `${name} herunterladen`,
  showOf: (name: string) => `${name} ansehen, in einem neuen Fenster`,
  folders: "Ordner",
  files: "Dateien",
  empty: "Dieser Ordner ist leer.",
  way: "Weg zum Ordner",
  pages: "Seiten",
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  earlier: "Zurück",
  later: "Weiter",
  left: (count: number) => `Noch ${count} ${count === 1 ? "Download" : "Downloads"} möglich.`,
  noted: "Vermerkt wird, wann etwas heruntergeladen wurde, nicht von wem.",
  imprint: "Impressum",
  privacy: "Datenschutz",
  otherLanguage: "English",
};

const english: typeof german = {
  shared: (office, until) => `Shared by ${office} until ${until}`,
  locked: "Enter the password",
  lockedHelp: "What is shared here is protected by a password, which you have been given separately.",
  password: "Password",
  unlock: "Continue",
  wrong: "This is not the password. After five tries please wait for a quarter of an hour.",
  waiting: "The ZIP is being made. Please press “All as ZIP” again in a moment.",
  large: "This is too much for a ZIP. Please download the files one by one.",
  zip: "All as ZIP",
  save: "Download",
  show: "View",
  saveOf: (name) => `Download ${name}`,
  showOf: (name) => `View ${name} in a new window`,
  folders: "Folders",
  files: "Files",
  empty: "This folder is empty.",
  way: "Path to the folder",
  pages: "Pages",
  page: (page, pages) => `Page ${page} of ${pages}`,
  earlier: "Back",
  later: "Next",
  left: (count) => `${count} more ${count === 1 ? "download" : "downloads"} possible.`,
  noted: "It is noted when something was downloaded, but not by whom.",
  imprint: "Legal notice",
  privacy: "Privacy",
  otherLanguage: "Deutsch",
};

export const shareTexts: Readonly<Record<ShareLanguage, typeof german>> = { de: german, en: english };

/** For who may read either, on the page of the problem. */
export const endedDetail =
  "Vielleicht ist sie abgelaufen oder wurde beendet. Fragen Sie bitte, wer Ihnen den Link geschickt hat. This link is not or no longer valid; please ask whoever sent it.";
