import { postProblems } from "../../shared/discussions/discussions.problems.ts";
import { reading as contract } from "../../shared/discussions/reading.contract.ts";
import type { StoredForum } from "../data/discussions/forums.collection.ts";
import { readerOf, unreadIn } from "../data/discussions/reader.ts";
import type { Stored } from "../platform/collection/collection-spec.ts";
import { implement } from "../platform/http/implement.ts";
import { Problem } from "../platform/http/problem.ts";
import type { DiscussionsDeps } from "./discussions.deps.ts";
import { forumSubject } from "./groups/forum-subject.ts";

const { readForum, ...own } = contract;

export const reading = implement<typeof own, DiscussionsDeps>(own, {
  unread: async (_, { threads, readMarks, viewer }) => {
    const [all, marks] = await Promise.all([threads(), readMarks.allOf(readerOf(viewer))]);
    const counts = new Map<string, number>();
    for (const { listed } of all.entries()) {
      if (unreadIn(listed, marks, viewer) > 0) {
        counts.set(listed.forumId, (counts.get(listed.forumId) ?? 0) + 1);
      }
    }
    const forums = Array.from(counts, ([forumId, count]) => ({ forumId, count }));
    return { totalCount: forums.reduce((sum, { count }) => sum + count, 0), forums };
  },

  readAll: (_, { readMarks, viewer, now }) => readMarks.readAll(readerOf(viewer), now.toISOString()),

  readPost: async ({ params: { id }, body: { answerId } }, { threads, readMarks, viewer }) => {
    const thread = (await threads()).get(id);
    const entry = answerId === null ? thread : thread?.answers.find((answer) => answer.id === answerId);
    if (!entry) throw new Problem(postProblems.notFound);
    await readMarks.readPost(readerOf(viewer), id, entry.createdAt);
  },
});

export const forumReading = implement<
  Pick<typeof contract, "readForum">,
  DiscussionsDeps,
  Stored<StoredForum>
>(
  { readForum },
  {
    readForum: ({ subject }, { readMarks, viewer, now }) =>
      readMarks.readForum(readerOf(viewer), subject.id, now.toISOString()),
  },
  { subject: forumSubject },
);
