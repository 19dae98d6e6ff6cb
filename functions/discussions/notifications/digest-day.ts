import { addDays } from "date-fns/addDays";
import { addMinutes } from "date-fns/addMinutes";
import { set } from "date-fns/set";
import { inOffice, officeDay } from "../../../shared/dates/office-days.ts";

const HOUR = 7;
/** A run lasts a minute at most, so none adds to a digest that goes out already. */
const BEFORE_IT_CLOSES = 2;

const morningOf = (moment: Date) =>
  set(inOffice(moment), { hours: HOUR, minutes: 0, seconds: 0, milliseconds: 0 });

/** The digest that takes what is collected now: its day, and when it goes out, in ms. */
export const nextDigest = (now: Date): { readonly day: string; readonly at: number } => {
  const closing = addMinutes(now, BEFORE_IT_CLOSES);
  const morning = morningOf(closing);
  const at = closing < morning ? morning : morningOf(addDays(inOffice(closing), 1));
  return { day: officeDay(at), at: at.getTime() };
};
