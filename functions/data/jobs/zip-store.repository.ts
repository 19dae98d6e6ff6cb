import { GetObjectCommand, NoSuchKey } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { setting } from "../../platform/runtime/environment.ts";
import { contentDisposition } from "../../platform/storage/content-disposition.ts";
import { openFilesClient } from "../files/files-client.repository.ts";
import { fileKeyOf } from "../files/object-keys.ts";

const PART_SIZE = 8 * 1024 * 1024;
/** Parts in memory at once. */
const AT_ONCE = 4;

export const openZipStore = (client = openFilesClient(), Bucket = setting("BUCKET_NAME")) => ({
  /** Undefined if the file was deleted meanwhile. */
  open: async (fileId: string): Promise<ReadableStream<Uint8Array> | undefined> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: fileKeyOf(fileId) }));
      return Body?.transformToWebStream();
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  },

  /** The object appears with its last byte; a stream that fails drops its parts. */
  write: async (
    { fileId, fileName }: { readonly fileId: string; readonly fileName: string },
    bytes: ReadableStream<Uint8Array>,
  ): Promise<void> => {
    const upload = new Upload({
      client,
      partSize: PART_SIZE,
      queueSize: AT_ONCE,
      params: {
        Bucket,
        Key: fileKeyOf(fileId),
        Body: bytes,
        ContentType: "application/zip",
        ContentDisposition: contentDisposition(fileName, false),
      },
    });
    await upload.done();
  },
});

export type ZipStore = ReturnType<typeof openZipStore>;
