import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { answerProblems, postProblems } from "./discussions.problems.ts";
import { Reacted, ReactionKind, Reactions } from "./reaction.ts";

const body = z.object({ kind: ReactionKind.nullable() });

export const reactions = {
  ofPost: endpoint({
    method: "GET",
    path: "/v1/discussions/posts/{id}/reactions",
    access: signedIn,
    summary: "Who has reacted to a post, and how",
    reply: Reacted,
    problems: [postProblems.notFound],
  }),
  ofAnswer: endpoint({
    method: "GET",
    path: "/v1/discussions/answers/{id}/reactions",
    access: signedIn,
    summary: "The same for an answer",
    reply: Reacted,
    problems: [answerProblems.notFound],
  }),
  toPost: endpoint({
    method: "PUT",
    path: "/v1/discussions/posts/{id}/reactions",
    access: signedIn,
    summary:
      "Sets the caller's one reaction to a post, or takes it back; its author's bell tells of the first",
    body,
    reply: Reactions,
    problems: [postProblems.notFound],
  }),
  toAnswer: endpoint({
    method: "PUT",
    path: "/v1/discussions/answers/{id}/reactions",
    access: signedIn,
    summary: "The same for an answer",
    body,
    reply: Reactions,
    problems: [answerProblems.notFound],
  }),
};
