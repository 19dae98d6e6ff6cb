import { deletedEntries as contract } from "../../../shared/discussions/deleted-entries.contract.ts";
import type { ListedEntry } from "../../data/discussions/forum-entries.collection.ts";
import type { StoredForum } from "../../data/discussions/forums.collection.ts";
import { postOf, rootOf } from "../../data/discussions/visible-entries.ts";
import { openCreators } from "../../data/people/creators.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { pageOfRows } from "../../platform/collection/join.ts";
import { implement } from "../../platform/http/implement.ts";
import { keyName } from "../../platform/table/item.ts";
import { forumSubject } from "../groups/forum-subject.ts";

const newestFirst = (one: ListedEntry, other: ListedEntry) =>
  (other.deletedAt ?? "").localeCompare(one.deletedAt ?? "");

/** Answers of a deleted post come back with it, so they are not listed beside it. */
const deletedIn = async (forumId: string, { forumEntries }: Stores): Promise<ListedEntry[]> => {
  const all = await forumEntries.projection();
  return Array.from(all.entries(), ({ listed }) => listed)
    .filter((entry) => {
      if (entry.deletedAt === null) return false;
      return (entry.kind === "post" ? entry : postOf(entry, all))?.forumId === forumId;
    })
    .toSorted(newestFirst);
};

export const deletedEntries = implement<typeof contract, Stores, Stored<StoredForum>>(
  contract,
  {
    list: async ({ subject, query: { config } }, deps) => {
      const entries = await deps.forumEntries.projection();
      const titleOf = (entry: ListedEntry) => rootOf(entry, entries)?.title ?? "";
      const rows = await deletedIn(subject.id, deps);
      const page = pageOfRows(rows, config, (row) => [titleOf(row), row.authorName]);
      const creators = openCreators(deps.employees, config.withCreator);
      const keys = page.data.flatMap((row) => [deps.forumEntries.keyOf(row.id), ...creators.keysOf(row)]);
      const items = await deps.table.getMany(keys);
      const byName = new Map(items.map((item) => [keyName(item), item]));
      const creatorOf = creators.among(items);
      return {
        totalCount: page.totalCount,
        data: page.data.flatMap((row) => {
          const entry = deps.forumEntries.entityOf(byName.get(keyName(deps.forumEntries.keyOf(row.id))));
          if (!entry || entry.deletedAt === null) return [];
          const { id, kind, content, authorName, createdAt, deletedAt, deletedByName } = entry;
          const title = titleOf(row);
          return [
            {
              id,
              kind,
              title,
              content,
              authorName,
              createdAt,
              deletedAt,
              deletedByName,
              ...creatorOf(entry),
            },
          ];
        }),
      };
    },
  },
  { subject: forumSubject },
);
