import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  NoSuchUpload,
  paginateListParts,
  S3ServiceException,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { PartTicket, UploadedPart } from "../../../shared/files/parts.ts";
import { setting } from "../../platform/runtime/environment.ts";
import { openFilesClient } from "./files-client.repository.ts";
import { uploadKey } from "./object-keys.ts";
import type { StoredFile } from "./stored-file.ts";

/** One part may wait for its turn this long. */
const PART_SECONDS = 60 * 60;
const CHECKSUM = "x-amz-checksum-sha256";

export interface PartedUpload {
  readonly id: string;
  readonly uploadId: string;
}

export interface StoredPart extends UploadedPart {
  readonly sha256: string | undefined;
}

/** S3 reports faulty parts under several names. */
const refusals = ["InvalidPart", "InvalidPartOrder", "EntityTooSmall"];

const unlessEnded = async <Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await ask();
  } catch (error) {
    if (
      error instanceof NoSuchUpload ||
      (error instanceof S3ServiceException && error.name === "NoSuchUpload")
    )
      return undefined;
    throw error;
  }
};

export const openPartStore = (client = openFilesClient(), Bucket = setting("BUCKET_NAME")) => {
  const objectOf = ({ id, uploadId }: PartedUpload) => ({ Bucket, Key: uploadKey(id), UploadId: uploadId });

  return {
    begin: async ({ id, contentType }: Pick<StoredFile, "id" | "contentType">): Promise<string> => {
      const { UploadId } = await client.send(
        new CreateMultipartUploadCommand({
          Bucket,
          Key: uploadKey(id),
          ContentType: contentType,
          ChecksumAlgorithm: "SHA256",
        }),
      );
      if (!UploadId) throw new Error("S3 began an upload without an id");
      return UploadId;
    },

    /** For these bytes only: S3 ignores a checksum in the address, so it is signed as a header. */
    ticket: async (
      upload: PartedUpload,
      { number, size, sha256 }: { readonly number: number; readonly size: number; readonly sha256: string },
    ): Promise<PartTicket> => {
      const part = new UploadPartCommand({
        ...objectOf(upload),
        PartNumber: number,
        ContentLength: size,
        ChecksumSHA256: sha256,
      });
      const unhoistableHeaders = new Set([CHECKSUM]);
      const url = await getSignedUrl(client, part, { expiresIn: PART_SECONDS, unhoistableHeaders });
      return { number, url, headers: { [CHECKSUM]: sha256 } };
    },

    /** Undefined if the upload is completed or aborted. */
    list: (upload: PartedUpload): Promise<StoredPart[] | undefined> =>
      unlessEnded(async () => {
        const found: StoredPart[] = [];
        for await (const { Parts = [] } of paginateListParts({ client }, objectOf(upload))) {
          for (const { PartNumber = 0, ETag = "", Size = 0, ChecksumSHA256 } of Parts) {
            found.push({ number: PartNumber, etag: ETag, size: Size, sha256: ChecksumSHA256 });
          }
        }
        return found;
      }),

    /** False if S3 has other parts than these. */
    complete: async (upload: PartedUpload, parts: readonly StoredPart[]): Promise<boolean> => {
      const Parts = parts.map(({ number, etag, sha256 }) => ({
        PartNumber: number,
        ETag: etag,
        ChecksumSHA256: sha256,
      }));
      try {
        await client.send(
          new CompleteMultipartUploadCommand({ ...objectOf(upload), MultipartUpload: { Parts } }),
        );
        return true;
      } catch (error) {
        if (error instanceof S3ServiceException && refusals.includes(error.name)) return false;
        throw error;
      }
    },

    abort: async (upload: PartedUpload): Promise<void> => {
      await unlessEnded(() => client.send(new AbortMultipartUploadCommand(objectOf(upload))));
    },
  };
};

export type PartStore = ReturnType<typeof openPartStore>;
