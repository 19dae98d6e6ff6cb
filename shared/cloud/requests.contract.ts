import * as z from "zod";
import { creatorOrAdmin, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { Id, requiredText } from "../contract/wire.ts";
import { cloudProblems, paperRequestProblems, shareProblems } from "./cloud.problems.ts";
import {
  MOST_REASON,
  OwnPaperRequest,
  PaperRequest,
  PaperRequestDraft,
  PaperRequestSummary,
} from "./paper-request.ts";

const path = "/v1/cloud/{id}/requests";

const Judgement = z
  .discriminatedUnion("state", [
    z.object({ state: z.literal("accepted") }),
    z.object({ state: z.literal("returned"), reason: requiredText(MOST_REASON) }),
  ])
  .meta({ id: "RequestFileJudgement" });

export const requests = {
  create: endpoint({
    method: "POST",
    path,
    access: creatorOrAdmin,
    summary: "Asks somebody outside for papers, by a mail of the office, and makes a folder for what arrives",
    body: PaperRequestDraft,
    reply: z.object({ id: Id, itemId: Id, url: z.string() }),
    status: 201,
    audited: "paper-request.created",
    problems: [
      cloudProblems.notFound,
      cloudProblems.notAFolder,
      cloudProblems.tooDeep,
      shareProblems.switchedOff,
      shareProblems.narrow,
    ],
  }),
  list: endpoint({
    method: "GET",
    path,
    access: creatorOrAdmin,
    summary: "What was asked for in a folder, the latest first",
    reply: z.object({ data: z.array(PaperRequestSummary) }),
    problems: [cloudProblems.notFound],
  }),
  own: endpoint({
    method: "GET",
    path: "/v1/cloud/requests",
    access: signedIn,
    summary: "The caller's own requests for papers, also those that have ended",
    query: listQuery({ filters: ["state"], sort: ["createdAt", "expiresAt", "title", "name", "toJudge"] }),
    reply: page(OwnPaperRequest),
  }),
  read: endpoint({
    method: "GET",
    path: `${path}/{requestId}`,
    access: creatorOrAdmin,
    summary: "A request with all that has arrived; `id` is its own folder",
    reply: PaperRequest,
    problems: [cloudProblems.notFound, paperRequestProblems.notFound],
  }),
  judge: endpoint({
    method: "PUT",
    path: `${path}/{requestId}/files/{fileId}`,
    access: creatorOrAdmin,
    summary: "Accepts a file, or gives it back: into the trash, with a mail that says why",
    body: Judgement,
    reply: PaperRequest,
    audited: "paper-request.judged",
    problems: [
      cloudProblems.notFound,
      paperRequestProblems.notFound,
      paperRequestProblems.fileNotFound,
      paperRequestProblems.alreadyReturned,
    ],
  }),
  close: endpoint({
    method: "PUT",
    path: `${path}/{requestId}/closed`,
    access: creatorOrAdmin,
    summary: "Ends the request: its page is gone at once, what has arrived stays",
    reply: PaperRequest,
    audited: "paper-request.closed",
    problems: [cloudProblems.notFound, paperRequestProblems.notFound],
  }),
};
