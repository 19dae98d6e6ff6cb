import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { loadAssembly } from "../../../infra/local/template/assembly.ts";

const Code = z.object({ Code: z.object({ S3Key: z.string() }), Runtime: z.string().startsWith("nodejs") });

interface Bundle {
  readonly name: string;
  readonly logicalId: string;
  readonly file: string;
  /** Bytes of code that each start loads. */
  readonly atStart: number;
}

const staticImport = /(?:from|import)\s*"\.\/([^"]+\.mjs)"/g;

export const loadedWith = (folder: string, name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [, next = ""] of readFileSync(join(folder, name), "utf8").matchAll(staticImport))
    loadedWith(folder, next, seen);
  return seen;
};

export const areaBundles = (assembly: string): Bundle[] => {
  const { template, assets } = loadAssembly(assembly);
  return Object.entries(template.Resources).flatMap(([logicalId, { Type, Properties }]) => {
    const [, name] = /^Areas(\w+)Function[0-9A-F]{8}$/.exec(logicalId) ?? [];
    const { data } = Code.safeParse(Properties);
    const folder = data && assets.get(data.Code.S3Key);
    if (Type !== "AWS::Lambda::Function" || name === undefined || !folder) return [];
    const files = Array.from(loadedWith(folder, "index.mjs"), (file) => join(folder, file));
    const atStart = files.reduce((sum, file) => sum + statSync(file).size, 0);
    return [{ name, logicalId, file: join(folder, "index.mjs"), atStart }];
  });
};
