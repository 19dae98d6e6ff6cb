import * as z from "zod";
import { Id } from "../contract/wire.ts";
import { Employee } from "./employee.ts";

export const Birthday = Employee.pick({
  id: true,
  title: true,
  firstname: true,
  lastname: true,
  titleBehind: true,
  jobTitle: true,
  phoneExtension: true,
  email: true,
  profilePictureId: true,
  profilePictureAltText: true,
})
  .extend({
    /** In this week; it tells nothing of the year of birth. */
    date: z.iso.date(),
    organisationId: Id.nullable(),
    organisationName: z.string().nullable(),
    organisationPhone: z.string().nullable(),
  })
  .meta({ id: "Birthday" });
export type Birthday = z.infer<typeof Birthday>;

const TIME_ZONE = "Europe/Vienna";
const DAY = 24 * 3_600_000;

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** As MM-DD. */
export const dayOfBirth = (birthday: string): string => birthday.slice(5);

/** As YYYY-MM-DD, Monday first. */
export const weekOf = (now: Date): string[] => {
  // Swedish dates are ISO dates.
  const today = Date.parse(new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE }).format(now));
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, day) =>
    new Date(today + (day - sinceMonday) * DAY).toISOString().slice(0, 10),
  );
};

/** `born` as MM-DD; without a 29 February the 28th counts. */
export const birthdayIn = (week: readonly string[], born: string): string | undefined =>
  week.find((date) => {
    const day = dayOfBirth(date);
    const isStandIn = born === "02-29" && day === "02-28" && !isLeapYear(Number(date.slice(0, 4)));
    return day === born || isStandIn;
  });
