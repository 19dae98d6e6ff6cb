import { beforeAll, inject } from "vitest";
import * as z from "zod";
import { type Service, startService } from "../../infra/local/engines/service.ts";
import type { Fault } from "../../infra/local/mail/faults.ts";
import { seededData } from "./seeded-data.ts";

const Begun = z.object({
  url: z.string(),
  inboxUrl: z.string(),
  pageViewsUrl: z.string(),
  pushUrl: z.string(),
  dataDir: z.string(),
});
type Begun = z.infer<typeof Begun>;

/** What a portal holds at the beginning: the seeded group, or the three who sign in. */
type Content = "demo" | "empty";

interface Portal extends Begun {
  /** Calls a worker as its schedule would at that time. */
  readonly runSchedule: (worker: string, time?: Date) => Promise<void>;
  /** Lets SES fail. */
  readonly stage: (fault: Fault) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
}

/** One for all test files that this process runs; it ends with the process. */
let service: Service | undefined;

const call = async (method: string, argument?: unknown) => {
  service ??= startService(new URL("./portal.process.ts", import.meta.url));
  return service.call(method, argument);
};

/** A portal that begins anew with each test file. */
export const withPortal = (content: Content = "demo", { scanSeconds = 0 } = {}): Portal => {
  let begun: Begun | undefined;

  beforeAll(async () => {
    const data = content === "demo" ? { seededData: await seededData() } : {};
    const recordedCalls = inject("recordedCalls");
    begun = Begun.parse(await call("begin", { scanSeconds, recordedCalls, ...data }));
  });

  const running = () => {
    if (!begun) throw new Error("The portal is there from the first test on.");
    return begun;
  };
  return {
    get url() {
      return running().url;
    },
    get inboxUrl() {
      return running().inboxUrl;
    },
    get pageViewsUrl() {
      return running().pageViewsUrl;
    },
    get pushUrl() {
      return running().pushUrl;
    },
    get dataDir() {
      return running().dataDir;
    },
    runSchedule: async (worker, time = new Date()) =>
      void (await call("invoke", { worker, time: time.toISOString() })),
    stage: async (fault) => void (await call("stage", fault)),
    clearFaults: async () => void (await call("clearFaults")),
  };
};
