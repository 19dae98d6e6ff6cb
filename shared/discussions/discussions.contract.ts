import { drafts } from "../drafts/drafts.contract.ts";
import { answers } from "./answers.contract.ts";
import { discussionSearch } from "./discussion-search.contract.ts";
import { forums, groups } from "./groups.contract.ts";
import { polls } from "./polls.contract.ts";
import { posts } from "./posts.contract.ts";
import { reactions } from "./reactions.contract.ts";
import { reading } from "./reading.contract.ts";
import { reports } from "./reports.contract.ts";

export const discussions = {
  search: discussionSearch,
  groups,
  forums,
  posts,
  answers,
  polls,
  reactions,
  reports,
  reading,
  drafts,
};
