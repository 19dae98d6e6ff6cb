import type { Seen } from "../collection/changes.ts";
import { packed, unpacked } from "../collection/packed.ts";
import type { Item } from "../table/item.ts";
import type { IndexedCollection, IndexSpec } from "./index-spec.ts";
import type { WordIndex } from "./word-index.ts";

/** Writes into an index what has changed in its collection. */
export const openIndexChanges = <Listed, Document, Scope>(
  { changes, titleOf }: IndexedCollection<Listed>,
  { scopeOf, factsOf, documentsOf, isWhole = () => true, withoutText }: IndexSpec<Listed, Document, Scope>,
) => {
  type Index = WordIndex<Listed, Document>;

  const rowOf = (item: Item, listed: Listed, id: string) => ({
    id,
    version: Number(item.version),
    listed: packed(listed),
    scope: packed(scopeOf(listed)),
    ...factsOf(listed, id),
  });

  const gone = { listed: null, scope: "", date: null, organisationId: null };

  const put = async (index: Index, items: ReadonlyMap<string, Item>, most: number): Promise<void> => {
    const present = new Map(
      [...items].flatMap(([id, item]) =>
        item.deleted ? [] : [[id, unpacked(item.listed) as Listed] as const],
      ),
    );
    const asked = new Map([...present].slice(0, most));
    const documents = asked.size > 0 ? await documentsOf(asked) : new Map<string, Document>();
    index.together(() => {
      for (const [id, item] of items) {
        const listed = present.get(id);
        if (listed === undefined) index.put({ id, version: Number(item.version), ...gone }, undefined);
        else {
          const document = documents.get(id);
          const known = document ?? withoutText?.(listed) ?? titleOf(listed);
          index.put(rowOf(item, listed, id), known, document !== undefined && isWhole(document));
        }
      }
    });
  };

  const newsIn = (index: Index, items: readonly Item[]) =>
    new Map(
      items.flatMap((item) => {
        const id = String(item.sk);
        return (index.versionOf(id) ?? 0) < Number(item.version) ? [[id, item] as const] : [];
      }),
    );

  const newsSince = async (since: Seen, index: Index) => {
    const { items, seen } = await changes.since(since);
    return { news: newsIn(index, items), seen };
  };

  /** Texts of documents come later than their rows. */
  const complete = async (index: Index, ids: readonly string[]): Promise<void> => {
    const rows = new Map(
      ids.flatMap((id) => {
        const listed = index.get(id);
        return listed === undefined ? [] : [[id, listed] as const];
      }),
    );
    const documents = await documentsOf(rows);
    index.together(() => {
      for (const [id, document] of documents) if (isWhole(document)) index.complete(id, document);
    });
  };

  return { put, newsIn, newsSince, complete };
};
