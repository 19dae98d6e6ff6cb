import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const filesBelow = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
};

export const inputsHash = (paths: readonly string[], more: readonly string[] = []): string => {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesBelow))
    hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  for (const text of more) hash.update(text).update("\0");
  return hash.digest("hex").slice(0, 16);
};
