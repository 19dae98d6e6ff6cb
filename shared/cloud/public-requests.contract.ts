import * as z from "zod";
import { anyone } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { UploadRequest, UploadState, UploadTicket } from "../files/file.ts";
import { UploadIds } from "../files/files.contract.ts";
import { fileProblems } from "../files/files.problems.ts";
import { paperRequestProblems } from "./cloud.problems.ts";
import { RequestLanguage } from "./paper-request.ts";

const path = "/v1/public/requests/{token}";
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
    summary: "Begins the upload of a file for one of the items: the answer tells where the bytes go",
    body: z.object({ item: z.int().min(0), fileName, contentType, size }),
    reply: UploadTicket,
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
  submit: endpoint({
    method: "PUT",
    path: `${path}/submit`,
    access: anyone,
    summary: "Tells who asked that nothing more comes for now",
    callsPerMinute: 20,
    problems: [paperRequestProblems.notFound],
  }),
};
