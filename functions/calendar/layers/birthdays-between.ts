import { eachDayOfInterval } from "date-fns/eachDayOfInterval";
import { isLeapYear } from "date-fns/isLeapYear";
import { lightFormat } from "date-fns/lightFormat";
import type { BirthdayDate } from "../../../shared/calendar/layers.contract.ts";
import { dayOfBirth } from "../../../shared/organisations/birthday.ts";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";

/** Outside leap years, 29 February counts as the 28th. */
const birthsOn = (day: Date): string[] => {
  const born = lightFormat(day, "MM-dd");
  return born === "02-28" && !isLeapYear(day) ? [born, "02-29"] : [born];
};

/** Only people who agreed; both days (YYYY-MM-DD) are included. */
export const birthdaysBetween = (people: Iterable<Employee>, start: string, end: string): BirthdayDate[] => {
  const byBirth = Map.groupBy(
    Array.from(people).filter(({ showBirthday, birthday }) => showBirthday && birthday !== null),
    ({ birthday }) => dayOfBirth(birthday ?? ""),
  );
  return eachDayOfInterval({ start, end }).flatMap((day) =>
    birthsOn(day)
      .flatMap((born) => byBirth.get(born) ?? [])
      .map((person) => ({
        employeeId: person.id,
        name: fullName(person),
        organisationId: person.employedAt,
        date: lightFormat(day, "yyyy-MM-dd"),
      })),
  );
};
