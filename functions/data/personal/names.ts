import type { Person } from "./person.ts";
import { personalText } from "./personal.text.ts";

/** Names that are stored beside the id of their bearer. */
const namedBy: Readonly<Record<string, string>> = {
  authorName: "createdBy",
  createdByName: "createdBy",
  modifiedByName: "modifiedBy",
  deletedByName: "deletedBy",
  deleterName: "deletedBy",
  uploaderName: "uploadedBy",
  askedByName: "askedBy",
  decidedByName: "decidedBy",
  byName: "by",
};

export const idsOf = ({ employeeIds, userIds }: Person): ReadonlySet<unknown> =>
  new Set([...employeeIds, ...userIds]);

const makers = new Set([
  ...Object.values(namedBy),
  "ownedBy",
  "startedBy",
  "writtenBy",
  "scheduledBy",
  "unsubscribedBy",
]);

/** Whether the person has made, changed or owns it, or a part of it. */
export const isTheirs = (content: unknown, person: Person): boolean => {
  const ids = idsOf(person);
  const isMade = (value: unknown): boolean =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).some(([field, one]) => (makers.has(field) && ids.has(one)) || isMade(one));
  return isMade(content);
};

export const withoutName = <Content>(content: Content, person: Person): Content => {
  const ids = idsOf(person);
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, one]) => {
        const by = namedBy[field];
        const isName = by !== undefined && typeof one === "string" && ids.has(Reflect.get(value, by));
        return [field, isName ? personalText.former : replaced(one)];
      }),
    );
  };
  return replaced(content) as Content; // of the same shape
};
