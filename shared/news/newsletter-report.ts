import * as z from "zod";
import { Id } from "../contract/wire.ts";
import { DeliveryCount } from "./newsletter.ts";

/** A domain with fewer recipients could stand for one of them. */
export const LEAST_OF_DOMAIN = 20;
/** Who ends a subscription later did not do so because of that newsletter. */
export const UNSUBSCRIBED_WITHIN_DAYS = 14;
/** Fewer could stand for one person, so their number is not told. */
export const LEAST_CLICKS = 10;
export const REPORTED_NEWSLETTERS = 12;
export const REPORTED_MONTHS = 12;

const count = z.int().min(0);

/** What happened from then until the next one; null: all that came later. */
const Interval = z.object({ at: z.iso.datetime().nullable(), sent: count, delivered: count, failed: count });

const Domain = z.object({
  /** Null: all with fewer than `LEAST_OF_DOMAIN` recipients together. */
  domain: z.string().nullable(),
  recipients: count,
  reached: count,
  failed: count,
});

/** In tens; null: fewer than `LEAST_CLICKS`, or none. */
const Clicks = z.int().min(LEAST_CLICKS).nullable();

const FollowedLink = z.object({
  title: z.string(),
  address: z.url(),
  clicks: Clicks,
  /** By programs that look through mails, as far as they can be told. */
  scannerClicks: Clicks,
});

export const NewsletterReport = z
  .object({
    title: z.string(),
    startedSendingAt: z.iso.datetime(),
    /** None before the first mail. */
    intervals: z.array(Interval),
    states: z.array(DeliveryCount),
    /** Of mails that did not arrive; German, the most frequent first. */
    reasons: z.array(z.object({ reason: z.string(), count })),
    /** The largest first, null at the end. */
    domains: z.array(Domain),
    /** Recipients who have ended their subscription within `UNSUBSCRIBED_WITHIN_DAYS`. */
    unsubscribed: count,
    /** In the mail's order; null where it went out without counting. */
    links: z.array(FollowedLink).nullable(),
  })
  .meta({ id: "NewsletterReport" });
export type NewsletterReport = z.infer<typeof NewsletterReport>;

const SentNewsletter = z.object({
  id: Id,
  title: z.string(),
  organisationId: Id.nullable(),
  startedSendingAt: z.iso.datetime(),
  recipients: count,
  reached: count,
  failed: count,
});

/** Of an office in a month, in Vienna. */
const MonthOfOffice = z.object({
  /** YYYY-MM */
  month: z.string(),
  organisationId: Id,
  /** Who have confirmed, or ended, their subscription in it. */
  confirmed: count,
  unsubscribed: count,
  /** At its end, or now. */
  subscribers: count,
  taxNews: count,
  doctorsNews: count,
});

export const NewsletterOverview = z
  .object({
    /** The latest first. */
    newsletters: z.array(SentNewsletter),
    /** The earliest first; who was deleted is in none. */
    months: z.array(MonthOfOffice),
  })
  .meta({ id: "NewsletterOverview" });
export type NewsletterOverview = z.infer<typeof NewsletterOverview>;
