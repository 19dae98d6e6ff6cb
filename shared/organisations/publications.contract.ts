import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { ForumPost } from "../discussions/forum-post.ts";
import { Article } from "../news/article.ts";
import { employeeProblems } from "./organisations.problems.ts";

export const publications = {
  posts: endpoint({
    method: "GET",
    path: "/v1/organisations/employees/{id}/posts",
    access: signedIn,
    summary: "What an employee has written in the forums",
    reply: z.array(ForumPost),
    problems: [employeeProblems.notFound],
  }),
  articles: endpoint({
    method: "GET",
    path: "/v1/organisations/employees/{id}/articles",
    access: signedIn,
    summary: "The articles by an employee that the caller may see",
    query: listQuery({ filters: ["tag", "releaseDate"], sort: ["title", "releaseDate", "tag"] }),
    reply: page(Article),
    problems: [employeeProblems.notFound],
  }),
};
