import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compared } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import type { Part } from "../kit/part.ts";
import { withScope } from "../kit/with-scope.ts";
import { startZips } from "../portal/zip-run.ts";

const MB = 1024 * 1024;
/** Of some GB each. */
const ROUNDS = 3;

export const cloudZips: Part = ({ quick, say }) =>
  withScope(async (scope) => {
    say("ZIPs");
    const dataDir = mkdtempSync(join(tmpdir(), "zips-"));
    scope.defer(() => rmSync(dataDir, { recursive: true, force: true }));
    const { folderOf, zip, bareZip, probe } = await startZips(scope, dataDir);
    const megabytes = quick ? 100 : 1024;
    const [little, much] = [await folderOf(100), await folderOf(megabytes)];
    await zip(little.id);
    await bareZip(little.keys);
    const peaks: number[] = [];
    const speedOf = async (folder: typeof much) => {
      await probe.look();
      const taken = await zip(folder.id);
      peaks.push((await probe.look()).peakMemory / MB);
      return (megabytes * 1000) / taken;
    };
    for (let round = 0; round < ROUNDS; round++) await speedOf(little);
    const least = Math.max(...peaks.splice(0));
    const pairs = await inPairs(
      ROUNDS,
      () => speedOf(much),
      async () => (megabytes * 1000) / (await bareZip(much.keys)),
    );
    const what = `ZIP of ${megabytes} MB`;
    return [
      compared({
        what,
        unit: "MB/s",
        yardstick: "a bare stream through the library",
        pairs,
        goal: { least: 0.7 },
      }),
      compared({
        what: `${what}: most memory of the worker`,
        unit: "MB",
        yardstick: "at 100 MB",
        pairs: peaks.map((measured) => ({ measured, yardstick: least })),
        goal: { most: 1.3 },
      }),
    ];
  });
