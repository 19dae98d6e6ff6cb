import * as z from "zod";
import type { Engine } from "../engines/engine.ts";
import { startService } from "../engines/service.ts";
import type { Account } from "./account.ts";
import type { EventConfig } from "./event-config.ts";
import type { Fault } from "./faults.ts";

export interface MailEngine extends Engine {
  readonly stage: (fault: Fault) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  /** Limits that are missing are plenty again. */
  readonly allow: (account: Account) => Promise<void>;
  readonly flush: () => Promise<void>;
}

export interface MailOptions {
  readonly port: number;
  readonly allows?: Account | undefined;
  readonly keep: number;
  readonly accountId: string;
  readonly region: string;
  readonly s3Url: string;
  readonly events: EventConfig;
}

export const startMail = async (options: MailOptions): Promise<MailEngine> => {
  const service = startService(new URL("./mail.process.ts", import.meta.url));
  try {
    const port = z.number().parse(await service.call("start", options));
    return {
      url: `http://localhost:${port}`,
      stage: async (fault) => void (await service.call("stage", fault)),
      clearFaults: async () => void (await service.call("clear")),
      allow: async (account) => void (await service.call("allow", account)),
      flush: async () => void (await service.call("flush")),
      stop: async () => {
        await service.call("flush").catch(() => {});
        await service.stop();
      },
    };
  } catch (error) {
    await service.stop();
    throw error;
  }
};

/** Another SES publishes events by itself, or not at all. */
export const externalMail = (url: string): MailEngine => {
  const refuse = async () => {
    throw new Error("Faults and limits can be staged in the embedded SES only.");
  };
  const done = async () => {};
  return { url, stage: refuse, allow: refuse, clearFaults: done, flush: done, stop: done };
};
