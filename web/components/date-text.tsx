const date = new Intl.DateTimeFormat("de-DE", { day: "2-digit", month: "2-digit", year: "numeric" });
const time = new Intl.DateTimeFormat("de-DE", { hour: "2-digit", minute: "2-digit", second: "2-digit" });
const shortTime = new Intl.DateTimeFormat("de-DE", { hour: "2-digit", minute: "2-digit" });
const number = new Intl.NumberFormat("de-DE");

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

/** DD.MM.YYYY, in the reader's time zone. */
export const formatDate = (value: string | Date): string => date.format(new Date(value));

/** HH:mm:ss, in the reader's time zone. */
export const formatTime = (value: string | Date): string => time.format(new Date(value));

/** HH:mm, for what was just saved and what ends soon. */
export const formatShortTime = (value: string | Date): string => shortTime.format(new Date(value));

/** A time stamp as the portal shows it: of today the time, otherwise the date (specification section 1). */
export const formatStamp = (value: string | Date, now = new Date()): string =>
  isSameDay(new Date(value), now) ? formatTime(value) : formatDate(value);

/** Date and time, where both count: a release date, say. */
export const formatDateTime = (value: string | Date): string =>
  `${formatDate(value)}, ${formatShortTime(value)}`;

/** 4.812 */
export const formatNumber = (value: number): string => number.format(value);

interface DateTextProps {
  /** A UTC time stamp; nothing stands for none. */
  value: string | null | undefined;
  /** `stamp`: the time for today, else the date. */
  show?: "stamp" | "date" | "dateTime";
}

const formats = { stamp: formatStamp, date: formatDate, dateTime: formatDateTime };

export const DateText = ({ value, show = "stamp" }: DateTextProps) =>
  value ? (
    <time dateTime={value} title={`${formatDate(value)} ${formatTime(value)}`}>
      {formats[show](value)}
    </time>
  ) : null;
