import { isSameDay } from "date-fns/isSameDay";
import { formatDate, formatDateTime, formatStamp, formatTime } from "../../shared/dates/dates.ts";

import { stampText } from "./components.text.ts";

/** Today "um 14:02:33", otherwise "am 20.11.2026". */
export const stampInWords = (moment: string): string =>
  stampText[isSameDay(moment, new Date()) ? "today" : "earlier"](formatStamp(moment));

/** 4.812; a phone takes 50 ms to load what writes it, and few counts are that large. */
export const formatNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : value.toLocaleString("de-DE");

interface DateTextProps {
  /** A UTC time stamp. */
  value: string | null | undefined;
  show?: "stamp" | "date" | "dateTime";
}

const formats = { stamp: formatStamp, date: formatDate, dateTime: formatDateTime };

export const DateText = ({ value, show = "stamp" }: DateTextProps) =>
  value ? (
    <time dateTime={value} title={`${formatDate(value)} ${formatTime(value)}`}>
      {formats[show](value)}
    </time>
  ) : null;

/** The last whole day before the expiry. */
export const lastDayOf = (expiresAt: string): string => formatDate(new Date(Date.parse(expiresAt) - 1));
