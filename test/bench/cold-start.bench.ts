import { execFile } from "node:child_process";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { synthesise } from "../../infra/local/build/synthesise.ts";
import { startRuntime } from "../../infra/local/runtime.ts";
import { bundlesIn } from "./bundles.ts";
import type { Figure, Group } from "./figure.ts";
import { median, spread } from "./statistics.ts";
import { withScope } from "./with-scope.ts";

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

/** What a new instance of each function loads, and how long that takes in a new process. */
export const coldStart: Group = ({ quick, say }) =>
  withScope(async (scope) => {
    const assembly = await synthesise();
    const runtime = await startRuntime({ assembly, queues: false, schedules: false });
    scope.defer(runtime.stop);
    const figures: Figure[] = [];
    for (const { name, logicalId, file, atStart, size } of bundlesIn(assembly)) {
      say(`import of ${name}`);
      const environment = runtime.environmentOf(logicalId);
      const times: number[] = [];
      for (let turn = 0; turn < (quick ? 3 : 9); turn++) times.push(await importTime(file, environment));
      const isArea = name.startsWith("Areas");
      figures.push(
        {
          what: `${name}: code loaded at a start`,
          value: atStart / 1024,
          unit: "KB",
          ...(isArea ? { goal: { kind: "most", value: 700 } } : {}),
        },
        { what: `${name}: all code`, value: size / 1024, unit: "KB" },
        {
          what: `${name}: import`,
          value: median(times),
          unit: "ms",
          spread: spread(times),
          ...(isArea ? { goal: { kind: "most", value: 120 } } : {}),
        },
      );
    }
    return figures;
  });
