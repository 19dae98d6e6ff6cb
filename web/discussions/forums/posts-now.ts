import * as z from "zod";
import { forumGroupProblems, forumProblems } from "../../../shared/discussions/discussions.problems.ts";
import { isProblem } from "../../app/client/api-problem.ts";

const Counted = z.object({ posts: z.int() });

/** How many posts there are by now, if that is why it was not removed. */
export const postsNow = (error: unknown): number | undefined =>
  isProblem(error, forumProblems.notEmpty, forumGroupProblems.notEmpty)
    ? Counted.safeParse(error.current).data?.posts
    : undefined;
