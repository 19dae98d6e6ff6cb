import type { ListConfig } from "../../../shared/contract/list.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { posts as contract } from "../../../shared/discussions/posts.contract.ts";
import { isUnread, readerOf } from "../../data/discussions/reader.ts";
import { choiceIn } from "../../data/discussions/thread-choices.ts";
import type { Thread } from "../../data/discussions/threads.ts";
import type { Stores } from "../../data/stores.ts";
import { passes } from "../../platform/collection/compare.ts";
import { everything, type Visible } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { followsDiscussion } from "../notifications/wants-notification.ts";
import { latestFirst, pageOfPosts } from "./list-posts.ts";

type Reading = Stores & { readonly viewer: Viewer };

interface State {
  readonly holds: (thread: Thread) => boolean;
  /** All that `holds` depends on, apart from the discussion. */
  readonly facts: unknown;
}

const unreadBy = async ({ viewer, readMarks }: Reading): Promise<State> => {
  const marks = await readMarks.allOf(readerOf(viewer));
  return { holds: (thread) => isUnread(thread, marks, viewer), facts: marks.times };
};

const followedBy = async ({ viewer, employees, discussionFollows }: Reading): Promise<State> => {
  const employee = viewer.employeeId === null ? undefined : await employees.find(viewer.employeeId);
  if (!employee) return { holds: () => false, facts: null };
  const choices = await discussionFollows.by(employee.id);
  return {
    holds: (thread) =>
      followsDiscussion(
        employee,
        thread,
        choiceIn(thread, employee.id, (id) => choices.get(id)),
      ),
    facts: [employee.notifyOnOwnForumActivity, [...choices]],
  };
};

const states: Readonly<Record<string, (deps: Reading) => State | Promise<State>>> = {
  unread: unreadBy,
  following: followedBy,
  mine: ({ viewer }) => {
    const reader = readerOf(viewer);
    return { holds: ({ createdBy }) => createdBy === reader, facts: null };
  },
  unanswered: () => ({
    holds: ({ answersCount, closed }) => answersCount === 0 && !closed,
    facts: null,
  }),
};

const askedBy = async ({ filters }: ListConfig, deps: Reading): Promise<Visible<Thread>> => {
  if (filters.length === 0) return everything;
  const asked = await Promise.all(
    filters.map(async (filter) => ({ filter, state: await states[filter.field]?.(deps) })),
  );
  return {
    canSee: (thread) => asked.every(({ filter, state }) => passes(state?.holds(thread), filter)),
    key: `feed ${JSON.stringify([readerOf(deps.viewer), asked.map(({ filter, state }) => [filter, state?.facts])])}`,
  };
};

export const feed = implement<Pick<typeof contract, "feed">, Stores>(
  { feed: contract.feed },
  {
    feed: async ({ query: { config } }, deps) => {
      const [threads, visible] = await Promise.all([deps.threads(), askedBy(config, deps)]);
      const { searchTerm } = config;
      const sort = config.sort.length > 0 ? config.sort : latestFirst;
      const ids = threads.select({ visible, searchTerm, sort });
      return pageOfPosts(threads, ids, { ...config, withForum: true }, deps);
    },
  },
);
