import * as z from "zod";

export const positions = [
  "sekretariat",
  "buchhaltung-lohnverrechnung",
  "bilanzierung-steuererklaerungen",
  "steuerfachabteilung",
  "steuerberatung",
  "wirtschaftspruefung",
  "unternehmensberatung",
  "sachverstaendigengutachten",
] as const;

export const Position = z.enum(positions);
export type Position = z.infer<typeof Position>;
