import { millisecondsInHour } from "date-fns/constants";
import type { Item } from "../table/item.ts";

/** As `GetAccount` tells it. */
export interface SendingQuota {
  readonly perSecond: number;
  /** In any 24 hours; negative is any number. */
  readonly perDay: number;
  readonly sentLastDay: number;
}

const DAY = 24;
/** What has to be free again before newsletters go on, lest they stop every minute. */
const WORTHWHILE = 0.05;

const hourOf = (at: number) => Math.floor(at / millisecondsInHour);
const nameOf = (hour: number) => `hour${hour}`;

/** Newsletters have their share of the day, less what anybody has sent in the last 24 hours; counted from when SES was asked. */
export const dayOf = ({ perDay, sentLastDay }: SendingQuota, share: number) => {
  const mails = perDay < 0 ? Number.MAX_SAFE_INTEGER : Math.floor(perDay * share);
  return { mailsPerDay: mails, mailsLeft: mails - sentLastDay, sinceAsked: 0 };
};

/** What a turn adds: mails by the hour tell when they fall out of SES's 24 hours. */
export const sentMails = (mails: number, at: number) => ({ sinceAsked: mails, [nameOf(hourOf(at))]: mails });

/** Of the day before, which nobody looks at. */
export const forgottenHours = (at: number): string[] =>
  Array.from({ length: DAY }, (_, index) => nameOf(hourOf(at) - 2 * DAY + index));

const count = (value: unknown) => (typeof value === "number" ? value : 0);

/** In ms; what others have sent is not known by the hour, so SES is asked again in one. */
const goesOnAt = (item: Item, at: number): number => {
  let free = 0;
  for (let hour = hourOf(at) - DAY; hour <= hourOf(at); hour++) {
    free += count(item[nameOf(hour)]);
    if (free > count(item.mailsPerDay) * WORTHWHILE) return (hour + DAY + 1) * millisecondsInHour;
  }
  return at + millisecondsInHour;
};

/** Undefined while newsletters may send; in ms. */
export const usedUpUntil = (item: Item, at: number): number | undefined =>
  typeof item.mailsLeft === "number" && count(item.sinceAsked) > item.mailsLeft
    ? goesOnAt(item, at)
    : undefined;
