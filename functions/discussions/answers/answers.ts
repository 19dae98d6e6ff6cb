import { ulid } from "ulid";
import { answers as contract } from "../../../shared/discussions/answers.contract.ts";
import { articleOfThread } from "../../../shared/discussions/article-thread.ts";
import { answerProblems, postProblems } from "../../../shared/discussions/discussions.problems.ts";
import type { ForumAnswerDraft } from "../../../shared/discussions/forum-answer.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import type { DiscussionSearch } from "../../data/discussions/discussion-search.ts";
import {
  notDeleted,
  type StoredAnswer,
  type StoredPost,
} from "../../data/discussions/forum-entries.collection.ts";
import { readerOf } from "../../data/discussions/reader.ts";
import { answerNumbers } from "../../data/discussions/threads.ts";
import { answersTo, rootOf } from "../../data/discussions/visible-entries.ts";
import { openCreators } from "../../data/people/creators.ts";
import type { Stores } from "../../data/stores.ts";
import { plainText, richText } from "../../platform/html/stored-text.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound, Problem, problemAt } from "../../platform/http/problem.ts";
import type { ResourceOptions } from "../../platform/http/resource.ts";
import { keyName } from "../../platform/table/item.ts";
import { retryOnConflict } from "../../platform/table/write-failures.ts";
import { type ThreadToBegin, takesComments, threadToBegin } from "../article-threads.ts";
import { deletedNow, editedNow, writtenNow } from "../author.ts";
import { entryFiles, withoutFile } from "../entry-files.ts";
import { entryWrite } from "../notifications/forum-mailings.ts";
import { requireRestorable } from "../require-restorable.ts";
import { findRoot, type GuardedAnswer, groupOf, guardedAnswer, postResource } from "../resources.ts";
import { shownAnswer } from "./shown-answers.ts";

type AnswerDeps = Stores & { readonly discussionSearch: DiscussionSearch };

/** Sanitising may leave nothing of a text. */
const textOf = async (draft: ForumAnswerDraft) => {
  const content = await richText(draft.content);
  if (content === null) throw problemAt(answerProblems.empty, "content");
  return { title: plainText(draft.title), content };
};

const oldestFirst = { field: "createdAt", direction: "asc" } as const;

type Answered = StoredPost & Partial<Pick<ThreadToBegin, "article">>;

/** Also finds an article without comments, and a thread that was merged into another discussion. */
const answeredResource: ResourceOptions<Stores, Answered> = {
  ...postResource,
  visible: ({ deletedAt, article }, { now }) =>
    deletedAt === null && (article === undefined || takesComments(article, now)),
  findNamed: async (id, deps) => {
    if (articleOfThread(id) === undefined) return undefined;
    const stored = await findRoot(id, deps);
    if (stored) return stored;
    const begun = await threadToBegin(id, deps);
    return begun && { ...begun.post, article: begun.article };
  },
};

export const answerLists = implement<Pick<typeof contract, "list">, AnswerDeps, Answered>(
  { list: contract.list },
  {
    list: async ({ resource, query: { config } }, deps) => {
      const thread = (await deps.threads()).get(resource.id);
      const numbers = thread && answerNumbers(thread);
      const creators = openCreators(deps.employees, config.withCreator);
      const { forumId } = resource;
      if (config.searchTerm) {
        const sort = config.sort.length > 0 ? config.sort : [oldestFirst];
        const entries = await deps.discussionSearch.rowsFor(config);
        const found = await deps.discussionSearch.list({ ...config, sort }, answersTo(resource.id, entries));
        const [creatorOf, groupId] = await Promise.all([creators.load(found.data), groupOf(forumId, deps)]);
        return {
          totalCount: found.totalCount,
          data: found.data.flatMap((entry) =>
            entry.kind === "answer"
              ? [{ ...shownAnswer(entry, resource, groupId, numbers), ...creatorOf(entry) }]
              : [],
          ),
        };
      }
      const all = thread?.answers ?? [];
      const inOrder = config.sort[0]?.direction === "desc" ? all.toReversed() : all;
      const shown = inOrder.slice(config.skip, config.skip + config.limit);
      const reader = readerOf(deps.viewer);
      const keys = shown.flatMap((answer) => [
        deps.forumEntries.keyOf(answer.id),
        ...deps.reactions.keysOf(answer.id, reader),
        ...creators.keysOf(answer),
      ]);
      const forumKey = deps.forums.keyOf(forumId);
      const items = await deps.table.getMany([...keys, forumKey]);
      const creatorOf = creators.among(items);
      const byName = new Map(items.map((item) => [keyName(item), item]));
      const groupId = deps.forums.entityOf(byName.get(keyName(forumKey)))?.groupId ?? null;
      return {
        totalCount: all.length,
        data: shown.flatMap(({ id }) => {
          const answer = deps.forumEntries.entityOf(byName.get(keyName(deps.forumEntries.keyOf(id))));
          return answer?.kind === "answer"
            ? [
                {
                  ...shownAnswer(answer, resource, groupId, numbers),
                  ...creatorOf(answer),
                  reactions: deps.reactions.shown(id, reader, (key) => byName.get(keyName(key))),
                },
              ]
            : [];
        }),
      };
    },
  },
  { resource: answeredResource },
);

