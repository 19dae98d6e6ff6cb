import * as z from "zod";

/** The test message of a new bucket has no records. */
const Notification = z.object({
  Records: z.array(z.object({ s3: z.object({ object: z.object({ key: z.string() }) }) })).default([]),
});

/** S3 sends keys form-encoded. */
export const keysIn = (message: unknown): string[] =>
  Notification.parse(message).Records.map(({ s3 }) => decodeURIComponent(s3.object.key.replaceAll("+", " ")));
