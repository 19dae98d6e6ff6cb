import { isLeapYear } from "date-fns/isLeapYear";
import { parseISO } from "date-fns/parseISO";
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
    /** In this week, so that it hides the year of birth. */
    date: z.iso.date(),
    organisationId: Id.nullable(),
    organisationName: z.string().nullable(),
    organisationPhone: z.string().nullable(),
  })
  .meta({ id: "Birthday" });
export type Birthday = z.infer<typeof Birthday>;

export const dayOfBirth = (birthday: string): string => birthday.slice(5);

/** `born` as MM-DD; without a 29 February the 28th counts. */
export const birthdayIn = (week: readonly string[], born: string): string | undefined =>
  week.find((date) => {
    const day = dayOfBirth(date);
    const isStandIn = born === "02-29" && day === "02-28" && !isLeapYear(parseISO(date));
    return day === born || isStandIn;
  });
