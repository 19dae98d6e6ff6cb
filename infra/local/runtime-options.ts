import type { Endpoints } from "./endpoints.ts";
import type { Intercept, PortalServer } from "./http/server.ts";
import type { MailEngine } from "./mail/mail-engine.ts";

export interface RuntimeOptions {
  /** Folder of the cloud assembly. */
  readonly assembly: string;
  readonly stackName?: string;
  /** Where data are kept; in memory without it. */
  readonly dataDir?: string;
  /** A port already taken, or the number of one; 0 picks one. */
  readonly server?: PortalServer;
  readonly port?: number;
  readonly mailPort?: number;
  /** Mails a second that the embedded SES allows. */
  readonly mailRate?: number;
  /** Services elsewhere, in place of the embedded ones. */
  readonly external?: Partial<Endpoints>;
  readonly webFolder?: string | undefined;
  /** Most instances of one function. */
  readonly instances?: number;
  /** Variables that every function gets beside the template's. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Whether queues are polled and schedules run. */
  readonly queues?: boolean;
  readonly schedules?: boolean;
  /** So many mails stay readable in the inbox. */
  readonly keepMails?: number;
  /** Milliseconds that running events get to finish when the runtime stops. */
  readonly graceMs?: number;
  readonly log?: (functionName: string, text: string) => void;
  readonly intercept?: Intercept;
  /** Runs before the first request is answered. */
  readonly beforeOpen?: (runtime: Runtime) => Promise<void>;
}

export interface Runtime {
  readonly url: string;
  readonly inboxUrl: string;
  readonly endpoints: Endpoints;
  readonly region: string;
  /** What `Ref` of each resource is here, by logical id. */
  readonly resources: Readonly<Record<string, string>>;
  /** The variables of all functions together. */
  readonly environment: Readonly<Record<string, string>>;
  /** All variables of a function; it is named by logical id, a part of one, name or ARN. */
  readonly environmentOf: (functionName: string) => Readonly<Record<string, string>>;
  /** Runs a function on an event, beside its sources. Rejects with a `FunctionError`. */
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  /** Ends all instances of a function, as a crash would: their events have failed. */
  readonly kill: (functionName: string) => Promise<void>;
  /** Resolves when every queue with a worker is empty and nothing is at work. */
  readonly drain: () => Promise<void>;
  readonly mail: Pick<MailEngine, "stage" | "clearFaults" | "flush">;
  /** Replaces the code by that of another assembly; tables, buckets and queues that are new are made. */
  readonly reload: (assembly: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}
