import { millisecondsInHour } from "date-fns/constants";
import type { Item } from "../table/item.ts";

export interface SendingQuota {
  readonly perSecond: number;
  /** In any 24 hours; a negative number means no limit. */
  readonly perDay: number;
  readonly sentLastDay: number;
}

const DAY = 24;
/** The share that has to be free before newsletters go on, lest they stop every minute. */
const WORTHWHILE = 0.05;

const hourOf = (at: number) => Math.floor(at / millisecondsInHour);
const nameOf = (hour: number) => `hour${hour}`;

/** Newsletters' share of the day, less what anybody has sent in 24 hours, as of asking SES. */
export const dayOf = ({ perDay, sentLastDay }: SendingQuota, share: number) => {
  const mails = perDay < 0 ? Number.MAX_SAFE_INTEGER : Math.floor(perDay * share);
  return { mailsPerDay: mails, mailsLeft: mails - sentLastDay, sinceAsked: 0 };
};

/** Mails are counted by the hour, to know when they fall out of SES's 24 hours. */
export const sentMails = (mails: number, at: number) => ({ sinceAsked: mails, [nameOf(hourOf(at))]: mails });

export const forgottenHours = (at: number): string[] =>
  Array.from({ length: DAY }, (_, index) => nameOf(hourOf(at) - 2 * DAY + index));

const count = (value: unknown) => (typeof value === "number" ? value : 0);

/** In ms. Others' mails are not known by the hour, so SES is asked again in one. */
const goesOnAt = (item: Item, at: number): number => {
  let free = 0;
  for (let hour = hourOf(at) - DAY; hour <= hourOf(at); hour++) {
    free += count(item[nameOf(hour)]);
    if (free > count(item.mailsPerDay) * WORTHWHILE) return (hour + DAY + 1) * millisecondsInHour;
  }
  return at + millisecondsInHour;
};

/** In ms; undefined while newsletters may send. */
export const usedUpUntil = (item: Item, at: number): number | undefined =>
  typeof item.mailsLeft === "number" && count(item.sinceAsked) > item.mailsLeft
    ? goesOnAt(item, at)
    : undefined;
