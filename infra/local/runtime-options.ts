import type { Endpoints } from "./endpoints.ts";
import type { FirmAccounts } from "./engines/firm-accounts.ts";
import type { Intercept, PortalServer } from "./http/server.ts";
import type { Account } from "./mail/account.ts";
import type { MailEngine } from "./mail/mail-engine.ts";
import type { PushService } from "./push/push-service.ts";

export interface RuntimeOptions {
  readonly assembly: string;
  readonly dataDir?: string;
  /** A server that has its port already, or a port; 0 picks one. */
  readonly server?: PortalServer;
  readonly port?: number;
  /** Where browsers ask, if something stands before the port. */
  readonly publicUrl?: string;
  readonly mailPort?: number;
  readonly mailAccount?: Account;
  readonly external?: Partial<Endpoints>;
  readonly scanSeconds?: number;
  readonly firmAccounts?: FirmAccounts;
  readonly webFolder?: string | undefined;
  readonly instances?: number;
  /** How many times longer than on AWS functions and the API may take. */
  readonly patience?: number;
  readonly variables?: Readonly<Record<string, string>>;
  readonly queues?: boolean;
  readonly schedules?: boolean;
  readonly prepares?: boolean;
  readonly keepMails?: number;
  readonly log?: (functionName: string, text: string) => void;
  readonly intercept?: Intercept;
  readonly beforeOpen?: (runtime: Runtime) => Promise<void>;
}

export interface Runtime {
  readonly url: string;
  readonly inboxUrl: string;
  readonly pageViewsUrl: string | undefined;
  readonly endpoints: Endpoints;
  readonly region: string;
  readonly resources: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string>>;
  /** By logical id, a part of one, name or ARN. */
  readonly environmentOf: (functionName: string) => Readonly<Record<string, string>>;
  /** Rejects with a `FunctionError`. */
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  readonly kill: (functionName: string) => Promise<void>;
  readonly drain: () => Promise<void>;
  readonly push: Omit<PushService, "stop">;
  readonly mail: Pick<MailEngine, "stage" | "clearFaults" | "allow" | "flush">;
  readonly reload: (assembly: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}
