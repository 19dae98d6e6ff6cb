import * as z from "zod";
import { ofResource, ruleOnResource } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Id } from "../contract/wire.ts";
import { subscriberProblems, trashProblems } from "./news.problems.ts";

const editing = ruleOnResource("EDIT_NEWS", ofResource);
const Kind = z.enum(["articles", "newsletters", "subscribers"]);

/** `trash.contract.ts` lists its content. */
export const newsTrash = {
  restore: endpoint({
    method: "PUT",
    path: "/v1/news/trash/{kind}/{id}",
    access: editing,
    summary: "Brings back what was deleted, what can be released or sent as a draft, and tells nobody",
    audited: ["article.restored", "newsletter.restored", "subscriber.restored"],
    reply: z.object({ kind: Kind, id: Id }),
    problems: [
      trashProblems.notFound,
      subscriberProblems.emailTaken,
      subscriberProblems.leftSince,
      subscriberProblems.officeGone,
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/news/trash/{kind}/{id}",
    access: editing,
    summary: "Deletes for good what is in the trash, an article with its files and versions",
    audited: ["article.purged", "newsletter.purged", "subscriber.purged"],
    problems: [trashProblems.notFound],
  }),
};
