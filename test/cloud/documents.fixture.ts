import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { Context, SQSEvent } from "aws-lambda";
import { ulid } from "ulid";
import { openCloudItems } from "../../functions/data/cloud/cloud-items.collection.ts";
import { openFileTexts } from "../../functions/data/files/file-texts.repository.ts";
import { openFiles } from "../../functions/data/files/files.repository.ts";
import { fileKeyOf } from "../../functions/data/files/object-keys.ts";
import type { StoredFile } from "../../functions/data/files/stored-file.ts";
import { aCloudItem, aContent } from "../support/cloud.builder.ts";
import { cloudFixture, listed } from "./cloud.fixture.ts";

const typeOf = (fileName: string) =>
  fileName.endsWith(".pdf") ? "application/pdf" : "application/octet-stream";

/** The queue's worker, as Lambda calls it. */
export const takeTextOf = async (fileId: string): Promise<readonly unknown[]> => {
  const { handler } = await import("../../functions/workers/document-texts.function.ts");
  const record = { body: JSON.stringify({ fileId }), messageId: fileId, eventSource: "aws:sqs" };
  const answer = await handler({ Records: [record] } as unknown as SQSEvent, {} as Context, () => {});
  return answer?.batchItemFailures ?? [];
};

export const documentsFixture = async () => {
  const { table, ...fixture } = await cloudFixture();
  // The first call prepares the environment.
  await listed(fixture.writer, { parent: null });
  const [files, items] = [openFiles(table), openCloudItems(table)];

  return {
    ...fixture,
    table,
    items,
    texts: openFileTexts(),

    /** As the check of an upload leaves it; what the check itself would refuse, too. */
    storedFile: async (fileName: string, bytes: Uint8Array, more: Partial<StoredFile> = {}) => {
      const { file, ...upload } = aContent();
      const content = { ...file, id: ulid(), fileName, contentType: typeOf(fileName), size: bytes.length };
      const item = aCloudItem({ title: "Akt", isFile: true, file: content, upload });
      await new S3Client({}).send(
        new PutObjectCommand({ Bucket: process.env.BUCKET_NAME, Key: fileKeyOf(content.id), Body: bytes }),
      );
      await files.insert({
        ...content,
        owner: { kind: "cloudItem", id: item.id },
        uploaderId: fixture.writer.user.id,
        purpose: "cloud",
        state: "ready",
        reason: null,
        createdAt: new Date().toISOString(),
        ...more,
      });
      await items.insert(item);
      return { fileId: content.id, itemId: item.id };
    },
  };
};
