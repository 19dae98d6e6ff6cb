import { drafts as contract } from "../../shared/drafts/drafts.contract.ts";
import { readerOf } from "../data/discussions/reader.ts";
import type { Stores } from "../data/stores.ts";
import { implement } from "../platform/http/implement.ts";

export const ownDrafts = implement<typeof contract, Stores>(contract, {
  read: async ({ params: { place } }, { drafts, viewer }) => ({
    draft: (await drafts.read(readerOf(viewer), place)) ?? null,
  }),

  save: ({ params: { place }, body: { content } }, { drafts, viewer, now }) =>
    drafts.save(readerOf(viewer), place, content, now),

  remove: ({ params: { place } }, { drafts, viewer }) => drafts.remove(readerOf(viewer), place),
});
