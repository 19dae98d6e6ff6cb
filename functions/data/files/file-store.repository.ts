import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { UploadTicket } from "../../../shared/files/file.ts";
import { type ImageVariant, imageVariants } from "../../../shared/files/file-address.ts";
import { setting } from "../../platform/runtime/environment.ts";
import { unlogged } from "../../platform/runtime/unlogged.ts";
import { contentDisposition } from "../../platform/storage/content-disposition.ts";
import type { StoredFile } from "./stored-file.ts";

export const UPLOADS = "uploads/";
const FILES = "files/";

/** A browser that has its ticket begins at once. */
const TICKET_SECONDS = 15 * 60;
/** An address is signed once for so long, so that browsers find what they fetched before. */
const ADDRESS_PERIOD = 10 * 60;
/** How long browsers keep the bytes: they never change. */
const BYTES_KEPT = "private, max-age=3600, immutable";

/** Seconds that an answer with an address may be kept: the address always lives longer. */
export const ADDRESS_KEPT = 5 * 60;

const uploadKey = (id: string) => `${UPLOADS}${id}`;
const keyOf = (id: string, variant: ImageVariant | "original") => `${FILES}${id}/${variant}`;

/** The first bytes of an upload, or all; `etag` tells one upload under a name from the next. */
export interface UploadedBytes {
  readonly bytes: Uint8Array;
  readonly size: number;
  readonly etag: string;
}

/** S3 knows no range of an object without bytes. */
const EMPTY: UploadedBytes = { bytes: new Uint8Array(), size: 0, etag: "" };

const totalOf = (range: string | undefined) => Number(range?.split("/")[1]);

/**
 * The bytes of files: uploads wait below `uploads/`, what was accepted lies below `files/`. Checksums are left out
 * of what is signed: the SDK would sign that of an empty body.
 */
export const openFileStore = (
  client = unlogged(
    new S3Client({
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
  ),
  Bucket = setting("BUCKET_NAME"),
) => ({
  /** A form for exactly this many bytes of this type. */
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

  /** Where the bytes are to be had; the same address for some minutes, good for ten to twenty. */
  addressOf: (id: string, variant: ImageVariant | undefined, now: Date): Promise<string> =>
    getSignedUrl(client, new GetObjectCommand({ Bucket, Key: keyOf(id, variant ?? "original") }), {
      signingDate: new Date(Math.floor(now.getTime() / 1000 / ADDRESS_PERIOD) * ADDRESS_PERIOD * 1000),
      expiresIn: 2 * ADDRESS_PERIOD,
    }),

  /** Up to so many bytes of an upload; undefined when it is gone. */
  readUpload: async (id: string, most: number): Promise<UploadedBytes | undefined> => {
    try {
      const { Body, ContentRange, ContentLength, ETag } = await client.send(
        new GetObjectCommand({ Bucket, Key: uploadKey(id), Range: `bytes=0-${most - 1}` }),
      );
      if (!Body || !ETag) throw new Error("S3 sent an object without content");
      const size = ContentRange ? totalOf(ContentRange) : Number(ContentLength);
      return { bytes: await Body.transformToByteArray(), size, etag: ETag };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      if (error instanceof S3ServiceException && error.name === "InvalidRange") return EMPTY;
      throw error;
    }
  },

  /** Keeps an upload as the file it says it is; fails where it was overwritten since it was looked at. */
  keepUpload: async (
    { id, fileName }: Pick<StoredFile, "id" | "fileName">,
    { contentType, isInline, etag }: { contentType: string; isInline: boolean; etag: string },
  ): Promise<void> => {
    await client.send(
      new CopyObjectCommand({
        Bucket,
        Key: keyOf(id, "original"),
        CopySource: `${Bucket}/${uploadKey(id)}`,
        CopySourceIfMatch: etag,
        MetadataDirective: "REPLACE",
        ContentType: contentType,
        ContentDisposition: contentDisposition(fileName, isInline),
        CacheControl: BYTES_KEPT,
      }),
    );
  },

  /** Bytes that this program made itself. */
  put: async (
    { id, fileName }: Pick<StoredFile, "id" | "fileName">,
    variant: ImageVariant | "original",
    { bytes, contentType, isInline }: { bytes: Uint8Array; contentType: string; isInline: boolean },
  ): Promise<void> => {
    await client.send(
      new PutObjectCommand({
        Bucket,
        Key: keyOf(id, variant),
        Body: bytes,
        ContentType: contentType,
        ContentDisposition: contentDisposition(fileName, isInline),
        CacheControl: BYTES_KEPT,
      }),
    );
  },

  removeUpload: async (id: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: uploadKey(id) }));
  },

  removeFile: async (id: string): Promise<void> => {
    const variants = ["original", ...Object.keys(imageVariants)] as const;
    const keys = [uploadKey(id), ...variants.map((variant) => `${FILES}${id}/${variant}`)];
    await Promise.all(keys.map((Key) => client.send(new DeleteObjectCommand({ Bucket, Key }))));
  },
});

export type FileStore = ReturnType<typeof openFileStore>;
