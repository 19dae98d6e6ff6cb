import { userProblems } from "../../../shared/login/login.problems.ts";
import type { StoredUser, Users } from "../../data/people/users.collection.ts";
import { Problem } from "../../platform/http/problem.ts";
import { change, expression } from "../../platform/table/change.ts";
import type { Item, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { retryOnConflict } from "../../platform/table/write-failures.ts";

const KEY = { pk: "ADMINISTRATORS", sk: "ADMINISTRATORS" };

const administers = ({ isAdmin, isActive }: Pick<StoredUser, "isAdmin" | "isActive">) => isAdmin && isActive;

/** Fails if somebody else has let an administrator go since the reading. */
const letGoWrite = (item: Item | undefined): Write =>
  change(KEY, {
    add: { departures: 1 },
    if: item ? expression`departures = ${item.departures}` : "attribute_not_exists(pk)",
  });

interface Change {
  readonly before: StoredUser;
  readonly after: StoredUser;
}

export const openAdministrators = (table: Table, users: Users) => {
  const someoneElse = async (id: string) => {
    const known = await users.projection();
    return Iterator.from(known.entries()).some((row) => row.id !== id && administers(row.listed));
  };

  return {
    writesFor: async ({ before, after }: Change): Promise<Write[]> => {
      if (!administers(before) || administers(after)) return [];
      const item = await table.get(KEY);
      if (!(await someoneElse(before.id))) throw new Problem(userProblems.lastAdministrator);
      return [letGoWrite(item)];
    },

    inTurn: retryOnConflict,
  };
};
