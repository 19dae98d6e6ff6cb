import { S3Client } from "@aws-sdk/client-s3";
import { countWrites } from "../../../functions/data/files/cloud-usage.repository.ts";
import { fileItem } from "../../../functions/data/files/file-item.ts";
import { type FileStore, openFileStore } from "../../../functions/data/files/file-store.repository.ts";
import type { StoredFile } from "../../../functions/data/files/stored-file.ts";
import type { Table } from "../../../functions/platform/table/table.ts";
import { clientOptions } from "../../local/engines/client-options.ts";
import type { SeedTarget } from "../../local/seed-target.ts";
import { officePictureOf } from "../organisations/office-pictures.ts";
import { portraitOf } from "../people/portraits.ts";
import { drawPicture, type Picture, type Scenes } from "./pictures.ts";
import type { SeededFile } from "./seeded-file.ts";

const PARALLEL = 16;

const webp = { contentType: "image/webp", isInline: true };

type Drawn = Exclude<SeededFile["content"], Uint8Array>;

const pictureFor = async (content: Drawn, scenes: () => Promise<Scenes>): Promise<Picture> => {
  if ("office" in content) return officePictureOf(content.office, content.kind);
  if ("portrait" in content) return portraitOf(content.portrait, content.isWoman);
  if (content.isUpright) return drawPicture(content);
  const picture = (await scenes()).get(content.scene)?.[content.number];
  if (!picture) throw new Error(`There is no picture ${content.number}`);
  return picture;
};

const storeFile = async (
  store: FileStore,
  { file, content }: SeededFile,
  scenes: () => Promise<Scenes>,
): Promise<StoredFile> => {
  const { contentType } = file;
  if (content instanceof Uint8Array) {
    const isInline = contentType === "application/pdf";
    await store.put(file, "original", { bytes: content, contentType, isInline });
    return file;
  }
  const picture = await pictureFor(content, scenes);
  const title = file.purpose === "article" ? picture.title : undefined;
  await Promise.all([
    ...(title ? [store.put(file, "title", { ...webp, bytes: title })] : []),
    store.put(file, "original", { bytes: picture.original, contentType, isInline: true }),
    store.put(file, "preview", { ...webp, bytes: picture.preview }),
    store.put(file, "thumbnail", { ...webp, bytes: picture.thumbnail }),
  ]);
  return { ...file, size: picture.original.length, ...(title && { hasTitle: true }) };
};

const usageOf = (files: readonly StoredFile[]) =>
  Array.from(
    Map.groupBy(files, ({ countedFor }) => countedFor),
    ([countedFor, own]) => ({ countedFor, size: own.reduce((sum, { size }) => sum + size, 0) }),
  ).flatMap((counted) => countWrites(counted, Number.MAX_SAFE_INTEGER));

export const storeFiles = async (
  table: Table,
  files: readonly SeededFile[],
  { endpoints, region, env }: Pick<SeedTarget, "endpoints" | "region" | "env">,
  scenes: () => Promise<Scenes>,
): Promise<void> => {
  const client = new S3Client({
    ...clientOptions(endpoints.S3, region),
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
  });
  const store = openFileStore(client, env.BUCKET_NAME);
  try {
    for (let start = 0; start < files.length; start += PARALLEL) {
      const stored = await Promise.all(
        files.slice(start, start + PARALLEL).map((file) => storeFile(store, file, scenes)),
      );
      await table.putMany(stored.map((file) => fileItem(file, undefined)));
      const usage = usageOf(stored);
      if (usage.length > 0) await table.transact(usage);
    }
  } finally {
    client.destroy();
  }
};
