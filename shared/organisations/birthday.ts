import { isLeapYear } from "date-fns/isLeapYear";
import { parseISO } from "date-fns/parseISO";
import * as z from "zod";
import { Id } from "../contract/wire.ts";
import { Employee } from "./employee.ts";

/** Somebody who has a birthday, as colleagues may know it. */
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
    /** The day of this week: it tells nothing of the year somebody was born in. */
    date: z.iso.date(),
    organisationId: Id.nullable(),
    organisationName: z.string().nullable(),
    organisationPhone: z.string().nullable(),
  })
  .meta({ id: "Birthday" });
export type Birthday = z.infer<typeof Birthday>;

/** Day and month of a date of birth, as MM-DD; nothing of the year. */
export const dayOfBirth = (birthday: string): string => birthday.slice(5);

/** The day of the week on which somebody born on MM-DD has a birthday; who was born on 29 February, else on the 28th. */
export const birthdayIn = (week: readonly string[], born: string): string | undefined =>
  week.find((date) => {
    const day = dayOfBirth(date);
    const isStandIn = born === "02-29" && day === "02-28" && !isLeapYear(parseISO(date));
    return day === born || isStandIn;
  });
