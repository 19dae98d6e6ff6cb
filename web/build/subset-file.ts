import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

interface SubsetPlace {
  readonly folder: string;
  readonly name: string;
}

export const subsetFile = async (
  font: string,
  characters: string,
  { folder, name }: SubsetPlace,
): Promise<string> => {
  const subset = await subsetFont(await readFile(font), characters, { targetFormat: "woff2" });
  const hash = createHash("sha256").update(subset).digest("hex").slice(0, 8);
  const file = join(folder, `${name}-${hash}.woff2`);
  await mkdir(folder, { recursive: true });
  // Renamed at the end, since another build may read the file at this moment.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, subset);
  await rename(unfinished, file);
  return file;
};
