import { fold, wordsOf } from "../../../shared/fold.ts";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import type { OfficeSummary } from "../../../shared/organisations/organisation.ts";
import { directDial } from "../../../shared/organisations/phone.ts";
import { formatPhone } from "../../components/people/ways.tsx";
import { phoneListText as text } from "./phone-list.text.ts";

type Column = keyof typeof text.columns;
const columns = Object.keys(text.columns).filter((name): name is Column => name in text.columns);

export type PhoneLine = Readonly<Record<Column | "id" | "office", string>>;

export interface PhoneGroup {
  readonly id: string;
  /** Null for a group of several offices. */
  readonly office: string | null;
  readonly phone: string | null;
  readonly lines: readonly PhoneLine[];
}

type OfficeOf = (id: string | null) => OfficeSummary | undefined;

export const phoneOrders = ["office", "name", "jobTitle"] as const;
type PhoneOrder = (typeof phoneOrders)[number];

const written = (number: string | null | undefined) => (number ? formatPhone(number) : "");

const lineOf = (person: Employee, office: OfficeSummary | undefined): PhoneLine => ({
  id: person.id,
  name: fullName(person),
  jobTitle: person.jobTitle ?? "",
  extension: person.phoneExtension ?? "",
  phone: written(directDial(office?.phone ?? null, person.phoneExtension) ?? person.phoneLandline),
  mobile: written(person.phoneMobile),
  email: person.email ?? "",
  office: office?.name ?? text.without,
});

/** Searches the shown text, and numbers also without blanks. */
const isFound = (line: PhoneLine, words: readonly string[]): boolean => {
  const digits = [line.phone, line.mobile].map((number) => number.replaceAll(/\D/g, ""));
  const { id: _, ...shown } = line;
  const all = fold([...Object.values(shown), ...digits].join("\n"));
  return words.every((word) => all.includes(word));
};

const compare = new Intl.Collator("de").compare;
const byName = (one: Employee, other: Employee) =>
  compare(one.lastname, other.lastname) || compare(one.firstname, other.firstname);
const byJobTitle = (one: Employee, other: Employee) =>
  Number(!one.jobTitle) - Number(!other.jobTitle) || compare(one.jobTitle ?? "", other.jobTitle ?? "");

/** The server already orders people of several offices by office and name. */
const sorted = (people: readonly Employee[], order: PhoneOrder): readonly Employee[] => {
  if (order === "office") return people;
  const ordered = people.toSorted(byName);
  return order === "name" ? ordered : ordered.sort(byJobTitle);
};

interface Asked {
  readonly order: PhoneOrder;
  readonly searchTerm?: string;
  readonly isOfOne?: boolean;
}

export const phoneGroups = (
  people: readonly Employee[],
  officeOf: OfficeOf,
  { order, searchTerm = "", isOfOne = false }: Asked,
): PhoneGroup[] => {
  const words = wordsOf(searchTerm);
  const linesOf = (members: readonly Employee[]) =>
    members
      .map((person) => lineOf(person, officeOf(person.employedAt)))
      .filter((line) => isFound(line, words));
  const ordered = sorted(people, order);
  if (order !== "office" && !isOfOne) return [{ id: "", office: null, phone: null, lines: linesOf(ordered) }];

  return Array.from(
    Map.groupBy(ordered, ({ employedAt }) => employedAt),
    ([id, members]) => {
      const office = officeOf(id);
      return {
        id: id ?? "",
        office: office?.name ?? text.without,
        phone: office?.phone ? formatPhone(office.phone) : null,
        lines: linesOf(members),
      };
    },
  ).filter(({ lines }) => lines.length > 0);
};

export const phoneRows = (groups: readonly PhoneGroup[]): string[][] => [
  [text.office, ...Object.values(text.columns)],
  ...groups.flatMap(({ lines }) =>
    lines.map((line) => [line.office, ...columns.map((column) => line[column])]),
  ),
];
