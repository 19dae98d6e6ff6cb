import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";

/** In bytes. */
const CloudUsage = z.object({ used: z.int(), quota: z.int() }).meta({ id: "CloudUsage" });

export const usage = endpoint({
  method: "GET",
  path: "/v1/cloud/usage",
  access: signedIn,
  summary: "How much the cloud holds for the caller's office, and how much it may",
  reply: CloudUsage,
});
