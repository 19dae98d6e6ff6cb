import * as z from "zod";
import { anyone } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { UploadRequest, UploadState, UploadTicket } from "../files/file.ts";
import { UploadIds } from "../files/files.contract.ts";
import { fileProblems } from "../files/files.problems.ts";
import { PartsRequest, PartTicket, ResumedParts } from "../files/parts.ts";
import { paperRequestProblems } from "./cloud.problems.ts";
import { RequestLanguage } from "./paper-request.ts";

const path = "/v1/public/requests/{token}";
const partsPath = `${path}/files/{id}/parts`;
const { fileName, contentType, size } = UploadRequest.shape;

export const publicRequests = {
  page: endpoint({
    method: "GET",
    path,
    access: anyone,
    summary: "The page of what is asked for, and of what has arrived of it",
    query: z.object({ lang: RequestLanguage.optional() }),
    media: "text/html; charset=utf-8",
    scripted: true,
    callsPerMinute: 120,
    problems: [paperRequestProblems.notFound],
  }),
  begin: endpoint({
    method: "POST",
    path: `${path}/files`,
    access: anyone,
    summary:
      "Begins the upload of a file for one of the items, or goes on with the same file: the answer tells where the bytes go, or how large its parts are and which have arrived",
    body: z.object({
      item: z.int().min(0),
      fileName,
      contentType,
      size,
      /** Reported by the browser; together these fields identify a file on resuming. */
      lastModified: z.int().optional(),
    }),
    reply: z.union([UploadTicket, ResumedParts]),
    status: 201,
    callsPerMinute: 240,
    problems: [
      paperRequestProblems.notFound,
      paperRequestProblems.full,
      fileProblems.tooLarge,
      fileProblems.typeRefused,
      fileProblems.quotaReached,
    ],
  }),
  files: endpoint({
    method: "GET",
    path: `${path}/files`,
    access: anyone,
    summary: "What has become of uploads to the request",
    query: z.object({ ids: UploadIds }),
    reply: z.object({ data: z.array(z.object({ id: z.string(), state: UploadState })) }),
    callsPerMinute: 240,
    problems: [paperRequestProblems.notFound],
  }),
  sign: endpoint({
    method: "POST",
    path: partsPath,
    access: anyone,
    summary: "Where single parts of a file go, each for exactly the bytes of its checksum",
    body: PartsRequest,
    reply: z.array(PartTicket),
    callsPerMinute: 600,
    problems: [paperRequestProblems.notFound, fileProblems.notFound, fileProblems.unknownPart],
  }),
  complete: endpoint({
    method: "PUT",
    path: partsPath,
    access: anyone,
    summary: "Joins the parts of a file, which is checked then",
    callsPerMinute: 240,
    problems: [paperRequestProblems.notFound, fileProblems.notFound, fileProblems.incomplete],
  }),
  submit: endpoint({
    method: "PUT",
    path: `${path}/submit`,
    access: anyone,
    summary: "Tells who asked that nothing more comes for now",
    callsPerMinute: 20,
    problems: [paperRequestProblems.notFound],
  }),
};
