import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Id } from "../contract/wire.ts";
import { DocumentVisibility } from "../visibility/visibility.ts";
import { cloudProblems } from "./cloud.problems.ts";

const Person = z.object({ id: Id, name: z.string(), organisationId: Id.nullable() });

/** Only the creator and administrators get `people`, and who is `added` to the `before` many present viewers. */
export const Audience = z
  .object({
    groups: z.array(DocumentVisibility),
    people: z.array(Person).optional(),
    before: z.int().optional(),
    added: z.array(Person).optional(),
  })
  .meta({ id: "Audience" });
export type Audience = z.infer<typeof Audience>;

export const ROOT = "root";

export const audience = endpoint({
  method: "GET",
  path: "/v1/cloud/{id}/audience",
  access: signedIn,
  summary:
    "Who sees a folder or file, or would see it in another folder or by another visibility: the group and, for its creator, who that is",
  query: z.object({ parentId: Id.optional(), visibility: DocumentVisibility.optional() }),
  reply: Audience,
  problems: [
    cloudProblems.notFound,
    cloudProblems.unknownPlace,
    cloudProblems.notAFolder,
    cloudProblems.closed,
    cloudProblems.tooDeep,
  ],
});
