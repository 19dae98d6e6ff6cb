import * as z from "zod";
import { creatorOr, ofGroup, ruleOnResource, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { Id, joinedIds } from "../contract/wire.ts";
import { fileProblems, takingProblems } from "../files/files.problems.ts";
import { Audience } from "../notifications/announcement.ts";
import { answerProblems, forumProblems, pollProblems, postProblems } from "./discussions.problems.ts";
import { EntryVersion } from "./entry-version.ts";
import { ForumPost, ForumPostDraft } from "./forum-post.ts";

const parts = z.object({
  withCreator: z.stringbool().optional(),
  withAnswers: z.stringbool().optional(),
  withQuestionnarie: z.stringbool().optional(),
});

export const MOST_MENTIONED = 100;

const audienceQuery = z.object({
  forumId: Id.optional(),
  postId: Id.optional(),
  mentioned: joinedIds(MOST_MENTIONED).optional(),
  at: z.iso.datetime().optional(),
});

const OpenPoll = z
  .object({ id: Id, title: z.string(), endOfVoting: z.iso.datetime().nullable() })
  .meta({ id: "OpenPoll" });
export type OpenPoll = z.infer<typeof OpenPoll>;

export const posts = {
  latest: endpoint({
    method: "GET",
    path: "/v1/discussions/latest",
    access: signedIn,
    summary:
      "The discussions with the latest activity, across forums, and polls that wait for the caller's vote",
    reply: z.object({ data: z.array(ForumPost), polls: z.array(OpenPoll) }),
  }),
  feed: endpoint({
    method: "GET",
    path: "/v1/discussions/feed",
    access: signedIn,
    summary:
      "The discussions of all forums by latest activity; `unanswered` are those that are open for a first answer",
    query: listQuery({
      filters: ["unread", "following", "mine", "unanswered"],
      sort: ["lastActivityAt", "createdAt", "answersCount"],
    }),
    reply: page(ForumPost),
  }),
  list: endpoint({
    method: "GET",
    path: "/v1/discussions/forums/{id}/posts",
    access: signedIn,
    summary: "The posts of a forum: sticky ones first, then by latest activity",
    query: listQuery({ sort: ["title", "createdAt", "lastActivityAt", "answersCount", "authorName"] }),
    reply: page(ForumPost),
    problems: [forumProblems.notFound],
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/discussions/posts/{id}",
    access: signedIn,
    summary: "One post, with its poll; on request with its author and, up to 5 MB, all its answers",
    query: parts,
    reply: ForumPost,
    versioned: true,
    problems: [postProblems.notFound],
  }),
  audience: endpoint({
    method: "GET",
    path: "/v1/discussions/audience",
    access: signedIn,
    summary:
      "Who hears of what the caller writes, by mail and by the bell, and when: with a forum, of a new post or the one named; with a post alone, of an answer to it",
    query: audienceQuery,
    reply: Audience,
    problems: [postProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/discussions/posts",
    access: signedIn,
    summary: "Writes a post",
    body: ForumPostDraft,
    reply: ForumPost,
    status: 201,
    versioned: true,
    problems: [forumProblems.unknown, postProblems.groupOnly, pollProblems.endInPast, ...takingProblems],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/discussions/posts/{id}",
    access: creatorOr("EDIT_GROUP"),
    summary:
      "Edits a post, moves it to another forum, or closes it for answers; what it was before stays in its history",
    audited: "forum-post.edited",
    body: ForumPostDraft,
    reply: ForumPost,
    versioned: true,
    problems: [
      postProblems.notFound,
      postProblems.groupOnly,
      forumProblems.unknown,
      pollProblems.answersFixed,
      pollProblems.endInPast,
      ...takingProblems,
      entityProblems.changed,
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/discussions/posts/{id}",
    access: creatorOr("DELETE_GROUP"),
    summary: "Deletes a post; for thirty days it can be restored",
    audited: "forum-post.deleted",
    problems: [postProblems.notFound],
  }),
  restore: endpoint({
    method: "PUT",
    path: "/v1/discussions/posts/{id}/restore",
    access: creatorOr("EDIT_GROUP"),
    summary: "Takes the deletion of a post back",
    reply: ForumPost,
    problems: [postProblems.notFound, postProblems.othersDeleted, postProblems.forumGone],
  }),
  history: endpoint({
    method: "GET",
    path: "/v1/discussions/posts/{id}/history",
    access: creatorOr("EDIT_GROUP"),
    summary: "What a post was before, newest first",
    reply: z.object({ data: z.array(EntryVersion) }),
    problems: [postProblems.notFound],
  }),
  follow: endpoint({
    method: "PUT",
    path: "/v1/discussions/posts/{id}/follow",
    access: signedIn,
    summary: "Follows a discussion or mutes it, whatever else the caller follows",
    body: z.object({ follows: z.boolean() }),
    problems: [postProblems.notFound, postProblems.noEmployee],
  }),
  solve: endpoint({
    method: "PUT",
    path: "/v1/discussions/posts/{id}/solution",
    access: creatorOr("EDIT_GROUP"),
    summary: "Marks the answer that solves it, or none; its author's bell tells of it",
    body: z.object({ answerId: Id.nullable() }),
    problems: [postProblems.notFound, answerProblems.unknown],
  }),
  merge: endpoint({
    method: "PUT",
    path: "/v1/discussions/posts/{id}/merge",
    access: ruleOnResource("EDIT_GROUP", ofGroup),
    summary:
      "Makes a post an answer of another one, which gets its answers, too; nobody is told. Its position as an answer says where it is",
    audited: "forum-post.merged",
    body: z.object({ into: Id }),
    problems: [
      postProblems.notFound,
      postProblems.unknown,
      postProblems.groupOnly,
      postProblems.mergedIntoItself,
      postProblems.mergedPoll,
    ],
  }),
  separate: endpoint({
    method: "DELETE",
    path: "/v1/discussions/posts/{id}/merge",
    access: ruleOnResource("EDIT_GROUP", ofGroup),
    summary: "Makes what was merged a post of its own again, with the answers it had",
    audited: "forum-post.separated",
    problems: [postProblems.notFound, postProblems.forumGone, postProblems.groupOnly],
  }),
  removeFile: endpoint({
    method: "DELETE",
    path: "/v1/discussions/groups/{g}/forums/{f}/posts/{p}/files/{id}",
    access: creatorOr("EDIT_GROUP"),
    summary: "Deletes a file of a post",
    audited: "forum-post.file-deleted",
    problems: [postProblems.notFound, fileProblems.notFound],
  }),
};
