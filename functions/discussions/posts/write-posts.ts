import { isDeepStrictEqual } from "node:util";
import { ulid } from "ulid";
import { isAllowed, type Viewer } from "../../../shared/contract/permissions.ts";
import {
  forumProblems,
  pollProblems,
  postProblems,
} from "../../../shared/discussions/discussions.problems.ts";
import type { ForumPostDraft } from "../../../shared/discussions/forum-post.ts";
import { posts as contract } from "../../../shared/discussions/posts.contract.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import type { DiscussionSearch } from "../../data/discussions/discussion-search.ts";
import { notDeleted, type StoredPost } from "../../data/discussions/forum-entries.collection.ts";
import { marksIn } from "../../data/discussions/read-marks.repository.ts";
import { shownPost } from "../../data/discussions/shown-posts.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { richText } from "../../platform/html/stored-text.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound, Problem, problemAt } from "../../platform/http/problem.ts";
import { cancellationReasons } from "../../platform/table/write-failures.ts";
import { deletedNow, editedNow, writtenNow } from "../author.ts";
import { entryFiles, withoutFile } from "../entry-files.ts";
import { entryWrite, resultWrites } from "../notifications/forum-mailings.ts";
import { shownQuestionnaire } from "../polls/shown-questionnaire.ts";
import { changesVoting, questionnaireFrom } from "../polls/stored-questionnaire.ts";
import { requireRestorable } from "../require-restorable.ts";
import { type Guarded, guardedPost } from "../resources.ts";

type PostDeps = Stores & { readonly discussionSearch: DiscussionSearch };
type Saving = PostDeps & { readonly viewer: Viewer; readonly now: Date };

const requireForum = async (forumId: string, { forums }: Stores) => {
  const forum = await forums.find(forumId);
  if (!forum) throw problemAt(forumProblems.unknown, "forumId");
  return forum;
};

/** Pinning, closing and moving take the right to look after the forum. */
const requireGroupRight = async (draft: ForumPostDraft, before: StoredPost | undefined, deps: Saving) => {
  const forum = await requireForum(draft.forumId, deps);
  const asked = {
    sticky: draft.sticky !== (before?.sticky ?? false),
    closed: draft.closed !== (before?.closed ?? false),
    forumId: before !== undefined && draft.forumId !== before.forumId,
  };
  const [path] = Object.entries(asked).flatMap(([field, isAsked]) => (isAsked ? [field] : []));
  if (path === undefined) return;
  const former = before && asked.forumId ? await deps.forums.find(before.forumId) : undefined;
  const groups = [forum.groupId, ...(former ? [former.groupId] : [])];
  if (!groups.every((group) => isAllowed(deps.viewer, "EDIT_GROUP", group))) {
    throw problemAt(postProblems.groupOnly, path);
  }
};

type Writing = Pick<StoredPost, "title" | "content" | "files" | "questionnaire">;

const writingOf = ({ title, content, files, questionnaire }: Writing) => ({
  title,
  content,
  files,
  questionnaire,
});

const isEdited = (before: Writing, after: Writing): boolean =>
  !isDeepStrictEqual(writingOf(before), writingOf(after));

const isNotifiedAnew = (before: StoredPost, after: StoredPost): boolean =>
  !isDeepStrictEqual(before.announcement ?? null, after.announcement ?? null);

const postFrom = async (
  draft: ForumPostDraft,
  before: StoredPost | undefined,
  deps: Saving,
): Promise<StoredPost> => {
  await requireGroupRight(draft, before, deps);
  const id = before?.id ?? ulid();
  const content = await richText(draft.content);
  const { title, forumId, sticky, closed } = draft;
  const written = {
    title,
    content,
    files: await entryFiles.filesFrom(draft, content, { id, before }, deps),
    questionnaire: questionnaireFrom(draft.questionnaire, before?.questionnaire ?? null, deps.now),
  };
  const authorship = before ?? (await writtenNow(deps, deps.now));
  const edit = before && isEdited(before, written) ? await editedNow(deps, deps.now) : {};
  const announcement = draft.announcement ?? before?.announcement ?? null;
  return { ...authorship, ...edit, ...written, id, kind: "post", forumId, sticky, closed, announcement };
};

const asSaved = async (post: Stored<StoredPost>, deps: Saving) => {
  const { version, ...stored } = post;
  const thread = (await deps.threads()).get(post.id);
  const { forumId, questionnaire } = stored;
  const forum = await deps.forums.find(forumId);
  return {
    ...shownPost(stored, thread, marksIn([]), deps.viewer, forum?.groupId ?? null),
    version,
    forum: forum && { name: forum.name, groupId: forum.groupId },
    questionnaire:
      questionnaire &&
      shownQuestionnaire({ id: stored.id, questionnaire }, await deps.polls.read(stored.id), deps),
  };
};

