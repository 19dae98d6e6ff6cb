import { statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { loadAssembly } from "../../infra/local/template/assembly.ts";

const Code = z.object({ Code: z.object({ S3Key: z.string() }), Runtime: z.string().startsWith("nodejs") });

export interface Bundle {
  /** Logical id of the function without its hash. */
  readonly name: string;
  readonly logicalId: string;
  readonly file: string;
  /** Bytes of all code in it: what is loaded later counts too. */
  readonly size: number;
}

/** The functions' bundles in a cloud assembly. */
export const bundlesIn = (assembly: string): Bundle[] => {
  const { template, assets } = loadAssembly(assembly);
  return Object.entries(template.Resources).flatMap(([logicalId, { Type, Properties }]) => {
    const { data } = Code.safeParse(Properties);
    const folder = data && assets.get(data.Code.S3Key);
    if (Type !== "AWS::Lambda::Function" || !folder) return [];
    const file = join(folder, "index.mjs");
    return [
      { name: logicalId.replace(/Function[0-9A-F]{8}$/, ""), logicalId, file, size: statSync(file).size },
    ];
  });
};
