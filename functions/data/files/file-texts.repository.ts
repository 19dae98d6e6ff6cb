import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import * as z from "zod";
import { TextOutcome } from "../../../shared/files/text-outcome.ts";
import { setting } from "../../platform/runtime/environment.ts";
import { openFilesClient } from "./files-client.repository.ts";
import { fileKeyOf, textKey } from "./object-keys.ts";

const FileText = z.object({
  /** Null while the text is being extracted. */
  outcome: TextOutcome.nullable(),
  tries: z.int(),
  text: z.string(),
});
export type FileText = z.infer<typeof FileText>;

const isMissing = (error: unknown) =>
  error instanceof NoSuchKey || (error instanceof S3ServiceException && error.name === "InvalidRange");

export const openFileTexts = (client = openFilesClient(), Bucket = setting("BUCKET_NAME")) => {
  const read = async (Key: string, most?: number): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    try {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket, Key, ...(most !== undefined && { Range: `bytes=0-${most - 1}` }) }),
      );
      return Body && new Uint8Array(await Body.transformToByteArray());
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  return {
    /** The beginning of the upload; undefined if it has no bytes. */
    readFile: (fileId: string, most: number) => read(fileKeyOf(fileId), most),

    /** A broken text counts as missing, so that it is made again. */
    find: async (fileId: string): Promise<FileText | undefined> => {
      const packed = await read(textKey(fileId));
      try {
        return packed && FileText.parse(JSON.parse((await promisify(gunzip)(packed)).toString()));
      } catch {
        return undefined;
      }
    },

    put: async (fileId: string, text: FileText): Promise<void> => {
      const Body = await promisify(gzip)(JSON.stringify(text));
      await client.send(
        new PutObjectCommand({ Bucket, Key: textKey(fileId), Body, ContentType: "application/gzip" }),
      );
    },

    remove: async (fileId: string): Promise<void> => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: textKey(fileId) }));
    },
  };
};

export type FileTexts = ReturnType<typeof openFileTexts>;
