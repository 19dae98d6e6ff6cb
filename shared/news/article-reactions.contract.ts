import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Reacted, ReactionKind, Reactions } from "../discussions/reaction.ts";
import { articleProblems } from "./news.problems.ts";

const path = "/v1/news/articles/{id}/reactions";

export const articleReactions = {
  list: endpoint({
    method: "GET",
    path,
    access: signedIn,
    summary: "Who has reacted to an article, and how",
    reply: Reacted,
    problems: [articleProblems.notFound],
  }),
  set: endpoint({
    method: "PUT",
    path,
    access: signedIn,
    summary:
      "Sets the caller's one reaction to an article that allows them, or takes it back; its author's bell tells of the first",
    body: z.object({ kind: ReactionKind.nullable() }),
    reply: Reactions,
    problems: [articleProblems.notFound, articleProblems.noReactions],
  }),
};
