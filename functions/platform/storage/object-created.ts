import * as z from "zod";

/** What S3 says about new objects. The test message of a new bucket has no records. */
const Notification = z.object({
  Records: z.array(z.object({ s3: z.object({ object: z.object({ key: z.string() }) }) })).default([]),
});

/** The keys of the new objects that a message of S3 tells of; they travel as in a form. */
export const keysIn = (message: unknown): string[] =>
  Notification.parse(message).Records.map(({ s3 }) => decodeURIComponent(s3.object.key.replaceAll("+", " ")));
