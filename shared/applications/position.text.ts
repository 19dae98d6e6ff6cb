import type { Position } from "./position.ts";

export const positionLabels: Readonly<Record<Position, string>> = {
  sekretariat: "Sekretariat",
  "buchhaltung-lohnverrechnung": "Buchhaltung und Lohnverrechnung",
  "bilanzierung-steuererklaerungen": "Bilanzierung und Steuererklärungen",
  steuerfachabteilung: "Steuerfachabteilung",
  steuerberatung: "Steuerberatung",
  wirtschaftspruefung: "Wirtschaftsprüfung",
  unternehmensberatung: "Unternehmensberatung",
  sachverstaendigengutachten: "Sachverständigengutachten",
};
