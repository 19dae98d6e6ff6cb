import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Id } from "../contract/wire.ts";
import { DocumentVisibility } from "../visibility/visibility.ts";
import { cloudProblems } from "./cloud.problems.ts";

const Person = z.object({ id: Id, name: z.string(), organisationId: Id.nullable() });

/** Who belongs to all of the groups. `people` only for the creator and administrators. */
export const Audience = z
  .object({ groups: z.array(DocumentVisibility), people: z.array(Person).optional() })
  .meta({ id: "Audience" });
export type Audience = z.infer<typeof Audience>;

export const audience = endpoint({
  method: "GET",
  path: "/v1/cloud/{id}/audience",
  access: signedIn,
  summary:
    "Who sees a folder or file: the groups to all of which one must belong and, for its creator, who that is",
  reply: Audience,
  problems: [cloudProblems.notFound],
});
