import * as z from "zod";
import { ofGroup, ofParentGroup, rule, ruleOnResource, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { orderedIds } from "../contract/wire.ts";
import { forumGroupProblems, forumProblems } from "./discussions.problems.ts";
import { Forum, ForumDraft, ForumGroup, ForumGroupDraft } from "./forum.ts";

const withForums = z.object({ withForums: z.stringbool().optional() });
/** The number of posts that the confirmation named. */
const confirmed = z.object({ posts: z.coerce.number().int().min(0).optional() });

export const groups = {
  list: endpoint({
    method: "GET",
    path: "/v1/discussions/groups",
    access: signedIn,
    summary: "The groups of forums, on request with their forums and what is new in them",
    query: withForums,
    reply: z.object({ data: z.array(ForumGroup) }),
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/discussions/groups/{id}",
    access: signedIn,
    summary: "One group",
    query: withForums,
    reply: z.object({ data: ForumGroup }),
    problems: [forumGroupProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/discussions/groups",
    access: rule("EDIT_GROUP", ofParentGroup),
    summary: "Creates a group",
    body: ForumGroupDraft,
    reply: ForumGroup,
    status: 201,
    problems: [forumGroupProblems.unknown],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/discussions/groups/{id}",
    access: ruleOnResource("EDIT_GROUP", ofGroup),
    summary: "Renames or moves a group",
    body: ForumGroupDraft,
    reply: ForumGroup,
    problems: [forumGroupProblems.notFound, forumGroupProblems.unknown, forumGroupProblems.insideItself],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/discussions/groups/{id}",
    access: ruleOnResource("DELETE_GROUP", ofGroup),
    summary: "Deletes a group with all that is in it, once the number of posts was confirmed",
    audited: "forum-group.deleted",
    query: confirmed,
    current: z.object({ posts: z.int() }),
    problems: [forumGroupProblems.notFound, forumGroupProblems.notEmpty],
  }),
  reorder: endpoint({
    method: "PUT",
    path: "/v1/discussions/groups/{id}/order",
    access: ruleOnResource("EDIT_GROUP", ofGroup),
    summary: "Puts the groups below one in order, those named first",
    body: z.object({ groupIds: orderedIds(1000) }),
    problems: [forumGroupProblems.notFound],
  }),
};

export const forums = {
  read: endpoint({
    method: "GET",
    path: "/v1/discussions/forums/{id}",
    access: signedIn,
    summary: "One forum",
    reply: Forum,
    problems: [forumProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/discussions/forums",
    access: rule("EDIT_GROUP", ofGroup),
    summary: "Creates a forum",
    body: ForumDraft,
    reply: Forum,
    status: 201,
    problems: [forumGroupProblems.unknown],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/discussions/forums/{id}",
    access: ruleOnResource("EDIT_GROUP", ofGroup),
    summary: "Renames, describes or moves a forum",
    body: ForumDraft,
    reply: Forum,
    problems: [forumProblems.notFound, forumGroupProblems.unknown],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/discussions/forums/{id}",
    access: ruleOnResource("DELETE_GROUP", ofGroup),
    summary: "Deletes a forum with its posts, once their number was confirmed",
    audited: "forum.deleted",
    query: confirmed,
    current: z.object({ posts: z.int() }),
    problems: [forumProblems.notFound, forumProblems.notEmpty],
  }),
  reorder: endpoint({
    method: "PUT",
    path: "/v1/discussions/groups/{id}/forums/order",
    access: ruleOnResource("EDIT_GROUP", ofGroup),
    summary: "Puts the forums of a group in order, those named first",
    body: z.object({ forumIds: orderedIds(1000) }),
    problems: [forumGroupProblems.notFound],
  }),
};
