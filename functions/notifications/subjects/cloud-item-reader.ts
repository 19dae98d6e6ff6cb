import * as z from "zod";
import { cloudItemAddress } from "../../../shared/cloud/cloud-address.ts";
import { maySeeItem } from "../../../shared/cloud/cloud-visibility.ts";
import { DocumentVisibility } from "../../../shared/visibility/visibility.ts";
import { factsIn, type KnownItems, type SubjectReader } from "../subject-reader.ts";

const ItemFacts = z.object({
  title: z.string(),
  visibility: DocumentVisibility,
  parentId: z.string().nullable(),
  deletedAt: z.string().nullable(),
});
type ItemFacts = z.output<typeof ItemFacts>;

const keyOf = (id: string) => ({ pk: "CLOUD_ITEM", sk: id });

/** Climbs as far as items are known; `end` is null at the root. */
const climb = (id: string, known: KnownItems) => {
  const path: ItemFacts[] = [];
  const passed = new Set<string>();
  let end: string | null = id;
  while (end !== null && !passed.has(end)) {
    passed.add(end);
    const item: ItemFacts | undefined = factsIn(ItemFacts, known.at(keyOf(end)));
    if (!item) break;
    path.unshift(item);
    end = item.parentId;
  }
  return { path, end };
};

/** The folders above are read with the item; after a move, the climb goes on from what is known. */
export const cloudItemReader: SubjectReader = {
  keysOf: ({ subjectId, above }, _, known) => {
    const { end } = climb(subjectId, known);
    return [subjectId, ...above, ...(end === null ? [] : [end])].map(keyOf);
  },
  shown: ({ subjectId }, viewer, known) => {
    const { path, end } = climb(subjectId, known);
    const item = path.at(-1);
    return item && end === null && maySeeItem(viewer, path)
      ? { title: item.title, path: cloudItemAddress(subjectId) }
      : undefined;
  },
};
