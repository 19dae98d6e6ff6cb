import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { inProject } from "../../infra/local/build/project.ts";
import { type Figure, isReached } from "./kit/figure.ts";
import { tableOf } from "./kit/table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
});
const files = readdirSync(new URL("./parts", import.meta.url)).filter((file) => file.endsWith(".bench.ts"));
const parts = files.map((file) => basename(file, ".bench.ts")).toSorted();
const named = (name: string) => parts.filter((part) => part.startsWith(name));
const unknown = positionals.filter((name) => named(name).length === 0);
if (unknown.length > 0) console.error(`There is no part ${unknown.join(" or ")}.`);
if (unknown.length > 0 || values.help) {
  console.log("npm run bench -- [parts] [--quick]\n");
  for (const name of parts) {
    const { about } = (await import(`./parts/${name}.bench.ts`)) as { about: string }; // as each of them does
    console.log(`  ${name.padEnd(19)}${about}`);
  }
  process.exit(unknown.length > 0 ? 1 : 0);
}

const measured = async (name: string): Promise<Figure[]> => {
  const child = fork(
    new URL("./part.process.ts", import.meta.url),
    [name, ...(values.quick ? ["--quick"] : [])],
    {
      execArgv: ["--expose-gc", "--disable-warning=ExperimentalWarning"],
      // Hides the functions' log.
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    },
  );
  let figures: Figure[] = [];
  child.on("message", (message) => {
    figures = message as Figure[]; // from part.process.ts
  });
  await once(child, "exit");
  if (child.exitCode !== 0) process.exitCode = 1;
  return figures;
};

/** Load average of one minute, this program included. */
const lastMinute = () => loadavg()[0] ?? 0;

const results = [];
for (const part of positionals.length > 0 ? positionals.flatMap(named) : parts) {
  console.error(part);
  const loadBefore = lastMinute();
  const begun = performance.now();
  const figures = await measured(part);
  const seconds = Math.round((performance.now() - begun) / 1000);
  results.push({ part, seconds, load: [loadBefore, lastMinute()], figures });
}

const figures = results.flatMap((result) => result.figures);
console.log(tableOf(figures));
const runs = results.map(
  ({ part, seconds, load }) => `${part} ${seconds} s (${load.map((one) => one.toFixed(1)).join(" – ")})`,
);
console.log(`\n${cpus().length} processors; time and load before and after: ${runs.join(", ")}`);

const at = new Date().toISOString();
const file = inProject("bench-results", `${at.slice(0, 19).replaceAll(":", "-")}.json`);
const report = {
  at,
  node: process.version,
  processors: cpus().length,
  quick: values.quick,
  parts: results.map(({ figures, ...result }) => ({
    ...result,
    figures: figures.map((figure) => ({ ...figure, reached: isReached(figure) })),
  })),
};
mkdirSync(inProject("bench-results"), { recursive: true });
writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
console.log(file);
