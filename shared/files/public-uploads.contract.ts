import * as z from "zod";
import { anyone } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Upload, UploadRequest, UploadTicket } from "./file.ts";
import { UploadIds } from "./files.contract.ts";
import { fileProblems } from "./files.problems.ts";

/** Without a session, an upload belongs to whoever knows its id. */
export const publicUploads = {
  begin: endpoint({
    method: "POST",
    path: "/v1/public/files",
    access: anyone,
    summary: "Begins an upload for an application: the answer tells where the bytes go",
    body: UploadRequest.refine(({ purpose }) => purpose === "application", {
      path: ["purpose"],
      error: "Ohne Anmeldung werden nur Dateien einer Bewerbung hochgeladen.",
    }),
    reply: UploadTicket,
    status: 201,
    callsPerMinute: 60,
    problems: [fileProblems.tooLarge, fileProblems.typeRefused],
  }),
  uploads: endpoint({
    method: "GET",
    path: "/v1/public/uploads",
    access: anyone,
    summary: "What has become of uploads for an application",
    query: z.object({ ids: UploadIds }),
    reply: z.object({ data: z.array(Upload) }),
    callsPerMinute: 240,
  }),
};
