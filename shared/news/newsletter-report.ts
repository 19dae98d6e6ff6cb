import * as z from "zod";
import { Id } from "../contract/wire.ts";
import { DeliveryCount } from "./newsletter.ts";

/** A smaller domain could identify a recipient. */
export const LEAST_OF_DOMAIN = 20;
/** Later unsubscriptions are not attributed to the newsletter. */
export const UNSUBSCRIBED_WITHIN_DAYS = 14;
/** A smaller number could identify a person, so it stays hidden. */
export const LEAST_CLICKS = 10;
export const REPORTED_NEWSLETTERS = 12;
export const REPORTED_MONTHS = 12;

const count = z.int().min(0);

/** Covers the time until the next interval; null covers all later events. */
const Interval = z.object({ at: z.iso.datetime().nullable(), sent: count, delivered: count, failed: count });

const Domain = z.object({
  /** Null: all domains with fewer than `LEAST_OF_DOMAIN` recipients together. */
  domain: z.string().nullable(),
  recipients: count,
  reached: count,
  failed: count,
});

/** Rounded to tens; null for fewer than `LEAST_CLICKS`. */
const Clicks = z.int().min(LEAST_CLICKS).nullable();

const FollowedLink = z.object({
  title: z.string(),
  address: z.url(),
  clicks: Clicks,
  /** Clicks by mail scanners, as far as they are recognised. */
  scannerClicks: Clicks,
});

export const NewsletterReport = z
  .object({
    title: z.string(),
    startedSendingAt: z.iso.datetime(),
    intervals: z.array(Interval),
    states: z.array(DeliveryCount),
    /** German reasons of undelivered mails, the most frequent first. */
    reasons: z.array(z.object({ reason: z.string(), count })),
    domains: z.array(Domain),
    unsubscribed: count,
    /** In the mail's order; null where clicks were not counted. */
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

const MonthOfOffice = z.object({
  /** YYYY-MM */
  month: z.string(),
  organisationId: Id,
  confirmed: count,
  unsubscribed: count,
  /** At the month's end, or now. */
  subscribers: count,
  taxNews: count,
  doctorsNews: count,
});

export const NewsletterOverview = z
  .object({
    newsletters: z.array(SentNewsletter),
    /** Oldest first; deleted subscribers count nowhere. */
    months: z.array(MonthOfOffice),
  })
  .meta({ id: "NewsletterOverview" });
export type NewsletterOverview = z.infer<typeof NewsletterOverview>;
