import * as z from "zod";
import { periods } from "../../shared/periods.ts";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { Id } from "../contract/wire.ts";
import { cloudProblems, trashProblems } from "./cloud.problems.ts";
import { CloudItem } from "./cloud-item.ts";

export const TRASH_DAYS = periods.cloudTrash.count;

/** `isPlaceGone`: its folder is gone or hidden, so restoring needs another. */
export const TrashedItem = CloudItem.extend({
  deletedAt: z.iso.datetime(),
  deletedBy: Id.nullable(),
  deleterName: z.string().nullable(),
  isPlaceGone: z.boolean(),
}).meta({ id: "TrashedItem" });
export type TrashedItem = z.infer<typeof TrashedItem>;

export const trash = {
  list: endpoint({
    method: "GET",
    path: "/v1/cloud/trash",
    access: signedIn,
    summary: "What the caller deleted or had created; all of it for administrators",
    query: listQuery({ sort: ["title", "deletedAt"] }),
    reply: page(TrashedItem),
  }),
  restore: endpoint({
    method: "PUT",
    path: "/v1/cloud/trash/{id}",
    access: signedIn,
    summary: "Brings something back to its former place or, with `parentId`, to another (null: the root)",
    body: z.object({ parentId: Id.nullish() }).optional(),
    reply: CloudItem,
    problems: [
      trashProblems.notFound,
      trashProblems.placeGone,
      cloudProblems.unknownPlace,
      cloudProblems.notAFolder,
      cloudProblems.insideItself,
      cloudProblems.tooDeep,
      cloudProblems.closed,
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/cloud/trash/{id}",
    access: signedIn,
    summary: "Deletes something in the trash for good, with all that is in it",
    audited: "cloud-item.purged",
    problems: [trashProblems.notFound],
  }),
};
