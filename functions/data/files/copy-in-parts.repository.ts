import {
  CompleteMultipartUploadCommand,
  type CopyObjectCommandInput,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCopyCommand,
} from "@aws-sdk/client-s3";
import { together } from "../../platform/runtime/together.ts";

const PART = 256 * 1024 * 1024;

export type Copying = Pick<CopyObjectCommandInput, "Bucket" | "Key" | "CopySource" | "CopySourceIfMatch"> &
  Pick<CopyObjectCommandInput, "ContentType" | "ContentDisposition" | "CacheControl">;

export const isCopiedInParts = (size: number): boolean => size > PART;

/** A single copy of gigabytes takes minutes; parts run in parallel. S3 drops unfinished ones after days. */
export const copyInParts = async (
  client: Pick<S3Client, "send">,
  { CopySource, CopySourceIfMatch, ...object }: Copying,
  size: number,
  partSize = PART,
): Promise<void> => {
  const { Bucket, Key } = object;
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object));
  const starts = Array.from({ length: Math.ceil(size / partSize) }, (_, index) => index * partSize);
  const Parts = await together(
    starts.map(async (start, index) => {
      const PartNumber = index + 1;
      const CopySourceRange = `bytes=${start}-${Math.min(start + partSize, size) - 1}`;
      const source = { CopySource, CopySourceIfMatch, CopySourceRange };
      const { CopyPartResult } = await client.send(
        new UploadPartCopyCommand({ Bucket, Key, UploadId, PartNumber, ...source }),
      );
      return { PartNumber, ETag: CopyPartResult?.ETag };
    }),
  );
  await client.send(
    new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }),
  );
};
