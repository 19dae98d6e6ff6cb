import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { cloudProblems } from "./cloud.problems.ts";

export const watching = endpoint({
  method: "PUT",
  path: "/v1/cloud/{id}/watch",
  access: signedIn,
  summary: "Watches a folder with all that is below it, or ends that: changes come by mail, once an hour",
  body: z.object({ watches: z.boolean() }),
  problems: [cloudProblems.notFound, cloudProblems.foldersOnly, cloudProblems.noEmployee],
});
