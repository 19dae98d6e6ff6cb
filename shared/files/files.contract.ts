import * as z from "zod";
import { anyone, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { joinedIds } from "../contract/wire.ts";
import { Upload, UploadRequest, UploadTicket } from "./file.ts";
import { fileProblems } from "./files.problems.ts";
import { PartsTicket } from "./parts.ts";

const MOST_UPLOADS = 100;

export const UploadIds = joinedIds(MOST_UPLOADS);

const readQuery = z.object({
  variant: z.enum(["thumbnail", "preview"]).optional(),
  download: z.stringbool().optional(),
});

export const files = {
  begin: endpoint({
    method: "POST",
    path: "/v1/files",
    access: signedIn,
    summary:
      "Begins an upload: the answer tells where the bytes go, or with `multipart` how large its parts are",
    body: UploadRequest,
    reply: z.union([UploadTicket, PartsTicket]),
    status: 201,
    problems: [fileProblems.tooLarge, fileProblems.typeRefused, fileProblems.quotaReached],
  }),
  upload: endpoint({
    method: "GET",
    path: "/v1/files/{id}/upload",
    access: signedIn,
    summary: "What has become of an upload of one's own",
    reply: Upload,
    problems: [fileProblems.notFound],
  }),
  uploads: endpoint({
    method: "GET",
    path: "/v1/files/uploads",
    access: signedIn,
    summary: "What has become of several uploads of one's own, a hundred at most",
    query: z.object({ ids: UploadIds }),
    reply: z.object({ data: z.array(Upload) }),
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/files/{id}",
    access: signedIn,
    summary:
      "Leads to a file for some minutes, if the caller may see what it belongs to; with `download` to one that is stored, not shown",
    query: readQuery,
    redirects: true,
    problems: [fileProblems.notFound],
  }),
  readPublic: endpoint({
    method: "GET",
    path: "/v1/public/files/{id}",
    access: anyone,
    summary:
      "Leads to an image of what is public or went out in a newsletter, 1200 pixels unless told; or to a file that a public article shows",
    query: z.object({ variant: z.enum(["thumbnail", "preview", "title"]).optional() }),
    redirects: true,
    cacheable: true,
    problems: [fileProblems.notFound],
  }),
  readOffered: endpoint({
    method: "GET",
    path: "/v1/public/newsletters/{id}/files/{fileId}",
    access: anyone,
    summary: "Leads to a file of an article that a newsletter offers to whoever has its mail",
    query: z.object({ token: z.string().max(100) }),
    redirects: true,
    problems: [fileProblems.notFound],
  }),
};
