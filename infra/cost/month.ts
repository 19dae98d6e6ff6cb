import { backup } from "./backup.ts";
import { cloudFiles } from "./cloud-file.ts";
import { mailPictures } from "./mail-pictures.ts";
import { newsletter } from "./newsletter.ts";
import { person } from "./person.ts";
import { dollarsFor, type PriceName } from "./prices.ts";
import { type DeployedTemplate, sampleRateOf, standing } from "./standing.ts";
import { sumOf, times } from "./usage.ts";
import { zip } from "./zip.ts";

/** In GB: a file of the cloud that goes up in parts. */
const FILE = 0.05;

export interface Month {
  readonly newsletters: number;
  readonly recipients: number;
  readonly people: number;
  /** GB put into the cloud, new versions included. */
  readonly uploaded: number;
  /** Each of 1 GB, from files of the size above. */
  readonly zips: number;
  readonly "backup-days": number;
}

export interface CostLine {
  readonly name: PriceName;
  readonly amount: number;
  readonly dollars: number;
}

export const costOf = (template: DeployedTemplate, month: Month): CostLine[] => {
  const used = [
    standing(template),
    times(month.newsletters, newsletter(month.recipients)),
    times(month.newsletters, mailPictures(month.recipients)),
    times(month.people, person(sampleRateOf(template))),
    cloudFiles(month.uploaded, FILE),
    times(month.zips, zip(1, 1 / FILE)),
  ];
  return Array.from(sumOf([...used, backup(month["backup-days"], sumOf(used))]), ([name, amount]) => ({
    name,
    amount,
    dollars: dollarsFor(name, amount),
  })).toSorted((a, b) => b.dollars - a.dollars);
};

export const totalOf = (lines: readonly CostLine[]): number =>
  lines.reduce((sum, { dollars }) => sum + dollars, 0);
