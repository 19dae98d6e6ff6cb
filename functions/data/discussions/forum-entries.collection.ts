import { postProblems } from "../../../shared/discussions/discussions.problems.ts";
import type { QuestionnaireDraft } from "../../../shared/discussions/questionnaire.ts";
import type { Attachment } from "../../../shared/files/file.ts";
import type { Announcement } from "../../../shared/notifications/announcement.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { CollectionSpec } from "../../platform/collection/collection-spec.ts";
import type { Snapshotted } from "../../platform/collection/snapshot.ts";
import { openSnapshotWriter, type SnapshotBucket } from "../../platform/collection/snapshot-writer.ts";
import type { Table } from "../../platform/table/table.ts";

export type StoredQuestionnaire = Omit<QuestionnaireDraft, "answers" | "maxChoices"> & {
  readonly answers: readonly { readonly id: string; readonly title: string; readonly at?: string }[];
  /** Missing in older polls, where it is one. */
  readonly maxChoices?: number;
};

interface Written {
  readonly id: string;
  readonly content: string | null;
  readonly files: readonly Attachment[];
  readonly authorName: string | null;
  readonly authorOrganisationId: string | null;
  readonly createdAt: string;
  readonly createdBy: string | null;
  readonly modifiedAt: string;
  readonly modifiedBy: string | null;
  readonly modifiedByName: string | null;
  readonly deletedAt: string | null;
  readonly deletedBy: string | null;
  readonly deletedByName: string | null;
}

export const notDeleted = { deletedAt: null, deletedBy: null, deletedByName: null } as const;

export type GoneAnswer = Pick<Written, "id" | "createdAt">;

export interface StoredPost extends Written {
  readonly kind: "post";
  readonly forumId: string;
  readonly title: string;
  readonly sticky: boolean;
  readonly closed: boolean;
  readonly questionnaire: StoredQuestionnaire | null;
  readonly goneAnswers?: readonly GoneAnswer[];
  readonly solutionId?: string | null;
  readonly announcement?: Announcement | null;
}

export interface StoredAnswer extends Written {
  readonly kind: "answer";
  /** The post where it was written, even if that was merged into another. */
  readonly postId: string;
  readonly title: string | null;
  /** What the answer was as a post of its own, before it was merged. */
  readonly merged?: Omit<StoredPost, keyof Written | "kind" | "questionnaire">;
}

export type StoredEntry = StoredPost | StoredAnswer;

export type Placed =
  | Pick<StoredPost, "kind" | "id">
  | (Pick<StoredAnswer, "kind" | "id" | "postId"> & { readonly merged?: unknown });

export const writtenIn = (entry: Placed): string =>
  entry.kind === "post" || entry.merged ? entry.id : entry.postId;

const factsOf = ({ id, authorName, authorOrganisationId, createdAt, createdBy, deletedAt }: StoredEntry) => ({
  id,
  authorName,
  authorOrganisationId,
  createdAt,
  createdBy,
  deletedAt,
});

const mergedFacts = ({ forumId, title, goneAnswers }: NonNullable<StoredAnswer["merged"]>) => ({
  forumId,
  title,
  ...(goneAnswers ? { goneAnswers } : {}),
});

const listedOf = (entry: StoredEntry) =>
  entry.kind === "post"
    ? {
        ...factsOf(entry),
        kind: entry.kind,
        forumId: entry.forumId,
        title: entry.title,
        sticky: entry.sticky,
        closed: entry.closed,
        hasQuestionnaire: entry.questionnaire !== null,
        endOfVoting: entry.questionnaire?.endOfVoting ?? null,
        ...(entry.goneAnswers ? { goneAnswers: entry.goneAnswers } : {}),
      }
    : {
        ...factsOf(entry),
        kind: entry.kind,
        postId: entry.postId,
        ...(entry.merged ? { merged: mergedFacts(entry.merged) } : {}),
      };
export type ListedEntry = ReturnType<typeof listedOf>;

const spec: CollectionSpec<StoredEntry, ListedEntry> & Snapshotted = {
  name: "FORUM_ENTRY",
  missing: postProblems.notFound,
  snapshot: { shape: 2, above: 2_000 },
  listed: listedOf,
  fieldOf: ({ createdAt }, field) => (field === "createdAt" ? createdAt : undefined),
  searchText: (entry) => [entry.kind === "post" ? entry.title : null, entry.authorName],
  defaultSort: [{ field: "createdAt", direction: "desc" }],
};

export const openForumEntries = (table: Table) => openCollection(table, spec);

export const openForumEntrySnapshots = (table: Table, bucket: SnapshotBucket) =>
  openSnapshotWriter<ListedEntry>(table, spec, bucket);

export type ForumEntries = ReturnType<typeof openForumEntries>;
