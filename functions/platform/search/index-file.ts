import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { constants, createZstdDecompress, zstdCompress } from "node:zlib";
import type { SearchedFields } from "./searched-fields.ts";
import { WordIndex } from "./word-index.ts";

/** In bytes; smaller chunks cost more than unpacking. */
const CHUNK = 1024 * 1024;

const withFile = async <Result>(use: (file: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), "index-"));
  try {
    return await use(join(folder, "index.sqlite"));
  } finally {
    await rm(folder, { recursive: true });
  }
};

export const packIndex = (index: Pick<WordIndex<never, never>, "copyTo">): Promise<Uint8Array> =>
  withFile(async (file) => {
    index.copyTo(file);
    return promisify(zstdCompress)(await readFile(file), { params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  });

/** Fails if a byte is missing or changed, or the file was made in another way. */
export const unpackIndex = <Listed, Document>(
  fields: SearchedFields<Document>,
  bytes: Readable,
): Promise<WordIndex<Listed, Document>> =>
  withFile(async (file) => {
    await pipeline(bytes, createZstdDecompress({ chunkSize: CHUNK }), createWriteStream(file));
    return new WordIndex(fields, file);
  });
