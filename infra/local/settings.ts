import { resolve } from "node:path";
import * as z from "zod";
import { inProject } from "./build/project.ts";
import type { Account } from "./mail/account.ts";

const Port = z.coerce.number().int().min(0).max(65_535);

const Environment = z.object({
  PORTAL_PORT: Port.default(8080),
  PORTAL_MAIL_PORT: Port.optional(),
  PORTAL_DATA_DIR: z.string().min(1).default(inProject(".local")),
  PORTAL_MAIL_RATE: z.coerce.number().positive().optional(),
  PORTAL_MAIL_PER_DAY: z.coerce.number().min(-1).optional(),
  PORTAL_MAIL_VERIFIED: z.string().optional(),
  PORTAL_MAIL_EVENTS: z.stringbool().default(true),
  PORTAL_SCAN_SECONDS: z.coerce.number().min(0).default(0),
  PORTAL_SEED: z.enum(["demo", "empty"]).default("demo"),
  PORTAL_LOG: z.stringbool().default(false),
});

export interface LocalSettings {
  readonly port: number;
  readonly mailPort: number | undefined;
  readonly mailAccount: Account;
  readonly scanSeconds: number;
  readonly dataDir: string;
  readonly seed: "demo" | "empty";
  readonly logToTerminal: boolean;
  readonly reset: boolean;
  readonly dev: boolean;
}

export const readSettings = (
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
): LocalSettings => {
  const unknown = parameters.filter((parameter) => !["--reset", "--dev"].includes(parameter));
  if (unknown.length > 0)
    throw new Error(`Unknown option ${unknown.join(" ")}; there are --reset and --dev.`);
  const { data, error } = Environment.safeParse(environment);
  if (!data) {
    const [issue] = error.issues;
    throw new Error(`${issue?.path.join(".")} is wrong: ${issue?.message}`);
  }
  return {
    port: data.PORTAL_PORT,
    mailPort: data.PORTAL_MAIL_PORT,
    mailAccount: {
      rate: data.PORTAL_MAIL_RATE,
      perDay: data.PORTAL_MAIL_PER_DAY,
      verified: data.PORTAL_MAIL_VERIFIED?.toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
      reports: data.PORTAL_MAIL_EVENTS,
    },
    scanSeconds: data.PORTAL_SCAN_SECONDS,
    dataDir: resolve(data.PORTAL_DATA_DIR),
    seed: data.PORTAL_SEED,
    logToTerminal: data.PORTAL_LOG,
    reset: parameters.includes("--reset"),
    dev: parameters.includes("--dev"),
  };
};
