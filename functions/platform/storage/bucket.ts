import { GetObjectCommand, NoSuchKey, S3Client } from "@aws-sdk/client-s3";
import { clientLimits, OBJECT_WITHIN } from "../runtime/client-limits.ts";
import { setting } from "../runtime/environment.ts";
import { unlogged } from "../runtime/unlogged.ts";

export const openBucket = (
  client = unlogged(new S3Client(clientLimits(OBJECT_WITHIN))),
  Bucket = setting("BUCKET_NAME"),
) => ({
  readText: async (Key: string): Promise<string | undefined> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return await Body?.transformToString();
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  },
});