export const newAnswers = implement<Pick<typeof contract, "create" | "position">, AnswerDeps>(
  { create: contract.create, position: contract.position },
  {
    create: async ({ body }, deps) => {
      const id = ulid();
      const text = await textOf(body);
      const written = await writtenNow(deps, deps.now);
      const files = await entryFiles.filesFrom(body, text.content, { id, before: undefined }, deps);
      const save = async () => {
        const stored = await findRoot(body.postId, deps);
        const begun = stored ? undefined : await threadToBegin(body.postId, deps);
        const post = stored ?? (begun && takesComments(begun.article, deps.now) ? begun.post : undefined);
        if (post?.deletedAt !== null) throw problemAt(postProblems.unknown, "postId");
        if (post.closed) throw new Problem(postProblems.closed);
        const answer: StoredAnswer = { ...written, ...text, id, kind: "answer", postId: post.id, files };
        const { version } = await deps.forumEntries.insert(answer, [
          ...(begun ? [deps.forumEntries.insertWrite(post)] : []),
          ...(await entryFiles.changeWrites(undefined, answer, deps)),
          entryWrite(id, body.announcement, deps),
        ]);
        return { post, answer, version };
      };
      // Whoever loses against another first comment finds its thread.
      const { post, answer, version } = await deps.ownedFiles.refusingLostFiles(() => retryOnConflict(save));
      const groupId = files.length > 0 ? await groupOf(post.forumId, deps) : null;
      return { ...shownAnswer(answer, post, groupId), version };
    },

    position: async ({ params: { id } }, deps) => {
      const entries = await deps.forumEntries.projection();
      const thread = (await deps.threads()).get(rootOf(entries.get(id), entries)?.id ?? "");
      const position = thread?.answers.findIndex((answer) => answer.id === id) ?? -1;
      if (!thread || position < 0) throw new Problem(answerProblems.notFound);
      return { postId: thread.id, position };
    },
  },
);

export const answerChanges = implement<
  Pick<typeof contract, "update" | "remove" | "history">,
  AnswerDeps,
  GuardedAnswer
>(
  { update: contract.update, remove: contract.remove, history: contract.history },
  {
    update: async ({ resource, body, ifVersion }, deps) => {
      const { groupId, post, version, ...before } = resource;
      const text = await textOf(body);
      const answer: StoredAnswer = {
        ...before,
        ...text,
        ...(await editedNow(deps, deps.now)),
        files: await entryFiles.filesFrom(body, text.content, { id: before.id, before }, deps),
      };
      const saved = await deps.ownedFiles.refusingLostFiles(() =>
        deps.forumEntries.update(before.id, () => answer, {
          ifVersion: ifVersion ?? version,
          from: { ...before, version },
          inTransaction: async () => [
            await deps.trail.write(),
            deps.entryVersions.keepWrite(before),
            ...(await entryFiles.changeWrites(before, answer, deps)),
          ],
        }),
      );
      return { ...shownAnswer(answer, post, groupId), version: saved.version };
    },

    remove: async ({ params: { id } }, deps) => {
      const deletion = await deletedNow(deps, deps.now);
      await deps.forumEntries.update(id, (answer) => ({ ...answer, ...deletion }), {
        missing: answerProblems.notFound,
        inTransaction: async () => [await deps.trail.write()],
      });
    },

    history: async ({ resource }, deps) => ({ data: await deps.entryVersions.of(resource) }),
  },
  { resource: guardedAnswer() },
);

export const restoredAnswers = implement<Pick<typeof contract, "restore">, AnswerDeps, GuardedAnswer>(
  { restore: contract.restore },
  {
    restore: async ({ params: { id }, resource }, deps) => {
      requireRestorable(resource, deps.viewer);
      await deps.forumEntries.update(id, (answer) => ({ ...answer, ...notDeleted }));
      const { groupId, post } = resource;
      return shownAnswer({ ...resource, ...notDeleted }, post, groupId);
    },
  },
  { resource: guardedAnswer("deleted") },
);

export const answerFiles = implement<Pick<typeof contract, "removeFile">, AnswerDeps, GuardedAnswer>(
  { removeFile: contract.removeFile },
  {
    removeFile: async ({ params, resource }, deps) => {
      const { groupId, post, version: _, ...answer } = resource;
      const isItsPlace = params.g === groupId && params.f === post.forumId && params.p === post.id;
      if (!isItsPlace) throw new Problem(answerProblems.notFound);
      const without = withoutFile<StoredAnswer>(answer, params.id) ?? notFound(fileProblems.notFound);
      const edited = { ...without, ...(await editedNow(deps, deps.now)) };
      await deps.forumEntries.update(answer.id, () => edited, {
        inTransaction: async () => [
          await deps.trail.write(),
          deps.entryVersions.keepWrite(answer),
          ...(await entryFiles.changeWrites(answer, without, deps)),
        ],
      });
    },
  },
  { resource: guardedAnswer("existing", "a") },
);
