import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import type { OfficeSummary } from "../../../shared/organisations/organisation.ts";
import { directDial } from "../../../shared/organisations/phone.ts";
import { formatPhone } from "../../components/people/format-phone.ts";
import { phoneListText as text } from "./phone-list.text.ts";

export interface PhoneLine {
  readonly id: string;
  readonly name: string;
  readonly jobTitle: string;
  readonly extension: string;
  readonly phone: string;
  readonly mobile: string;
  readonly email: string;
}

export interface PhoneGroup {
  readonly id: string;
  readonly office: string;
  /** The office's own number. */
  readonly phone: string | null;
  readonly lines: readonly PhoneLine[];
}

const written = (number: string | null | undefined) => (number ? formatPhone(number) : "");

const lineOf = (person: Employee, office: OfficeSummary | undefined): PhoneLine => ({
  id: person.id,
  name: fullName(person),
  jobTitle: person.jobTitle ?? "",
  extension: person.phoneExtension ?? "",
  phone: written(directDial(office?.phone ?? null, person.phoneExtension) ?? person.phoneLandline),
  mobile: written(person.phoneMobile),
  email: person.email ?? "",
});

export const phoneGroups = (
  people: readonly Employee[],
  officeOf: (id: string | null) => OfficeSummary | undefined,
): PhoneGroup[] =>
  Array.from(
    Map.groupBy(people, ({ employedAt }) => employedAt),
    ([id, members]) => {
      const office = officeOf(id);
      return {
        id: id ?? "",
        office: office?.name ?? text.without,
        phone: office?.phone ? formatPhone(office.phone) : null,
        lines: members.map((person) => lineOf(person, office)),
      };
    },
  );

export const phoneRows = (groups: readonly PhoneGroup[]): string[][] => [
  [text.office, ...Object.values(text.columns)],
  ...groups.flatMap(({ office, lines }) =>
    lines.map(({ name, jobTitle, extension, phone, mobile, email }) => [
      office,
      name,
      jobTitle,
      extension,
      phone,
      mobile,
      email,
    ]),
  ),
];
