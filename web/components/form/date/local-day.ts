const WRITTEN = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day that was written as 17.5.1980, as YYYY-MM-DD; undefined while it is none. */
export const readDay = (written: string): string | undefined => {
  const [, day = "", month = "", year = ""] = WRITTEN.exec(written.trim()) ?? [];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // 31.02. would lead to another day.
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(iso) ? undefined : iso;
};

/** The day of a moment in the reader's time zone, as YYYY-MM-DD. */
export const dayOf = (moment: Date): string => moment.toLocaleDateString("sv-SE");

/** A day as it is written into a field: 17.05.1980. What is none stays as it is. */
export const writtenDay = (day: string): string => day.replace(ISO, "$3.$2.$1");
