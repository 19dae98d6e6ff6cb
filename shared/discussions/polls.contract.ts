import * as z from "zod";
import { creatorOr, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Id } from "../contract/wire.ts";
import { pollProblems, postProblems } from "./discussions.problems.ts";
import { MOST_ANSWERS, Questionnaire } from "./questionnaire.ts";

export const polls = {
  vote: endpoint({
    method: "POST",
    path: "/v1/discussions/posts/{id}/vote",
    access: signedIn,
    summary: "Votes in the poll of a post, for oneself or for one's office",
    /** `replaces` is the `id` of the `officeVote` shown, null for none; absent replaces any vote. */
    body: z.object({
      answerId: Id,
      further: z
        .array(Id)
        .max(MOST_ANSWERS - 1)
        .default([]),
      replaces: z.string().max(100).nullable().optional(),
    }),
    reply: Questionnaire,
    status: 200,
    problems: [
      postProblems.notFound,
      pollProblems.notFound,
      pollProblems.over,
      pollProblems.unknownAnswer,
      pollProblems.tooManyAnswers,
      pollProblems.alreadyVoted,
      pollProblems.officeVoted,
      pollProblems.otherVote,
      pollProblems.noOffice,
      pollProblems.noEmployee,
    ],
  }),
  stop: endpoint({
    method: "PUT",
    path: "/v1/discussions/posts/{id}/questionnaire/stop",
    access: creatorOr("EDIT_GROUP"),
    summary: "Ends the poll of a post at once",
    audited: "poll.stopped",
    reply: Questionnaire,
    problems: [postProblems.notFound, pollProblems.notFound],
  }),
  reopen: endpoint({
    method: "PUT",
    path: "/v1/discussions/posts/{id}/questionnaire/reopen",
    access: creatorOr("EDIT_GROUP"),
    summary: "Takes the stop of a poll back, until the end that is set",
    audited: "poll.reopened",
    reply: Questionnaire,
    problems: [postProblems.notFound, pollProblems.notFound, pollProblems.endInPast],
  }),
  remind: endpoint({
    method: "PUT",
    path: "/v1/discussions/posts/{id}/questionnaire/remind",
    access: creatorOr("EDIT_GROUP"),
    summary: "Reminds by mail those who have not voted, once a day; tells how many people or offices",
    audited: "poll.reminded",
    reply: z.object({ reminded: z.int() }),
    problems: [postProblems.notFound, pollProblems.notFound, pollProblems.over, pollProblems.remindedToday],
  }),
};
