import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import * as z from "zod";
import { synthesise } from "../../../infra/local/build/synthesise.ts";
import { loadAssembly } from "../../../infra/local/template/assembly.ts";
import { bareBundle } from "../bare/bare-function.ts";
import { compared, type Figure, type Part } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import { startPortal } from "../portal/portal-run.ts";

const Code = z.object({ Code: z.object({ S3Key: z.string() }), Runtime: z.string().startsWith("nodejs") });

const areaBundles = (assembly: string) => {
  const { template, assets } = loadAssembly(assembly);
  return Object.entries(template.Resources).flatMap(([logicalId, { Type, Properties }]) => {
    const [, name] = /^Areas(\w+)Function[0-9A-F]{8}$/.exec(logicalId) ?? [];
    const { data } = Code.safeParse(Properties);
    const folder = data && assets.get(data.Code.S3Key);
    if (Type !== "AWS::Lambda::Function" || name === undefined || !folder) return [];
    return [{ name, logicalId, file: join(folder, "index.mjs") }];
  });
};

const script = (file: string) =>
  `const start = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)}); console.log(performance.now() - start); process.exit();`;

const importTime = async (file: string, environment: Readonly<Record<string, string>>): Promise<number> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", script(file)],
    { env: { ...environment } },
  );
  return Number(stdout.trim().split("\n").at(-1));
};

export const about = "what a new instance of a function loads, beside the SDK alone";

export const part: Part = async ({ quick, say, scope }) => {
  const { runtime } = await startPortal(scope, { variables: {} });
  const bare = bareBundle(scope);
  const imports: Figure[] = [];
  for (const { name, logicalId, file } of areaBundles(await synthesise())) {
    say(`import of ${name}`);
    const environment = runtime.environmentOf(logicalId);
    const pairs = await inPairs(
      quick ? 2 : 6,
      () => importTime(file, environment),
      () => importTime(bare, environment),
    );
    imports.push(
      compared({
        what: `import of an area's code, the slowest (${name})`,
        unit: "ms",
        yardstick: "the SDK's DynamoDB client alone",
        pairs,
        goal: { most: 2.5 },
      }),
    );
  }
  const [slowest] = imports.toSorted((a, b) => (b.ratio?.median ?? 0) - (a.ratio?.median ?? 0));
  if (!slowest) throw new Error("The template has no area.");
  return [slowest];
};
