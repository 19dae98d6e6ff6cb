import * as z from "zod";
import { ofQueriedOffice, rule } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Id } from "../contract/wire.ts";

/** `id` is an author's id: the employee's, or that of a user without employee. */
export const Approver = z.object({ id: Id, name: z.string(), isAdmin: z.boolean() }).meta({ id: "Releaser" });
export type Approver = z.infer<typeof Approver>;

const FourEyes = z
  .object({ articles: z.boolean(), newsletters: z.boolean(), people: z.array(Approver) })
  .meta({ id: "FourEyes" });

export const releasers = {
  read: endpoint({
    method: "GET",
    path: "/v1/news/releasers",
    access: rule("EDIT_NEWS", ofQueriedOffice),
    summary: "Whether articles and newsletters need a second person, and who that could be",
    query: z.object({ organisationId: Id.optional() }),
    reply: FourEyes,
  }),
};
