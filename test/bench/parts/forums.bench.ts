import { openForumEntries } from "../../../functions/data/discussions/forum-entries.collection.ts";
import { type ListConfig, listConfig, PAGE_SIZE } from "../../../shared/contract/list.ts";
import { discussions } from "../../../shared/discussions/discussions.contract.ts";
import { aPost, aStoredForum } from "../../support/forum.builder.ts";
import { readyPeople } from "../../support/viewers.ts";
import { type Figure, type Part, timedBeside } from "../kit/figure.ts";
import { timed } from "../kit/statistics.ts";
import { germanDiscussions, rememberedWords } from "../portal/german-discussions.ts";
import { grownIndex } from "../portal/grown-index.ts";
import { grownList } from "../portal/list-calls.ts";
import { firstCall } from "../portal/new-instance.ts";
import { startPortal } from "../portal/portal-run.ts";
import { insertAll, untilSettled } from "../portal/seeding.ts";

const CALLS = 12;
const unread = { field: "unread", values: [true], comparator: "eq" } as const;
const content = "<p>Wer weiß das?</p>";

/** A forum of so many posts with so many answers each. */
const forumWith = async (scope: AsyncDisposableStack, posts: number, answers: number) => {
  const portal = await startPortal(scope);
  const { call } = await portal.visit(readyPeople.editor);
  const forum = await aStoredForum(portal.table, "group");
  const entries = openForumEntries(portal.table);
  const written = germanDiscussions(forum.id, posts, answers);
  const queries = rememberedWords(written);
  await insertAll(written, entries.insertMany);
  let turn = 0;
  return {
    ...portal,
    call,
    forum,
    entries,
    queries: queries.length,
    count: (posts * (1 + answers)).toLocaleString("en"),
    list: async (config: ListConfig) =>
      (await call(discussions.posts.list, { params: { id: forum.id }, query: { config } })).data,
    /** Latest and unread ones in turn. */
    feed: () => {
      const filters = turn++ % 2 === 0 ? [] : [unread];
      return call(discussions.posts.feed, { query: { config: listConfig({ filters }) } });
    },
    search: () =>
      call(discussions.search.everywhere, {
        query: { config: listConfig({ searchTerm: queries[turn++ % queries.length] }) },
      }),
  };
};

type Forum = Awaited<ReturnType<typeof forumWith>>;

/** A page of answers and a poll, and an answer more. */
const discussed = async ({ entries, forum, call, requestsOf }: Forum): Promise<Figure[]> => {
  const questionnaire = {
    title: "Wann?",
    oncePerOrganisation: false,
    voteCanChange: true,
    endOfVoting: null,
    answers: ["Heute", "Morgen"].map((title) => ({ id: title, title })),
    resultsVisible: "always" as const,
    secret: false,
    mailsResult: false,
  };
  const post = aPost({ forumId: forum.id, questionnaire });
  await entries.insert(post);
  const answer = () => call(discussions.answers.create, { body: { postId: post.id, content } });
  await timed(PAGE_SIZE, answer);
  const written = await requestsOf("an answer written", CALLS, answer, { most: 4 });
  await untilSettled(Date.now());
  const read = () =>
    call(discussions.posts.read, {
      params: { id: post.id },
      query: { withAnswers: true, withCreator: true, withQuestionnarie: true },
    });
  await read();
  return [await requestsOf("a discussion with 15 answers and a poll", CALLS, read, { most: 3 }), written];
};

export const about = "lists of 100,000 posts and searches in 20,000, beside 1,000 and 2,000";

export const part: Part = async ({ quick, say, scope }) => {
  const size = quick ? 10 : 1;
  say("posts and answers");
  const small = await forumWith(scope, 1_000 / size, 1);
  const large = await forumWith(scope, 10_000 / size, 1);
  for (const { runtime } of [small, large]) await runtime.invoke("search-repair", {});
  const huge = await forumWith(scope, 100_000 / size, 0);
  await untilSettled(Date.now());
  say("lists");
  const lists = await grownList(huge, {
    what: "posts of a forum",
    small: small.list,
    large: huge.list,
    requests: 3,
  });
  const feed = await timedBeside({
    what: `the feed of ${huge.count} posts`,
    yardstick: "a page of their forum",
    calls: CALLS,
    run: huge.feed,
    beside: () => huge.list(listConfig()),
    goal: { most: 1.5 },
  });
  say("searches");
  const found = await timedBeside({
    what: `search of two words in ${large.count} posts and answers`,
    yardstick: `in ${small.count}`,
    calls: large.queries,
    run: large.search,
    beside: small.search,
    goal: { most: 2 },
  });
  say("a new instance");
  const first = await firstCall(scope, large, {
    what: `posts: the first search of a new instance in ${large.count}`,
    area: "areas-discussions-function",
    call: large.search,
    partitions: ["FORUM_ENTRY"],
    goal: { most: 5 },
  });
  say("an index of all");
  return [
    ...lists,
    feed,
    found,
    first,
    ...(await grownIndex(20_000 / size, 100_000 / size)),
    ...(await discussed(small)),
  ];
};
