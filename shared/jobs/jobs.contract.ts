import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { jobProblems } from "./jobs.problems.ts";
import { ZipJob, ZipRequest } from "./zip-job.ts";

export const jobs = {
  zip: endpoint({
    method: "POST",
    path: "/v1/jobs/zip",
    access: signedIn,
    summary: "Makes a ZIP of folders and files, without what the caller does not see, or of a gallery",
    body: ZipRequest,
    reply: ZipJob,
    status: 202,
    problems: [jobProblems.nothing, jobProblems.tooMuch, jobProblems.tooMany],
  }),
  list: endpoint({
    method: "GET",
    path: "/v1/jobs/zip",
    access: signedIn,
    summary: "One's own ZIPs, the latest first",
    reply: z.object({ data: z.array(ZipJob) }),
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/jobs/{id}",
    access: signedIn,
    summary: "How far a job of one's own is",
    reply: ZipJob,
    problems: [jobProblems.notFound],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/jobs/{id}",
    access: signedIn,
    summary: "Stops a job of one's own, or removes its result",
    problems: [jobProblems.notFound],
  }),
};
