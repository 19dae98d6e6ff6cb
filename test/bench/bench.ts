import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { inProject } from "../../infra/local/build/project.ts";
import { type Figure, isReached, ratioOf } from "./figure.ts";
import { groups } from "./groups.ts";
import { tableOf } from "./print-table.ts";

/** `npm run bench -- [groups] [--quick]`: measures in a process for each group, prints a table and keeps it as JSON. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(`No group is called ${unknown.join(" or ")}; there are ${Object.keys(groups).join(", ")}.`);
  process.exit(1);
}

const measured = async (name: string): Promise<Figure[]> => {
  console.error(name);
  const child = fork(
    new URL("./group.process.ts", import.meta.url),
    [name, ...(values.quick ? ["--quick"] : [])],
    {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      // What functions log belongs to nobody here.
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    },
  );
  let figures: Figure[] = [];
  child.on("message", (message) => {
    figures = message as Figure[]; // from group.process.ts
  });
  await once(child, "exit");
  if (child.exitCode !== 0) process.exitCode = 1;
  return figures;
};

interface GroupResult {
  readonly figures: Figure[];
  /** Programs that wanted the processors before and after, ours among them (one minute's average). */
  readonly load: readonly number[];
}

const lastMinute = () => loadavg()[0] ?? 0;

const results: Record<string, GroupResult> = {};
for (const name of positionals.length > 0 ? positionals : Object.keys(groups)) {
  const before = lastMinute();
  results[name] = { figures: await measured(name), load: [before, lastMinute()] };
}

const figures = Object.values(results).flatMap((result) => result.figures);
console.log(tableOf(figures));
const loads = Object.entries(results).map(
  ([name, { load }]) => `${name} ${load.map((one) => one.toFixed(1)).join(" – ")}`,
);
console.log(`\n${cpus().length} processors; load before and after: ${loads.join(", ")}`);
const report = {
  at: new Date().toISOString(),
  node: process.version,
  processors: cpus().length,
  quick: values.quick,
  groups: Object.fromEntries(
    Object.entries(results).map(([name, result]) => [
      name,
      {
        load: result.load,
        figures: result.figures.map((figure) => ({
          ...figure,
          ratio: ratioOf(figure),
          reached: isReached(figure),
        })),
      },
    ]),
  ),
};
mkdirSync(inProject("bench-results"), { recursive: true });
writeFileSync(inProject("bench-results/latest.json"), `${JSON.stringify(report, null, 2)}\n`);