/** Expects the check for votes as the last write of the transaction. */
const refusingVoted = async <Saved>(save: () => Promise<Saved>): Promise<Saved> => {
  try {
    return await save();
  } catch (error) {
    const isVoted = cancellationReasons(error)?.at(-1) === "ConditionalCheckFailed";
    throw isVoted ? problemAt(pollProblems.answersFixed, "questionnaire.answers") : error;
  }
};

export const newPosts = implement<Pick<typeof contract, "create">, PostDeps>(
  { create: contract.create },
  {
    create: async ({ body }, deps) => {
      const post = await postFrom(body, undefined, deps);
      const saved = await deps.ownedFiles.refusingLostFiles(async () =>
        deps.forumEntries.insert(post, [
          ...(await entryFiles.changeWrites(undefined, post, deps)),
          ...(post.questionnaire ? [deps.polls.createWrite(post)] : []),
          entryWrite(post.id, post.announcement, deps),
          ...resultWrites([post.questionnaire], post.id, deps),
        ]),
      );
      return asSaved({ ...post, version: saved.version }, deps);
    },
  },
);

export const postChanges = implement<
  Pick<typeof contract, "update" | "remove" | "history">,
  PostDeps,
  Guarded<StoredPost>
>(
  { update: contract.update, remove: contract.remove, history: contract.history },
  {
    update: async ({ resource, body, ifVersion }, deps) => {
      const { groupId: _, version, ...before } = resource;
      const post = await postFrom(body, before, deps);
      const isPollChanged = changesVoting(before.questionnaire, post.questionnaire);
      const saved = await deps.ownedFiles.refusingLostFiles(() =>
        refusingVoted(() =>
          deps.forumEntries.update(post.id, () => post, {
            ifVersion: ifVersion ?? version,
            from: { ...before, version },
            inTransaction: async () => [
              await deps.trail.write(),
              ...(isEdited(before, post) ? [deps.entryVersions.keepWrite(before)] : []),
              ...(await entryFiles.changeWrites(before, post, deps)),
              ...(isNotifiedAnew(before, post) ? [entryWrite(post.id, post.announcement, deps)] : []),
              ...resultWrites([before.questionnaire, post.questionnaire], post.id, deps),
              ...(isPollChanged ? [deps.polls.resetWrite(post)] : []),
            ],
          }),
        ),
      );
      return asSaved({ ...post, version: saved.version }, deps);
    },

    remove: async ({ params: { id } }, deps) => {
      const deletion = await deletedNow(deps, deps.now);
      await deps.forumEntries.update(id, (post) => ({ ...post, ...deletion }), {
        inTransaction: async () => [await deps.trail.write()],
      });
    },

    history: async ({ resource }, deps) => ({ data: await deps.entryVersions.of(resource) }),
  },
  { resource: guardedPost() },
);

export const restoredPosts = implement<Pick<typeof contract, "restore">, PostDeps, Guarded<StoredPost>>(
  { restore: contract.restore },
  {
    restore: async ({ resource }, deps) => {
      requireRestorable(resource, deps.viewer);
      const { groupId: _, version: __, ...post } = resource;
      const restored: StoredPost = { ...post, ...notDeleted };
      const { version } = await deps.forumEntries.update(post.id, () => restored, {
        inTransaction: async () => resultWrites([post.questionnaire], post.id, deps),
      });
      return asSaved({ ...restored, version }, deps);
    },
  },
  { resource: guardedPost("deleted") },
);

export const postFiles = implement<Pick<typeof contract, "removeFile">, PostDeps, Guarded<StoredPost>>(
  { removeFile: contract.removeFile },
  {
    removeFile: async ({ params, resource }, deps) => {
      const { groupId, version: _, ...post } = resource;
      if (params.g !== groupId || params.f !== post.forumId) throw new Problem(postProblems.notFound);
      const without = withoutFile(post, params.id) ?? notFound(fileProblems.notFound);
      const edited = { ...without, ...(await editedNow(deps, deps.now)) };
      await deps.forumEntries.update(post.id, () => edited, {
        inTransaction: async () => [
          await deps.trail.write(),
          deps.entryVersions.keepWrite(post),
          ...(await entryFiles.changeWrites(post, without, deps)),
        ],
      });
    },
  },
  { resource: guardedPost("existing", "p") },
);
