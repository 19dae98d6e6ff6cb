import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { constants, createZstdDecompress, zstdCompress } from "node:zlib";
import { lazily } from "../runtime/lazily.ts";
import type { SearchedFields } from "./searched-fields.ts";
import { WordIndex } from "./word-index.ts";

/** Of this process alone: two never write one file. */
const folder = lazily(() => {
  const path = mkdtempSync(join(tmpdir(), "indexes-"));
  process.once("exit", () => rmSync(path, { recursive: true, force: true }));
  return { path, files: 0 };
});

const newFile = () => join(folder().path, `${folder().files++}.sqlite`);

export const packIndex = async (index: Pick<WordIndex<never, never>, "copyTo">): Promise<Uint8Array> => {
  const file = newFile();
  index.copyTo(file);
  const bytes = await readFile(file);
  await rm(file);
  return promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_checksumFlag]: 1 } });
};

/** Fails if a byte is missing or another, or it was made in another way. */
export const unpackIndex = async <Listed, Document>(
  fields: SearchedFields<Document>,
  bytes: Readable,
): Promise<WordIndex<Listed, Document>> => {
  const file = newFile();
  try {
    await pipeline(bytes, createZstdDecompress(), createWriteStream(file));
    return new WordIndex(fields, file);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
};
