import { execFile } from "node:child_process";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { synthesise } from "../../../infra/local/build/synthesise.ts";
import { bareBundle } from "../bare/bare-function.ts";
import { absolute, compared, type Figure, type Part } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import { startPortal } from "../portal/portal-run.ts";
import { areaBundles } from "./bundles.ts";

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
  const bundles = areaBundles(await synthesise());
  const imports: Figure[] = [];
  for (const { name, logicalId, file } of bundles) {
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
  const [largest] = bundles.toSorted((a, b) => b.atStart - a.atStart);
  if (!slowest || !largest) throw new Error("The template has no area.");
  return [
    slowest,
    absolute(
      `code that a start of an area's function loads, the largest (${largest.name})`,
      largest.atStart / 1024,
      "KB",
      { most: 700 },
    ),
  ];
};
