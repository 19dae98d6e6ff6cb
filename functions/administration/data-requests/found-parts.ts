import type { FoundData } from "../../../shared/administration/data-request.ts";
import type { Finding } from "../../data/data-requests/survey.ts";
import { personalText } from "../../data/personal/personal.text.ts";

export interface FoundPart extends Omit<FoundData, "count"> {
  readonly findings: readonly Finding[];
}

export const partsOf = (found: readonly Finding[]): FoundPart[] =>
  Array.from(
    Map.groupBy(found, ({ source }) => source),
    ([{ area, fate }, findings]) => ({
      area,
      fate,
      ...personalText.areas[area],
      findings,
    }),
  );

export const countsOf = (parts: readonly FoundPart[]): FoundData[] =>
  parts.map(({ findings, ...part }) => ({ ...part, count: findings.length }));
