import { join } from "node:path";
import { firmAccounts } from "../demo/people/firm-accounts.ts";
import { synthesise } from "./build/synthesise.ts";
import { buildWeb } from "./build/web.ts";
import { openDataFolder } from "./data-folder.ts";
import { reloadOnChange, startDevServer } from "./dev-server.ts";
import { endpointsFrom } from "./endpoints.ts";
import { isFree } from "./engines/free-port.ts";
import { openFunctionLog } from "./function-log.ts";
import { listen } from "./http/server.ts";
import { plainly } from "./plain-errors.ts";
import { writeRunFile } from "./run-file.ts";
import { startRuntime } from "./runtime.ts";
import type { Runtime } from "./runtime-options.ts";
import { seedRuntime } from "./seed-target.ts";
import { type LocalSettings, readSettings } from "./settings.ts";
import { onStopSignal } from "./stop-signal.ts";

const usualMailPort = 8025;

const welcome = ({ url, inboxUrl, pageViewsUrl }: Runtime) => `Portal ready on ${url}
  Inbox     ${inboxUrl}
  Reports   ${pageViewsUrl}
  API       ${url}/v1/docs
  Sign in   admin, redaktion or mitarbeiter; the passwords stand in README.md`;

const start = async (settings: LocalSettings, scope: AsyncDisposableStack) => {
  const server = await listen(settings.port);
  scope.defer(server.stop);
  const data = openDataFolder(settings.dataDir, settings);
  const log = openFunctionLog(join(data.path, "functions.log"), { echo: settings.logToTerminal });
  scope.defer(log.stop);
  const dev = settings.dev ? scope.adopt(await startDevServer(), ({ stop }) => stop()) : undefined;
  const webFolder = dev ? undefined : await buildWeb();
  const assembly = await synthesise();
  const runtime = await startRuntime({
    assembly,
    server,
    dataDir: data.path,
    mailPort: settings.mailPort ?? ((await isFree(usualMailPort)) ? usualMailPort : 0),
    mailAccount: settings.mailAccount,
    scanSeconds: settings.scanSeconds,
    external: endpointsFrom(process.env),
    firmAccounts,
    webFolder,
    log: log.write,
    ...(dev && { intercept: dev.intercept }),
    beforeOpen: async (started) => {
      if (!data.isNew) return;
      await seedRuntime(started, settings.seed);
      data.filled();
    },
  });
  scope.defer(runtime.stop);
  scope.defer(writeRunFile(data.path, runtime));
  if (dev) scope.adopt(reloadOnChange(runtime, assembly, console.log), ({ stop }) => stop());
  console.log(welcome(runtime));
};

const scope = new AsyncDisposableStack();
const isStopping = onStopSignal(() => scope.disposeAsync());
try {
  await start(readSettings(process.argv.slice(2), process.env), scope);
} catch (error) {
  // Failures caused by stopping are not reported.
  if (isStopping()) await new Promise(() => {});
  console.error(plainly(error));
  await scope.disposeAsync();
  process.exit(1);
}
