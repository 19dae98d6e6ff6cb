import * as z from "zod";
import { anyone } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { linkProblems } from "./news.problems.ts";
import { MAX_LINKED_ADDRESS } from "./public-address.ts";

export const newsletterLinks = {
  follow: endpoint({
    method: "GET",
    path: "/v1/public/newsletters/{id}/links/{signature}",
    access: anyone,
    summary: "Leads to an address of a newsletter's text, the signed one and no other, and counts that",
    query: z.object({ to: z.string().max(MAX_LINKED_ADDRESS) }),
    media: "text/html; charset=utf-8",
    redirects: true,
    problems: [linkProblems.notFound],
  }),
};
