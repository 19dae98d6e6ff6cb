import { openDiscussionSearch } from "../data/discussions/discussion-search.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { setting } from "../platform/runtime/environment.ts";
import type { IndexMessage } from "../platform/search/index-messages.ts";
import { openTable } from "../platform/table/table.ts";
import { answerChanges, answerFiles, answerLists, newAnswers, restoredAnswers } from "./answers/answers.ts";
import { deletedEntries } from "./deleted/deleted.ts";
import { openDiscussions } from "./discussions.deps.ts";
import { forumOrder, forums } from "./groups/forums.ts";
import { groups } from "./groups/groups.ts";
import { audience } from "./notifications/audience.ts";
import { ownDrafts } from "./own-drafts.ts";
import { pollControl } from "./polls/polls.ts";
import { votes } from "./polls/votes.ts";
import { follows } from "./posts/follows.ts";
import { listPosts } from "./posts/list-posts.ts";
import { readPost } from "./posts/read-post.ts";
import { newPosts, postChanges, postFiles, restoredPosts } from "./posts/write-posts.ts";
import { forumReading, reading } from "./reading.ts";
import { search } from "./search/search.ts";

const deps = openDiscussions(openTable());
const indexQueue = openQueue<IndexMessage>(setting("SEARCH_INDEX_QUEUE_URL"));

export const handler = areaFunction(
  [
    search,
    groups,
    forums,
    forumOrder,
    listPosts,
    readPost,
    audience,
    newPosts,
    postChanges,
    restoredPosts,
    follows,
    postFiles,
    answerLists,
    newAnswers,
    answerChanges,
    restoredAnswers,
    answerFiles,
    deletedEntries,
    votes,
    pollControl,
    reading,
    forumReading,
    ownDrafts,
  ],
  { ...deps, discussionSearch: openDiscussionSearch(deps.entries, indexQueue) },
);
