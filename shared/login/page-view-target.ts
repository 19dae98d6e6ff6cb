import * as z from "zod";

/** An app monitor of CloudWatch RUM; `sampleRate` is the share of reporting sessions, above 0 up to 1. */
export const PageViewTarget = z.object({
  endpoint: z.url(),
  region: z.string(),
  monitorId: z.string(),
  sampleRate: z.number(),
});
export type PageViewTarget = z.infer<typeof PageViewTarget>;
