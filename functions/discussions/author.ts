import { actorOf, type Viewer } from "../../shared/contract/permissions.ts";
import { notDeleted } from "../data/discussions/forum-entries.collection.ts";
import { actorName } from "../data/people/actor-name.ts";
import type { Stores } from "../data/stores.ts";

type Writing = Stores & { readonly viewer: Viewer };

/** Names are stored with what was written, so that lists need no further request for them. */
export const writtenNow = async (writing: Writing, now: Date) => ({
  authorName: await actorName(writing),
  authorOrganisationId: writing.viewer.employedAt,
  createdAt: now.toISOString(),
  createdBy: actorOf(writing.viewer),
  modifiedAt: now.toISOString(),
  modifiedBy: actorOf(writing.viewer),
  modifiedByName: null,
  ...notDeleted,
});

export const editedNow = async (writing: Writing, now: Date) => ({
  modifiedAt: now.toISOString(),
  modifiedBy: actorOf(writing.viewer),
  modifiedByName: await actorName(writing),
});

export const deletedNow = async (writing: Writing, now: Date) => ({
  deletedAt: now.toISOString(),
  deletedBy: actorOf(writing.viewer),
  deletedByName: await actorName(writing),
});
