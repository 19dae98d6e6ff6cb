import { gzipSync } from "node:zlib";
import { secondsInDay } from "date-fns/constants";
import type { RecipientTotals } from "../../../shared/news/newsletter.ts";
import type { RecipientChoice } from "../../../shared/news/recipients.ts";
import { activeKey, statusKey } from "../../data/newsletters/active-runs.ts";
import type { RenderedNewsletter } from "../../data/templates/rendered-newsletter.ts";
import type { Write } from "../../platform/table/item.ts";
import { contentKey, planKey, scheduledKey } from "./keys.ts";
import type { PlanMessage } from "./messages.ts";

export interface LedgerRun extends PlanMessage {
  /** In s, for all items of the run. */
  readonly expiresAt: number;
}

export const ledgerExpiry = (begun: Date, retentionDays: number): number =>
  Math.floor(begun.getTime() / 1000) + retentionDays * secondsInDay;

export interface RunStart {
  readonly newsletterId: string;
  readonly run: number;
  readonly organisationId: string | null;
  readonly choice: RecipientChoice;
  readonly content: RenderedNewsletter;
  readonly toAllAgain: boolean;
  readonly startedBy: string;
  readonly counted?: RecipientTotals | undefined;
  readonly ledgerRetentionDays: number;
  readonly now: Date;
}

export const markActive = (newsletterId: string): Write => ({
  Put: { Item: { ...activeKey(newsletterId) } },
});

/** Joins the newsletter's own write, which decides who was first. */
export const startWrites = ({
  newsletterId,
  run,
  organisationId,
  choice,
  content,
  toAllAgain,
  startedBy,
  counted,
  ledgerRetentionDays,
  now,
}: RunStart): Write[] => {
  const expiresAt = ledgerExpiry(now, ledgerRetentionDays);
  return [
    {
      Put: {
        Item: {
          ...statusKey(newsletterId),
          newsletterId,
          run,
          organisationId,
          desiredState: "running",
          startedAt: now.toISOString(),
          lastChangeAt: now.toISOString(),
          startedBy,
          planned: false,
          ...(counted && {
            expected: {
              employees: counted.employeesCountTotal,
              clients: counted.clientsCountTotal,
              externals: counted.externalsCountTotal,
            },
          }),
          expiresAt,
        },
      },
    },
    {
      Put: {
        Item: {
          ...planKey(newsletterId, run),
          choice,
          batches: 0,
          segmentStart: 0,
          leaveOutServed: !toAllAgain,
          complete: false,
          expiresAt,
        },
      },
    },
    {
      Put: {
        Item: {
          ...contentKey(newsletterId, run),
          content: gzipSync(JSON.stringify(content)),
          expiresAt,
        },
      },
    },
    markActive(newsletterId),
    { Delete: { Key: scheduledKey(newsletterId) } },
  ];
};

/** What is known of the last sending expires with its ledger. */
export const restWrites = (newsletterId: string): Write[] => [
  { Delete: { Key: activeKey(newsletterId) } },
  { Delete: { Key: scheduledKey(newsletterId) } },
];

export const forgetWrites = (newsletterId: string): Write[] => [
  { Delete: { Key: statusKey(newsletterId) } },
  ...restWrites(newsletterId),
];
