import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { projectFolder } from "../../infra/local/build/project.ts";

/** Milliseconds until a portal that is built and seeded beside all other tests answers, and until it has stopped. */
const START = 600_000;
const STOP = 90_000;

interface PortalOptions {
  readonly dataDir: string;
  readonly variables?: Readonly<Record<string, string>>;
}

export interface PortalProcess {
  readonly url: string;
  readonly inboxUrl: string;
  readonly pid: number;
  /** Sends a signal to `npm start` itself and gives its exit code. */
  readonly stop: (signal?: "SIGTERM" | "SIGINT") => Promise<number | null>;
}

const ended = async (child: ChildProcess, patience: number): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null)
    await once(child, "exit", { signal: AbortSignal.timeout(patience) });
  return child.exitCode;
};

/** `npm start`, as a user types it, on ports of its own. */
export const startPortal = async ({ dataDir, variables }: PortalOptions): Promise<PortalProcess> => {
  const child = spawn("npm", ["start"], {
    cwd: projectFolder,
    env: {
      ...process.env,
      // The pages would be built for tests.
      NODE_ENV: undefined,
      PORTAL_PORT: "0",
      PORTAL_MAIL_PORT: "0",
      PORTAL_DATA_DIR: dataDir,
      PORTAL_SEED: "demo",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const take = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stderr.on("data", take);
  child.stdout.on("data", take);

  const isReady = () => /Portal ready on (\S+)\s+Inbox\s+(\S+)[\s\S]+Sign in/.exec(output);
  const patience = AbortSignal.timeout(START);
  while (!isReady()) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`npm start ended.\n${output}`);
    await Promise.race([
      once(child.stdout, "data", { signal: patience }),
      once(child, "exit", { signal: patience }),
    ]).catch((error: unknown) => {
      throw new Error(`npm start did not come up.\n${output}`, { cause: error });
    });
  }
  const [, url = "", inboxUrl = ""] = isReady() ?? [];
  return {
    url,
    inboxUrl,
    pid: child.pid ?? 0,
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      return ended(child, STOP);
    },
  };
};
