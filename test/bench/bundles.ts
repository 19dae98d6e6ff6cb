import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { loadAssembly } from "../../infra/local/template/assembly.ts";

const Code = z.object({ Code: z.object({ S3Key: z.string() }), Runtime: z.string().startsWith("nodejs") });

export interface Bundle {
  /** Logical id of the function without its hash. */
  readonly name: string;
  readonly logicalId: string;
  readonly file: string;
  /** Bytes of the code that each start loads. */
  readonly atStart: number;
  /** Bytes of all code, what is loaded only when it is needed included. */
  readonly size: number;
}

const staticImport = /(?:from|import)\s*"\.\/([^"]+\.mjs)"/g;

/** The file and all that it imports before it runs. */
export const loadedWith = (folder: string, name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [, next = ""] of readFileSync(join(folder, name), "utf8").matchAll(staticImport))
    loadedWith(folder, next, seen);
  return seen;
};

const bytesOf = (folder: string, names: Iterable<string>) =>
  Array.from(names).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** The functions' bundles in a cloud assembly. */
export const bundlesIn = (assembly: string): Bundle[] => {
  const { template, assets } = loadAssembly(assembly);
  return Object.entries(template.Resources).flatMap(([logicalId, { Type, Properties }]) => {
    const { data } = Code.safeParse(Properties);
    const folder = data && assets.get(data.Code.S3Key);
    if (Type !== "AWS::Lambda::Function" || !folder) return [];
    return [
      {
        name: logicalId.replace(/Function[0-9A-F]{8}$/, ""),
        logicalId,
        file: join(folder, "index.mjs"),
        atStart: bytesOf(folder, loadedWith(folder, "index.mjs")),
        size: bytesOf(
          folder,
          readdirSync(folder).filter((name) => name.endsWith(".mjs")),
        ),
      },
    ];
  });
};
