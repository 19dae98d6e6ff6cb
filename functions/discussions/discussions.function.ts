import { openDiscussionSearch } from "../data/discussions/discussion-search.ts";
import { openStores } from "../data/stores.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { answerChanges, answerFiles, answerLists, newAnswers, restoredAnswers } from "./answers/answers.ts";
import { forumOrder, forums } from "./groups/forums.ts";
import { groups } from "./groups/groups.ts";
import { audience } from "./notifications/audience.ts";
import { ownDrafts } from "./own-drafts.ts";
import { pollControl } from "./polls/polls.ts";
import { votes } from "./polls/votes.ts";
import { feed } from "./posts/feed.ts";
import { follows } from "./posts/follows.ts";
import { listPosts } from "./posts/list-posts.ts";
import { merge } from "./posts/merge.ts";
import { readPost } from "./posts/read-post.ts";
import { solve } from "./posts/solve.ts";
import { newPosts, postChanges, postFiles, restoredPosts } from "./posts/write-posts.ts";
import { answerReactions, postReactions } from "./reactions.ts";
import { forumReading, reading } from "./reading.ts";
import { closedReports, newReports, reportList } from "./reports.ts";
import { search } from "./search/search.ts";

const stores = openStores();

export const handler = areaFunction(
  [
    search,
    groups,
    forums,
    forumOrder,
    feed,
    listPosts,
    readPost,
    audience,
    newPosts,
    postChanges,
    solve,
    merge,
    restoredPosts,
    follows,
    postFiles,
    answerLists,
    newAnswers,
    answerChanges,
    restoredAnswers,
    answerFiles,
    newReports,
    reportList,
    closedReports,
    postReactions,
    answerReactions,
    votes,
    pollControl,
    reading,
    forumReading,
    ownDrafts,
  ],
  { ...stores, discussionSearch: openDiscussionSearch(stores.forumEntries, stores.files) },
);
