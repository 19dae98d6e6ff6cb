import type { ForumAnswer } from "../../../shared/discussions/forum-answer.ts";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { posts as contract } from "../../../shared/discussions/posts.contract.ts";
import type { StoredPost } from "../../data/discussions/forum-entries.collection.ts";
import { marksIn, type ReadMarks, readMarkKey } from "../../data/discussions/read-marks.repository.ts";
import { readerOf, readUntilIn } from "../../data/discussions/reader.ts";
import { shownPost, solutionOf } from "../../data/discussions/shown-posts.ts";
import { choiceIn } from "../../data/discussions/thread-choices.ts";
import { answerNumbers, type Thread } from "../../data/discussions/threads.ts";
import { openCreators } from "../../data/people/creators.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { type Key, keyName } from "../../platform/table/item.ts";
import { shownAnswer } from "../answers/shown-answers.ts";
import { followsDiscussion } from "../notifications/wants-notification.ts";
import { shownQuestionnaire } from "../polls/shown-questionnaire.ts";
import { postResource } from "../resources.ts";

const mergedIn = (thread: Thread, marks: ReadMarks): ForumPost["merged"] => {
  const until = readUntilIn(thread, marks);
  const [, ...merged] = thread.parts;
  return merged.map(({ id, title }) => ({ id, title, readUntil: until.get(id) || null }));
};

export const readPost = implement<Pick<typeof contract, "read">, Stores, Stored<StoredPost>>(
  { read: contract.read },
  {
    read: async ({ resource, query }, deps) => {
      const { viewer, table, forumEntries, forums, employees, readMarks, polls, now } = deps;
      const { discussionFollows, reactions } = deps;
      const { employeeId } = viewer;
      const thread = (await deps.threads()).get(resource.id);
      const numbers = thread && answerNumbers(thread);
      const answerIds = query.withAnswers ? (thread?.answers.map(({ id }) => id) ?? []) : [];
      const solutionId = solutionOf(resource, thread);
      const reader = readerOf(viewer);
      const creators = openCreators(employees, query.withCreator);
      const readerKey = employeeId === null ? undefined : employees.keyOf(employeeId);
      const followKey = (id: string) => discussionFollows.keyOf(id, employeeId ?? "");
      const items = await table.getMany([
        ...readMarks.keysOf(reader, thread?.parts ?? [resource]),
        forums.keyOf(resource.forumId),
        ...answerIds.map(forumEntries.keyOf),
        ...(solutionId === null ? [] : [forumEntries.keyOf(solutionId)]),
        ...reactions.keysOf(resource.id, reader),
        ...(resource.questionnaire ? [polls.keyOf(resource.id)] : []),
        ...creators.keysOf(resource),
        ...(readerKey ? [readerKey] : []),
        ...(employeeId === null ? [] : (thread?.parts ?? [])).map(({ id }) => followKey(id)),
      ]);
      const byName = new Map(items.map((item) => [keyName(item), item]));
      const itemAt = (key: Key) => byName.get(keyName(key));
      const marks = marksIn(items.filter(({ pk }) => pk === readMarkKey(reader, "").pk));
      const forum = forums.entityOf(itemAt(forums.keyOf(resource.forumId)));
      const groupId = forum?.groupId ?? null;
      const shownAt = (id: string): ForumAnswer[] => {
        const answer = forumEntries.entityOf(itemAt(forumEntries.keyOf(id)));
        return answer?.kind === "answer" ? [shownAnswer(answer, resource, groupId, numbers)] : [];
      };
      const reading = readerKey && employees.entityOf(itemAt(readerKey));
      return {
        ...shownPost(resource, thread, marks, viewer, groupId),
        version: resource.version,
        ...(thread && thread.parts.length > 1 ? { merged: mergedIn(thread, marks) } : {}),
        forum: forum && { name: forum.name, groupId: forum.groupId },
        questionnaire:
          resource.questionnaire &&
          shownQuestionnaire(
            { id: resource.id, questionnaire: resource.questionnaire },
            polls.stateOf(itemAt(polls.keyOf(resource.id))),
            { viewer, now },
          ),
        ...(query.withAnswers ? { answers: answerIds.flatMap(shownAt) } : {}),
        solution: solutionId === null ? null : (shownAt(solutionId)[0] ?? null),
        reactions: reactions.shown(resource.id, reader, itemAt),
        follows:
          reading !== undefined &&
          thread !== undefined &&
          followsDiscussion(
            reading,
            thread,
            choiceIn(thread, reading.id, (id) => discussionFollows.choiceOf(itemAt(followKey(id)))),
          ),
        ...creators.among(items)(resource),
      };
    },
  },
  { resource: postResource },
);
