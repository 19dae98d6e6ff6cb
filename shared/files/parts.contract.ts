import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Upload } from "./file.ts";
import { fileProblems } from "./files.problems.ts";
import { PartsCompletion, PartsRequest, PartsTicket, PartTicket, UploadedPart } from "./parts.ts";

/** An upload in parts, begun by `POST /v1/files` with `multipart`, belongs to its uploader alone. */
export const fileParts = {
  list: endpoint({
    method: "GET",
    path: "/v1/files/{id}/parts",
    access: signedIn,
    summary: "Which parts of an upload have arrived, to go on where it was interrupted",
    /** `isComplete`: all parts are joined, so that S3 lists none any more. */
    reply: PartsTicket.extend({ parts: z.array(UploadedPart), isComplete: z.boolean() }),
    problems: [fileProblems.notFound],
  }),
  sign: endpoint({
    method: "POST",
    path: "/v1/files/{id}/parts",
    access: signedIn,
    summary: "Where single parts of an upload go, each for exactly the bytes of its checksum",
    body: PartsRequest,
    reply: z.array(PartTicket),
    problems: [fileProblems.notFound, fileProblems.unknownPart],
  }),
  complete: endpoint({
    method: "PUT",
    path: "/v1/files/{id}/complete",
    access: signedIn,
    summary: "Joins the parts of an upload, which is checked then",
    body: PartsCompletion,
    reply: Upload,
    problems: [fileProblems.notFound, fileProblems.incomplete],
  }),
  abort: endpoint({
    method: "DELETE",
    path: "/v1/files/{id}/multipart",
    access: signedIn,
    summary: "Gives up an upload, in parts or not, whose bytes then go",
    problems: [fileProblems.notFound],
  }),
};
