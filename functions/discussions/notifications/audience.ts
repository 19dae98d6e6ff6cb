import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { postProblems } from "../../../shared/discussions/discussions.problems.ts";
import { posts as contract } from "../../../shared/discussions/posts.contract.ts";
import { choicesIn } from "../../data/discussions/thread-choices.ts";
import { countNotified, notifiedEmployees } from "../../data/people/notified-employees.ts";
import { closedUntil } from "../../data/settings/opening.ts";
import type { Stores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import { threadToBegin } from "../article-threads.ts";
import { mailingIds } from "./forum-mailings.ts";
import { type Discussed, waysOf } from "./wants-notification.ts";

interface Asked {
  readonly forumId?: string | undefined;
  readonly postId?: string | undefined;
  readonly mentioned?: readonly string[] | undefined;
}

/** An entry that is not written yet. */
const toBeDiscussed = async (
  { forumId, postId, mentioned }: Asked,
  deps: Stores & { readonly viewer: Viewer },
): Promise<Discussed> => {
  const { viewer, threads, forumFollowers, discussionFollows } = deps;
  const thread = postId === undefined ? undefined : (await threads()).get(postId);
  const begun = postId === undefined || thread ? undefined : await threadToBegin(postId, deps);
  if (postId !== undefined && !thread && !begun) notFound(postProblems.notFound);
  const isAnswer = forumId === undefined;
  const writer = (isAnswer ? undefined : thread?.createdBy) ?? actorOf(viewer);
  const [followers, choices] = await Promise.all([
    isAnswer ? new Set<string>() : forumFollowers.of(forumId),
    thread ? choicesIn(thread, discussionFollows) : new Map<string, boolean>(),
  ]);
  return {
    thread: thread ?? { id: "", createdBy: begun ? begun.post.createdBy : writer, answers: [] },
    isAnswer,
    writer,
    mentioned: new Set(mentioned),
    forumFollowers: followers,
    choices,
  };
};

export const audience = implement<Pick<typeof contract, "audience">, Stores>(
  { audience: contract.audience },
  {
    audience: async ({ query }, deps) => {
      const { settings, forumMailings, now } = deps;
      const discussed = await toBeDiscussed(query, deps);
      const { isAnswer, thread } = discussed;
      const wanted = new Date(Math.max(now.getTime(), Date.parse(query.at ?? "") || 0));
      const [notified, mailing, opening] = await Promise.all([
        countNotified(notifiedEmployees(deps, waysOf(discussed))),
        isAnswer || !thread.id ? undefined : forumMailings.find(mailingIds.entry(thread.id)),
        isAnswer ? null : settings.current().then((current) => closedUntil(current, wanted)),
      ]);
      return { ...notified, at: (opening ?? wanted).toISOString(), isOver: mailing?.isDone ?? false };
    },
  },
);
