import type { Page } from "../../../shared/contract/list.ts";
import { type Employee, withoutPrivateFields } from "../../../shared/organisations/employee.ts";
import { type Item, type Key, keyName } from "../../platform/table/item.ts";
import type { Employees } from "./employees.collection.ts";

/** Older rows may not name who made them. */
interface Made {
  readonly createdBy?: string | null | undefined;
  readonly modifiedBy?: string | null | undefined;
}

/** Null if it was no employee; of somebody who has left only the name. */
export type Authors = Readonly<Partial<Record<"creator" | "editor", Employee | null>>>;

/** `keysOf` is read together with a page, `load` serves a page that reads nothing itself. */
export const openCreators = (
  employees: Employees,
  isAsked: boolean | undefined,
  { withEditor = false } = {},
) => {
  const idsOf = ({ createdBy, modifiedBy }: Made) =>
    isAsked ? [createdBy, withEditor ? modifiedBy : null].flatMap((id) => id ?? []) : [];

  const shownFrom =
    (find: (id: string) => Employee | undefined) =>
    ({ createdBy, modifiedBy }: Made): Authors => {
      const shown = (id: string | null | undefined) => {
        const person = id ? find(id) : undefined;
        return person ? withoutPrivateFields(person) : null;
      };
      if (!isAsked) return {};
      return { creator: shown(createdBy), ...(withEditor ? { editor: shown(modifiedBy) } : {}) };
    };

  const among = (items: readonly Item[]) => {
    const byName = new Map(items.map((item) => [keyName(item), item]));
    return shownFrom((id) => employees.lastKnownOf(byName.get(keyName(employees.keyOf(id)))));
  };

  return {
    keysOf: (row: Made): Key[] => idsOf(row).map(employees.keyOf),

    among,

    /** For rows that are shown as they are stored. */
    page: <Row extends Made>({
      totalCount,
      data,
      related,
    }: Page<Row> & { readonly related: readonly Item[] }) => {
      const authorsOf = among(related);
      return { totalCount, data: data.map((row) => ({ ...row, ...authorsOf(row) })) };
    },

    load: async (rows: readonly Made[]) => {
      const people = await employees.findLastKnown(rows.flatMap(idsOf));
      return shownFrom((id) => people.get(id));
    },
  };
};
