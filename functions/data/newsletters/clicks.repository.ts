import { createHash } from "node:crypto";
import { millisecondsInSecond } from "date-fns/constants";
import type { Key } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { statusKey } from "./active-runs.ts";

const SCANNED_WITHIN = 10 * millisecondsInSecond;

/** Programs that name themselves; scanners of mails mostly do not. */
const PROGRAM =
  /bot\b|crawl|spider|scan|preview|proxy|proofpoint|mimecast|barracuda|safelinks|facebookexternal|headless|curl|wget|python|java\/|okhttp|go-http|node|axios/i;

export interface Click {
  readonly newsletterId: string;
  readonly address: string;
  readonly method: string;
  readonly userAgent: string | undefined;
  readonly at: Date;
}

export interface ClickCount {
  readonly clicks: number;
  readonly scannerClicks: number;
}

const partitionOf = (newsletterId: string) => `CLICKS#${newsletterId}`;

const nameOf = (address: string) => createHash("sha256").update(address).digest("base64url").slice(0, 22);

const keyOf = (newsletterId: string, address: string): Key => ({
  pk: partitionOf(newsletterId),
  sk: nameOf(address),
});

const isProgram = ({ method, userAgent }: Click) =>
  method === "HEAD" || userAgent === undefined || PROGRAM.test(userAgent);

export const openClicks = (table: Table) => ({
  count: async (click: Click): Promise<void> => {
    const { newsletterId, address, at } = click;
    const run = await table.get(statusKey(newsletterId), ["firstSentAt", "expiresAt"]);
    if (!run) return;
    const firstSentAt = Number(run.firstSentAt ?? Number.POSITIVE_INFINITY);
    const isEarly = at.getTime() < firstSentAt + SCANNED_WITHIN;
    await table.update(keyOf(newsletterId, address), {
      set: { expiresAt: run.expiresAt },
      add: { [isEarly || isProgram(click) ? "scannerClicks" : "clicks"]: 1 },
    });
  },

  of: async (newsletterId: string): Promise<(address: string) => ClickCount> => {
    const items = await table.all(partitionOf(newsletterId));
    const counts = new Map(items.map((item) => [item.sk, item]));
    return (address) => {
      const item = counts.get(nameOf(address));
      return { clicks: Number(item?.clicks ?? 0), scannerClicks: Number(item?.scannerClicks ?? 0) };
    };
  },
});
