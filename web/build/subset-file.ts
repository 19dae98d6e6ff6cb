import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import subsetFont from "subset-font";

/** The path of a font that has only these characters of another, below `folder`, from where a sheet can name it. */
export const subsetFile = async (font: string, characters: string, folder: string): Promise<string> => {
  const subset = await subsetFont(await readFile(font), characters, { targetFormat: "woff2" });
  const hash = createHash("sha256").update(subset).digest("hex").slice(0, 8);
  const file = join(folder, `${basename(font, extname(font))}-${hash}.woff2`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, subset);
  return file;
};
