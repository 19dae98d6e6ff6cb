import * as z from "zod";
import { administrators, creatorOrAdmin } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { Id } from "../contract/wire.ts";
import { cloudProblems, shareProblems } from "./cloud.problems.ts";
import { ListedShare, Share, ShareDownload, ShareDraft } from "./share.ts";

const path = "/v1/cloud/{id}/shares";

export const shares = {
  create: endpoint({
    method: "POST",
    path,
    access: creatorOrAdmin,
    summary: "Shares a file, or a folder with what is in it, with whoever has the address",
    body: ShareDraft,
    reply: z.object({ id: Id, url: z.string() }),
    status: 201,
    audited: "share.created",
    problems: [
      cloudProblems.notFound,
      shareProblems.switchedOff,
      shareProblems.narrow,
      shareProblems.tooMany,
    ],
  }),
  list: endpoint({
    method: "GET",
    path,
    access: creatorOrAdmin,
    summary: "How a thing is shared, and what outsiders have downloaded of it",
    reply: z.object({ data: z.array(Share), downloads: z.array(ShareDownload) }),
    problems: [cloudProblems.notFound],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${path}/{shareId}`,
    access: creatorOrAdmin,
    summary: "Ends sharing at once, also of what is in the trash",
    audited: "share.revoked",
    problems: [cloudProblems.notFound, shareProblems.notFound],
  }),
  all: endpoint({
    method: "GET",
    path: "/v1/administration/shares",
    access: administrators,
    summary: "All that is shared with outsiders, by whom, and when it was used last",
    query: listQuery({ sort: ["expiresAt", "createdAt"] }),
    reply: page(ListedShare),
  }),
};
