import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  NoSuchKey,
  PutObjectCommand,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import type { UploadTicket } from "../../../shared/files/file.ts";
import { imageVariants } from "../../../shared/files/file-address.ts";
import { setting } from "../../platform/runtime/environment.ts";
import { together } from "../../platform/runtime/together.ts";
import { contentDisposition } from "../../platform/storage/content-disposition.ts";
import { copyInParts, isCopiedInParts } from "./copy-in-parts.repository.ts";
import { openFilesClient } from "./files-client.repository.ts";
import { FILES, fileKeyOf, type StoredVariant, textKey, UPLOADS, uploadKey } from "./object-keys.ts";
import type { StoredFile } from "./stored-file.ts";

const TICKET_SECONDS = 15 * 60;
const BYTES_CACHE_CONTROL = "private, max-age=3600, immutable";

/** GuardDuty user guide, "Monitoring S3 object scans with GuardDuty managed tags". */
const SCAN_TAG = "GuardDutyMalwareScanStatus";

/** `etag` distinguishes successive uploads under one name. */
export interface UploadedBytes {
  readonly bytes: Uint8Array;
  readonly size: number;
  readonly etag: string;
  /** Undefined if the bucket keeps no versions. */
  readonly version: string | undefined;
}

/** S3 answers InvalidRange for an object without bytes. */
const EMPTY: UploadedBytes = { bytes: new Uint8Array(), size: 0, etag: "", version: undefined };

const totalOf = (range: string | undefined) => Number(range?.split("/")[1]);

export const openFileStore = (client = openFilesClient(), Bucket = setting("BUCKET_NAME")) => ({
  ticket: async ({
    id,
    contentType,
    size,
  }: Pick<StoredFile, "id" | "contentType" | "size">): Promise<UploadTicket["upload"]> =>
    createPresignedPost(client, {
      Bucket,
      Key: uploadKey(id),
      Fields: { "Content-Type": contentType },
      Conditions: [["content-length-range", size, size]],
      Expires: TICKET_SECONDS,
    }),

  readUpload: async (id: string, most: number): Promise<UploadedBytes | undefined> => {
    try {
      const { Body, ContentRange, ContentLength, ETag, VersionId } = await client.send(
        new GetObjectCommand({ Bucket, Key: uploadKey(id), Range: `bytes=0-${most - 1}` }),
      );
      if (!Body || !ETag) throw new Error("S3 sent an object without content");
      const size = ContentRange ? totalOf(ContentRange) : Number(ContentLength);
      return { bytes: await Body.transformToByteArray(), size, etag: ETag, version: VersionId };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      if (error instanceof S3ServiceException && error.name === "InvalidRange") return EMPTY;
      throw error;
    }
  },

  /** The result for the very version that was read; undefined until it is scanned. */
  scanResultOf: async (id: string, { version }: UploadedBytes): Promise<string | undefined> => {
    const { TagSet = [] } = await client.send(
      new GetObjectTaggingCommand({ Bucket, Key: uploadKey(id), VersionId: version }),
    );
    return TagSet.find(({ Key }) => Key === SCAN_TAG)?.Value;
  },

  uploadsBefore: async (time: Date): Promise<string[]> => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: UPLOADS }));
    return Contents.filter(({ LastModified }) => LastModified && LastModified < time).map(({ Key = "" }) =>
      Key.slice(UPLOADS.length),
    );
  },

  /** Fails if the upload was overwritten since it was inspected. */
  acceptUpload: async (
    { id, fileName, size }: Pick<StoredFile, "id" | "fileName" | "size">,
    { contentType, isInline, etag }: { contentType: string; isInline: boolean; etag: string },
  ): Promise<void> => {
    const copy = {
      Bucket,
      Key: fileKeyOf(id),
      CopySource: `${Bucket}/${uploadKey(id)}`,
      CopySourceIfMatch: etag,
      ContentType: contentType,
      ContentDisposition: contentDisposition(fileName, isInline),
      CacheControl: BYTES_CACHE_CONTROL,
    };
    if (isCopiedInParts(size)) return copyInParts(client, copy, size);
    await client.send(
      new CopyObjectCommand({
        ...copy,
        MetadataDirective: "REPLACE",
        // Drops the tags, since copying them takes the permission to set them.
        TaggingDirective: "REPLACE",
      }),
    );
  },

  put: async (
    { id, fileName }: Pick<StoredFile, "id" | "fileName">,
    variant: StoredVariant,
    { bytes, contentType, isInline }: { bytes: Uint8Array; contentType: string; isInline: boolean },
  ): Promise<void> => {
    await client.send(
      new PutObjectCommand({
        Bucket,
        Key: fileKeyOf(id, variant),
        Body: bytes,
        ContentType: contentType,
        ContentDisposition: contentDisposition(fileName, isInline),
        CacheControl: BYTES_CACHE_CONTROL,
      }),
    );
  },

  removeUpload: async (id: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: uploadKey(id) }));
  },

  removeFile: async (id: string): Promise<void> => {
    const variants = ["original", "title", ...Object.keys(imageVariants)];
    const keys = [uploadKey(id), textKey(id), ...variants.map((variant) => `${FILES}${id}/${variant}`)];
    await together(keys.map((Key) => client.send(new DeleteObjectCommand({ Bucket, Key }))));
  },

  /** Erases all versions, which the bucket would keep for a month. */
  eraseFile: async (id: string): Promise<void> => {
    for (const Prefix of [uploadKey(id), `${FILES}${id}/`]) {
      for (let isMore = true; isMore; ) {
        const listing = new ListObjectVersionsCommand({ Bucket, Prefix });
        const { Versions = [], DeleteMarkers = [], IsTruncated } = await client.send(listing);
        await together(
          [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) =>
            client.send(new DeleteObjectCommand({ Bucket, Key, VersionId })),
          ),
        );
        isMore = IsTruncated ?? false;
      }
    }
  },
});

export type FileStore = ReturnType<typeof openFileStore>;
