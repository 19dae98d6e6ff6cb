import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { forumGroupProblems, forumProblems } from "./discussions.problems.ts";
import { SearchHit } from "./search-hit.ts";

const fields = { sort: ["createdAt"], isRanked: true } as const;
const query = Object.assign(listQuery(fields).extend({ searchTerm: z.string().max(200).optional() }), {
  fields,
});
const reply = page(SearchHit);

export const discussionSearch = {
  everywhere: endpoint({
    method: "GET",
    path: "/v1/discussions/search",
    access: signedIn,
    summary: "Posts and answers that have all words",
    query,
    reply,
  }),
  inGroup: endpoint({
    method: "GET",
    path: "/v1/discussions/groups/{groupId}/search",
    access: signedIn,
    summary: "The same in one group",
    query,
    reply,
    problems: [forumGroupProblems.notFound],
  }),
  inForum: endpoint({
    method: "GET",
    path: "/v1/discussions/groups/{groupId}/forums/{forumId}/search",
    access: signedIn,
    summary: "The same in one forum",
    query,
    reply,
    problems: [forumGroupProblems.notFound, forumProblems.notFound],
  }),
};
