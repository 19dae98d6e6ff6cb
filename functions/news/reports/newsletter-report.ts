import { addDays } from "date-fns/addDays";
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from "date-fns/constants";
import type { SendDetail } from "../../../shared/news/newsletter.ts";
import {
  LEAST_OF_DOMAIN,
  type NewsletterReport,
  UNSUBSCRIBED_WITHIN_DAYS,
} from "../../../shared/news/newsletter-report.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { statesOf } from "../delivery/ledger.ts";
import { sendingText } from "../sending.text.ts";
import { refusalText } from "./reports.text.ts";

const MOST_INTERVALS = 30;
const SHOWN_BY_TIME = 0.98;
/** A ledger is kept for years at most. */
const WIDEST = 60 * millisecondsInDay;
const widths = [
  millisecondsInMinute,
  5 * millisecondsInMinute,
  15 * millisecondsInMinute,
  millisecondsInHour,
  6 * millisecondsInHour,
  millisecondsInDay,
];

const failed = new Set<SendDetail["state"]>(["failed", "bounced"]);
const notArrived = new Set<SendDetail["state"]>([...failed, "skipped"]);

const isFailed = ({ state }: SendDetail) => failed.has(state);

type Happening = "sent" | "delivered" | "failed";

const happeningsOf = (row: SendDetail): { readonly what: Happening; readonly at: number }[] => {
  const { success, timeStamp, deliveredAt } = row;
  const outcome = success ? "sent" : isFailed(row) ? "failed" : undefined;
  return [
    ...(outcome && timeStamp ? [{ what: outcome, at: Date.parse(timeStamp) } as const] : []),
    ...(deliveredAt ? [{ what: "delivered", at: Date.parse(deliveredAt) } as const] : []),
  ];
};

const intervalsOf = (rows: readonly SendDetail[]): NewsletterReport["intervals"] => {
  const happenings = rows.flatMap(happeningsOf).sort((one, other) => one.at - other.at);
  const first = happenings[0];
  if (!first) return [];
  const end = happenings[Math.ceil(happenings.length * SHOWN_BY_TIME) - 1]?.at ?? first.at;
  const numberOf = (width: number) => Math.floor(end / width) - Math.floor(first.at / width) + 1;
  const width = widths.find((one) => numberOf(one) <= MOST_INTERVALS) ?? WIDEST;
  const start = Math.floor(first.at / width) * width;
  const shown = numberOf(width);
  const intervals = Array.from({ length: shown + 1 }, (_, no) => ({
    at: no < shown ? new Date(start + no * width).toISOString() : null,
    sent: 0,
    delivered: 0,
    failed: 0,
  }));
  for (const { what, at } of happenings) {
    const interval = intervals[Math.min(Math.floor((at - start) / width), shown)];
    if (interval) interval[what]++;
  }
  return intervals.filter(({ at, sent, delivered, failed }) => at !== null || sent + delivered + failed > 0);
};

const own = new Set<string>([
  sendingText.neverAccepted,
  sendingText.cancelled,
  sendingText.rejected,
  ...Object.values(sendingText.skipped),
]);

/** By the second digit of a status code (RFC 3463). */
const refusals: Readonly<Record<string, string>> = {
  1: refusalText.address,
  2: refusalText.mailbox,
  3: refusalText.server,
  4: refusalText.server,
  7: refusalText.unwanted,
};

const reasonOf = ({ error }: SendDetail): string => {
  if (error !== null && own.has(error)) return error;
  const subject = error?.match(/\b[45]\.(\d{1,3})\.\d{1,3}\b/)?.[1] ?? "";
  return refusals[subject] ?? sendingText.bounced;
};

const byCount = (one: { readonly count: number }, other: { readonly count: number }) =>
  other.count - one.count;

const reasonsOf = (rows: readonly SendDetail[]): NewsletterReport["reasons"] =>
  Array.from(
    Map.groupBy(
      rows.filter(({ state }) => notArrived.has(state)),
      reasonOf,
    ),
    ([reason, some]) => ({ reason, count: some.length }),
  ).sort(byCount);

const domainOf = ({ email }: SendDetail) => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

const domainsOf = (rows: readonly SendDetail[]): NewsletterReport["domains"] => {
  const domains = Map.groupBy(rows, domainOf);
  const named = (domain: string) => ((domains.get(domain)?.length ?? 0) >= LEAST_OF_DOMAIN ? domain : null);
  return Array.from(
    Map.groupBy(rows, (row) => named(domainOf(row))),
    ([domain, some]) => ({
      domain,
      recipients: some.length,
      reached: some.filter(({ success }) => success).length,
      failed: some.filter(isFailed).length,
    }),
  ).sort(
    (one, other) =>
      Number(one.domain === null) - Number(other.domain === null) || other.recipients - one.recipients,
  );
};

interface KnownSubscribers {
  readonly get: (id: string) => Pick<Subscriber, "customerUnsuscribedAt"> | undefined;
}

const unsubscribedAmong = (rows: readonly SendDetail[], startedAt: string, subscribers: KnownSubscribers) => {
  const until = addDays(new Date(startedAt), UNSUBSCRIBED_WITHIN_DAYS).toISOString();
  return rows.filter(({ type, id }) => {
    const at = type === "employees" ? null : subscribers.get(id)?.customerUnsuscribedAt;
    return at ? at >= startedAt && at < until : false;
  }).length;
};

type Sending = Pick<NewsletterReport, "title" | "startedSendingAt" | "links">;

export const newsletterReport = (
  sending: Sending,
  rows: readonly SendDetail[],
  subscribers: KnownSubscribers,
): NewsletterReport => ({
  ...sending,
  intervals: intervalsOf(rows),
  states: statesOf(rows),
  reasons: reasonsOf(rows),
  domains: domainsOf(rows),
  unsubscribed: unsubscribedAmong(rows, sending.startedSendingAt, subscribers),
});
