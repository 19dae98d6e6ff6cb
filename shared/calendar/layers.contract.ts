import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { page } from "../contract/list-query.ts";
import { Id } from "../contract/wire.ts";
import { eventProblems } from "./calendar.problems.ts";

const MAX_DAYS = 400;

const days = z.object({ from: z.iso.date(), to: z.iso.date() });

interface Days {
  readonly from: string;
  readonly to: string;
}

const isShort = ({ from, to }: Days) => {
  const length = differenceInCalendarDays(to, from);
  return length >= 0 && length <= MAX_DAYS;
};

const tooLong = { path: ["to"], error: `Möglich sind bis zu ${MAX_DAYS} Tage ab dem ersten.` };

const BirthdayDate = z
  .object({ employeeId: Id, name: z.string(), organisationId: Id.nullable(), date: z.iso.date() })
  .meta({ id: "BirthdayDate" });
export type BirthdayDate = z.infer<typeof BirthdayDate>;

const Holiday = z.object({ date: z.iso.date(), name: z.string() }).meta({ id: "Holiday" });
export type Holiday = z.infer<typeof Holiday>;

/** Both days included. */
export const layers = {
  birthdays: endpoint({
    method: "GET",
    path: "/v1/calendar/birthdays",
    access: signedIn,
    summary: "Birthdays of a period, of those who agreed that colleagues know",
    query: days.refine(isShort, tooLong),
    reply: page(BirthdayDate),
  }),
  holidays: endpoint({
    method: "GET",
    path: "/v1/calendar/holidays",
    access: signedIn,
    summary: "Public holidays of a period where an office is, the caller's by default",
    query: days.extend({ organisationId: Id.optional() }).refine(isShort, tooLong),
    reply: page(Holiday),
    problems: [eventProblems.unknownOffice],
  }),
};
