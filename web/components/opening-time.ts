import { formatShortTime, formatWeekday } from "../../shared/dates/dates.ts";
import { inOffice, officeDay } from "../../shared/dates/office-days.ts";

/** "Montag, 30. November, 08:00", in Vienna's time, like the send window. */
export const openingInWords = (moment: string): string =>
  `${formatWeekday(officeDay(new Date(moment)))}, ${formatShortTime(inOffice(moment))}`;
