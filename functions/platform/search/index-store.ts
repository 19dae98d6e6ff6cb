import type { Readable } from "node:stream";
import { GetObjectCommand, type S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { setting } from "../runtime/environment.ts";
import { openS3 } from "../storage/bucket.ts";

export interface StoredObject {
  readonly bytes: Readable;
  readonly etag: string;
}

export interface IndexStore {
  readonly read: (name: string, knownEtag?: string) => Promise<StoredObject | "unchanged" | "missing">;
  /** Returns the new ETag. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<string>;
}

const PART_SIZE = 8 * 1024 * 1024;

const insteadOf = { 304: "unchanged", 404: "missing" } as const;

export const openIndexStore = (client: S3Client = openS3(), Bucket = setting("BUCKET_NAME")): IndexStore => {
  const keyOf = (name: string) => `search/${name}.sqlite.zst`;
  return {
    read: async (name, knownEtag) => {
      try {
        const { Body, ETag = "" } = await client.send(
          new GetObjectCommand({ Bucket, Key: keyOf(name), ...(knownEtag && { IfNoneMatch: knownEtag }) }),
        );
        return Body ? { bytes: Body as Readable, etag: ETag } : "missing";
      } catch (error) {
        const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
        if (status === 304 || status === 404) return insteadOf[status];
        throw error;
      }
    },

    put: async (name, Body) => {
      // Functions that only search never load it.
      const { Upload } = await import("@aws-sdk/lib-storage");
      const params = { Bucket, Key: keyOf(name), Body, ContentType: "application/zstd" };
      const { ETag = "" } = await new Upload({ client, partSize: PART_SIZE, params }).done();
      return ETag;
    },
  };
};
