import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Id } from "../contract/wire.ts";
import { DocumentVisibility } from "../visibility/visibility.ts";
import { cloudProblems } from "./cloud.problems.ts";

const Person = z.object({ id: Id, name: z.string(), organisationId: Id.nullable() });

/**
 * `people`, and who of them is `added` to the `before` many that see it now, are told to the creator and to
 * administrators only.
 */
export const Audience = z
  .object({
    groups: z.array(DocumentVisibility),
    people: z.array(Person).optional(),
    before: z.int().optional(),
    added: z.array(Person).optional(),
  })
  .meta({ id: "Audience" });
export type Audience = z.infer<typeof Audience>;

/** In place of the id of a folder. */
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
