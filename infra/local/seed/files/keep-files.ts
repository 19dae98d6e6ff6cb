import { S3Client } from "@aws-sdk/client-s3";
import { fileItem } from "../../../../functions/platform/files/file-item.ts";
import { type FileStore, openFileStore } from "../../../../functions/platform/files/file-store.ts";
import type { StoredFile } from "../../../../functions/platform/files/stored-file.ts";
import type { Table } from "../../../../functions/platform/table.ts";
import { clientOptions } from "../../engines/client-options.ts";
import type { SeedTarget } from "../../seed-target.ts";
import type { SeededFile } from "./article-files.ts";
import { drawPictures } from "./pictures.ts";

/** Files put into the bucket at once. */
const PARALLEL = 16;

const webp = { contentType: "image/webp", isInline: true };

const keep = async (
  store: FileStore,
  { file, content }: SeededFile,
  pictures: Awaited<ReturnType<typeof drawPictures>>,
): Promise<StoredFile> => {
  const { contentType } = file;
  if (content instanceof Uint8Array) {
    const isInline = contentType === "application/pdf";
    await store.put(file, "original", { bytes: content, contentType, isInline });
    return file;
  }
  const picture = pictures.get(content.scene)?.[content.number];
  if (!picture) throw new Error(`There is no picture ${content.number}`);
  await Promise.all([
    store.put(file, "original", { bytes: picture.original, contentType, isInline: true }),
    store.put(file, "preview", { ...webp, bytes: picture.preview }),
    store.put(file, "thumbnail", { ...webp, bytes: picture.thumbnail }),
  ]);
  return { ...file, size: picture.original.length };
};

/** Puts files where uploads would have come to lie, looked at and taken. */
export const keepFiles = async (
  table: Table,
  files: readonly SeededFile[],
  { endpoints, region, env }: Pick<SeedTarget, "endpoints" | "region" | "env">,
): Promise<void> => {
  const client = new S3Client({
    ...clientOptions(endpoints.S3, region),
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
  });
  const store = openFileStore(client, env.BUCKET_NAME);
  try {
    const pictures = await drawPictures();
    for (let start = 0; start < files.length; start += PARALLEL) {
      const kept = await Promise.all(
        files.slice(start, start + PARALLEL).map((file) => keep(store, file, pictures)),
      );
      await table.putMany(kept.map((file) => fileItem(file, undefined)));
    }
  } finally {
    client.destroy();
  }
};
