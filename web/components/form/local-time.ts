import { format } from "date-fns";

/** A time stamp as an input of the type `datetime-local` shows it: local, to the minute. */
export const toLocalTime = (stamp: string | null | undefined): string =>
  stamp ? format(new Date(stamp), "yyyy-MM-dd'T'HH:mm") : "";

/** The time stamp of what such an input holds; null while it is empty or half filled in. */
export const fromLocalTime = (local: string): string | null => {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
};
