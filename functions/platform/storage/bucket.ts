import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { clientLimits, OBJECT_WITHIN } from "../runtime/client-limits.ts";
import { setting } from "../runtime/environment.ts";
import { unlogged } from "../runtime/unlogged.ts";

export const openS3 = (answerWithin = OBJECT_WITHIN, tries?: number): S3Client =>
  unlogged(new S3Client(clientLimits(answerWithin, tries)));

export const openBucket = (client = openS3(), Bucket = setting("BUCKET_NAME")) => {
  const bodyOf = async (Key: string) => {
    try {
      return (await client.send(new GetObjectCommand({ Bucket, Key }))).Body;
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  };
  return {
    read: async (Key: string): Promise<Uint8Array | undefined> => (await bodyOf(Key))?.transformToByteArray(),
    readText: async (Key: string): Promise<string | undefined> => (await bodyOf(Key))?.transformToString(),
    put: async (Key: string, Body: Uint8Array, ContentType: string): Promise<void> => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
  };
};

export type Bucket = ReturnType<typeof openBucket>;
