import { addDays } from "date-fns/addDays";
import { getISODay } from "date-fns/getISODay";
import { parseISO } from "date-fns/parseISO";
import type { SendWindow } from "../../../shared/administration/send-window.ts";
import type { Settings } from "../../../shared/administration/settings.ts";
import { inOffice, officeDay } from "../../../shared/dates/office-days.ts";
import { holidaysBetween } from "../calendar/holidays-between.ts";

/** Longer than any row of holidays keeps a day of the week closed. */
const MOST_DAYS = 60;

const timeOn = (day: string, time: string): Date =>
  time === "24:00"
    ? new Date(addDays(parseISO(day, { in: inOffice }), 1))
    : new Date(parseISO(`${day}T${time}`, { in: inOffice }));

const isHoliday = async (day: string) => (await holidaysBetween(["AT"], day, day)).length > 0;

const isSendingDay = async ({ days, skipsHolidays }: SendWindow, day: string): Promise<boolean> =>
  days.includes(getISODay(parseISO(day))) && !(skipsHolidays && (await isHoliday(day)));

/** `at` itself if the window is open, otherwise its next opening. */
export const openingOf = async (window: SendWindow, at: Date): Promise<Date> => {
  const today = parseISO(officeDay(at), { in: inOffice });
  for (let ahead = 0; ahead < MOST_DAYS; ahead++) {
    const day = officeDay(addDays(today, ahead));
    const isOver = at >= timeOn(day, window.until);
    if (isOver || !(await isSendingDay(window, day))) continue;
    const start = timeOn(day, window.from);
    return at > start ? at : start;
  }
  throw new Error("The window never opens");
};

/** Null if mails to many may go out at that time. */
export const closedUntil = async (
  { sendWindow }: Pick<Settings, "sendWindow">,
  at: Date,
): Promise<Date | null> => {
  const opening = sendWindow ? await openingOf(sendWindow, at) : at;
  return opening > at ? opening : null;
};
