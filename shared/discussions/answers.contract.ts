import * as z from "zod";
import { creatorOr, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { fileProblems, takingProblems } from "../files/files.problems.ts";
import { answerProblems, postProblems } from "./discussions.problems.ts";
import { EntryVersion } from "./entry-version.ts";
import { ForumAnswer, ForumAnswerDraft } from "./forum-answer.ts";

export const answers = {
  list: endpoint({
    method: "GET",
    path: "/v1/discussions/posts/{id}/answers",
    access: signedIn,
    summary: "The answers to a post, oldest first",
    query: listQuery({ sort: ["createdAt"] }),
    reply: page(ForumAnswer),
    problems: [postProblems.notFound],
  }),
  position: endpoint({
    method: "GET",
    path: "/v1/discussions/answers/{id}/position",
    access: signedIn,
    summary: "Which post an answer belongs to, and how many answers come before it",
    reply: z.object({ postId: z.string(), position: z.int() }),
    problems: [answerProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/discussions/answers",
    access: signedIn,
    summary: "Answers a post",
    body: ForumAnswerDraft,
    reply: ForumAnswer,
    status: 201,
    versioned: true,
    problems: [postProblems.unknown, postProblems.closed, answerProblems.empty, ...takingProblems],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/discussions/answers/{id}",
    access: creatorOr("EDIT_GROUP"),
    summary: "Edits an answer; what it was before stays in its history",
    audited: "forum-answer.edited",
    body: ForumAnswerDraft,
    reply: ForumAnswer,
    versioned: true,
    problems: [
      answerProblems.notFound,
      answerProblems.empty,
      postProblems.unknown,
      ...takingProblems,
      entityProblems.changed,
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/discussions/answers/{id}",
    access: creatorOr("DELETE_GROUP"),
    summary: "Deletes an answer; for thirty days it can be restored",
    audited: "forum-answer.deleted",
    problems: [answerProblems.notFound],
  }),
  restore: endpoint({
    method: "PUT",
    path: "/v1/discussions/answers/{id}/restore",
    access: creatorOr("EDIT_GROUP"),
    summary: "Takes the deletion of an answer back",
    reply: ForumAnswer,
    problems: [answerProblems.notFound, postProblems.othersDeleted, postProblems.forumGone],
  }),
  history: endpoint({
    method: "GET",
    path: "/v1/discussions/answers/{id}/history",
    access: creatorOr("EDIT_GROUP"),
    summary: "What an answer was before, newest first",
    reply: z.object({ data: z.array(EntryVersion) }),
    problems: [answerProblems.notFound],
  }),
  removeFile: endpoint({
    method: "DELETE",
    path: "/v1/discussions/groups/{g}/forums/{f}/posts/{p}/answers/{a}/files/{id}",
    access: creatorOr("EDIT_GROUP"),
    summary: "Deletes a file of an answer",
    audited: "forum-answer.file-deleted",
    problems: [answerProblems.notFound, fileProblems.notFound],
  }),
};
