import { trash as contract, type TrashedThing } from "../../shared/search/trash.contract.ts";
import { trashKinds } from "../../shared/search/trash-kinds.ts";
import { deletedForGood } from "../data/deleted-for-good.ts";
import type { Stores } from "../data/stores.ts";
import { pageOf, projectionOf } from "../platform/collection/join.ts";
import type { ListRules } from "../platform/collection/list-rules.ts";
import { everything } from "../platform/collection/visible.ts";
import { implement } from "../platform/http/implement.ts";
import { trashedOf } from "./trashed.ts";

const rules: ListRules<TrashedThing> = {
  fieldOf: ({ title, deletedAt }, field) => (field === "title" ? title : deletedAt),
  searchText: ({ title, parentName, excerpt, deletedByName }) => [title, parentName, excerpt, deletedByName],
  defaultSort: [{ field: "deletedAt", direction: "desc" }],
};

export const trash = implement<typeof contract, Stores>(contract, {
  list: async ({ query: { config } }, deps) => {
    const isOver = deletedForGood(deps.now);
    const kinds = config.kind ? [config.kind] : trashKinds;
    const found = await Promise.all(kinds.map((kind) => trashedOf(kind, deps)));
    const rows = found.flat().filter((row) => !isOver(row));
    return pageOf(projectionOf(rows, rules), config, everything);
  },
});
