import { formatDate, formatShortTime } from "../../date-text.tsx";

/** A moment as it is written into a field, in the reader's time zone: 20.11.2026 10:30. */
export const writtenTime = (moment: Date): string => `${formatDate(moment)} ${formatShortTime(moment)}`;

const WRITTEN = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}|\d{2})(?:,?\s+(\d{1,2})(?:[:.](\d{2}))?(?:\s*Uhr)?)?$/;

/** The moment of what was written, without a time the beginning of the day; undefined while it is none. */
export const readTime = (written: string): Date | undefined => {
  const match = WRITTEN.exec(written.trim());
  if (!match) return undefined;
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const time = new Date(year < 100 ? 2000 + year : year, month - 1, day, hour, minute);
  // 31.02. and 25:00 would lead to another day.
  const isThatDay = time.getDate() === day && time.getMonth() === month - 1;
  return isThatDay && hour < 24 && minute < 60 ? time : undefined;
};

/** The time stamp of a moment to the minute; the one before, seconds and all, where nothing else was chosen. */
export const stampOf = (moment: Date, before: string | null | undefined): string => {
  const minute = new Date(moment);
  minute.setSeconds(0, 0);
  const kept = before ? new Date(before) : undefined;
  const isSame = kept && Math.floor(kept.getTime() / 60_000) === minute.getTime() / 60_000;
  return kept && isSame ? kept.toISOString() : minute.toISOString();
};
