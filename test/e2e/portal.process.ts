import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { firmAccounts } from "../../infra/demo/people/firm-accounts.ts";
import { synthesise } from "../../infra/local/build/synthesise.ts";
import { buildWeb } from "../../infra/local/build/web.ts";
import { KEPT_PORT } from "../../infra/local/engines/kept-port.ts";
import { serve } from "../../infra/local/engines/serve.ts";
import { Fault } from "../../infra/local/mail/faults.ts";
import { writeRunFile } from "../../infra/local/run-file.ts";
import { startRuntime } from "../../infra/local/runtime.ts";
import type { Runtime } from "../../infra/local/runtime-options.ts";
import { seedRuntime } from "../../infra/local/seed-target.ts";
import { recordingTo } from "../infra/rights/recorded-calls.ts";

const folder = mkdtempSync(join(tmpdir(), "portal-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const dataDir = join(folder, "data");

/** A machine that others use, too, may stand still for longer than the API waits. */
const PATIENCE = 4;

const Beginning = z.object({
  seededData: z.string().optional(),
  scanSeconds: z.number().default(0),
  recordedCalls: z.string(),
});

let runtime: Runtime | undefined;

const running = () => {
  if (!runtime) throw new Error("The portal has not begun.");
  return runtime;
};

serve({
  /** Starts anew, in place of the portal before: with a copy of these data, or with those who sign in only. */
  begin: async (argument) => {
    const { seededData, scanSeconds, recordedCalls } = Beginning.parse(argument);
    await runtime?.stop();
    rmSync(dataDir, { recursive: true, force: true });
    if (seededData) {
      cpSync(seededData, dataDir, { recursive: true });
      // Portals that run beside each other begin with the same data.
      rmSync(join(dataDir, "fauxqs", KEPT_PORT));
    }
    runtime = await startRuntime({
      assembly: await synthesise(),
      webFolder: await buildWeb(),
      dataDir,
      patience: PATIENCE,
      scanSeconds,
      firmAccounts,
      // A second one would load the same code in another thread; what they do beside each other is no page's matter.
      instances: 1,
      schedules: false,
      prepares: false,
      variables: recordingTo(recordedCalls),
      beforeOpen: async (started) => {
        if (!seededData) await seedRuntime(started, "empty");
      },
    });
    writeRunFile(dataDir, runtime);
    const { url, inboxUrl, pageViewsUrl, push } = runtime;
    return { url, inboxUrl, pageViewsUrl, pushUrl: push.url, dataDir };
  },
  invoke: (argument) => {
    const { worker, time } = z.object({ worker: z.string(), time: z.string() }).parse(argument);
    return running().invoke(worker, { time });
  },
  stage: (argument) => running().mail.stage(Fault.parse(argument)),
  clearFaults: () => running().mail.clearFaults(),
});
