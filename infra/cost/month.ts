import { newsletter } from "./newsletter.ts";
import { person } from "./person.ts";
import { dollarsFor, type PriceName } from "./prices.ts";
import { type DeployedTemplate, standing } from "./standing.ts";
import { sumOf, times } from "./usage.ts";

export interface Month {
  readonly newsletters: number;
  readonly recipients: number;
  readonly people: number;
}

export interface CostLine {
  readonly name: PriceName;
  readonly amount: number;
  readonly dollars: number;
}

export const costOf = (template: DeployedTemplate, { newsletters, recipients, people }: Month): CostLine[] =>
  Array.from(
    sumOf([standing(template), times(newsletters, newsletter(recipients)), times(people, person())]),
    ([name, amount]) => ({ name, amount, dollars: dollarsFor(name, amount) }),
  ).toSorted((a, b) => b.dollars - a.dollars);

export const totalOf = (lines: readonly CostLine[]): number =>
  lines.reduce((sum, { dollars }) => sum + dollars, 0);
