import type { Node } from "constructs";
import * as z from "zod";
import { SignInProviders } from "./sign-in-providers.ts";

const hostName = z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, "is not a host name");

/** Without a domain SES refuses to send: the default name is reserved for documentation. */
const Stage = z.strictObject({
  account: z
    .string()
    .regex(/^\d{12}$/, "is not the number of an account")
    .optional(),
  region: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, "is not a region")
    .optional(),
  domain: hostName.optional(),
  /** CloudFront takes certificates from us-east-1 only. */
  certificateArn: z
    .string()
    .regex(/^arn:aws[\w-]*:acm:us-east-1:/, "is not a certificate in us-east-1")
    .optional(),
  hostedZoneId: z.string().optional(),
  mailDomain: hostName.optional(),
  existingMailIdentity: z.boolean().default(false),
  alarmEmail: z.email().optional(),
  monthlyBudget: z.int().min(1).optional(),
  backupVaultArn: z
    .string()
    .regex(/^arn:aws[\w-]*:backup:[\w-]+:\d{12}:backup-vault:[\w-]+$/, "is not a backup vault")
    .optional(),
  backupDays: z.int().min(7).max(3650).default(35),
  restoredTable: z
    .string()
    .regex(/^[\w.-]{3,255}$/, "is not the name of a table")
    .optional(),
  originSecret: z.int().min(1).default(1),
  fileAddressKey: z.int().min(1).default(1),
  pushKey: z.int().min(1).default(1),
  signInProviders: SignInProviders.default([]),
  createEmployees: z
    .string()
    .regex(/^[\w-]{1,64}$/, "is not the id of an office")
    .optional(),
  mailsPerDay: z.int().min(1).default(50_000),
  senderConcurrency: z.int().min(2).max(1000).default(8),
  maxFailurePercent: z.int().min(1).max(100).default(10),
  pageViewSampleRate: z.number().gt(0).max(1).optional(),
  malwareScan: z.boolean().default(true),
  imageLimitMb: z.int().min(1).max(100).default(25),
  documentLimitMb: z.int().min(1).max(1000).default(50),
  cloudFileLimitMb: z.int().min(1).max(10_000).default(2048),
});

export type Stage = z.input<typeof Stage>;

const PRODUCTION = "prod";
const MOST_SAMPLED = 0.1;

const neededInProduction = {
  account: "the number of the account that has this stage and no other",
  region: "such as eu-central-1",
  domain: "the name at which people open the portal",
  certificateArn: "the certificate of that name, in us-east-1",
  mailDomain: "the domain that mails come from",
  alarmEmail: "who hears of alarms",
} satisfies Partial<Record<keyof Stage, string>>;

const Settings = Stage.extend({
  stage: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/),
  architecture: z.enum(["arm64", "x86_64"]).default("arm64"),
  nag: z.union([z.boolean(), z.stringbool()]).default(true),
  /** Off while a stack is made, since a protected one cannot be removed if that fails. */
  protection: z.union([z.boolean(), z.stringbool()]).default(true),
}).check(({ value, issues }) => {
  const refuse = (name: keyof Stage, message: string) =>
    issues.push({ code: "custom", input: value, path: [name], message });
  const { account, region, backupVaultArn, monthlyBudget, alarmEmail, pageViewSampleRate = 0 } = value;
  const { signInProviders, createEmployees } = value;
  if (backupVaultArn?.includes(`:${region}:${account}:`))
    refuse("backupVaultArn", "is in the stage's own account and region, and would be lost with it");
  if (createEmployees && !signInProviders.some(({ domains }) => domains))
    refuse("createEmployees", "needs a provider with domains: anybody there would get an account");
  if (monthlyBudget && !alarmEmail) refuse("alarmEmail", "is needed: who hears of the budget");
  if (value.stage !== PRODUCTION) return;
  if (pageViewSampleRate > MOST_SAMPLED)
    refuse(
      "pageViewSampleRate",
      `is at most ${MOST_SAMPLED} in production: CloudWatch RUM is paid for by the event`,
    );
  for (const [name, meaning] of Object.entries(neededInProduction)) {
    const key = name as keyof typeof neededInProduction;
    if (value[key] === undefined) refuse(key, `is needed: ${meaning}`);
  }
});

export type Settings = z.output<typeof Settings>;

export const settingsOf = (given: z.input<typeof Settings>): Settings => {
  const { data, error } = Settings.safeParse(given);
  if (data) return data;
  const sentences = error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`);
  throw new Error(`infra/stages/${given.stage}.ts cannot be deployed:\n${sentences.join("\n")}`);
};

const runSettings = ["architecture", "nag", "protection"];

type Context = Pick<Node, "tryGetContext">;
type Stages = Readonly<Record<string, Stage>>;

export const stageIn = (stages: Stages, name: string): Stage => {
  const stage = stages[name];
  if (stage) return stage;
  throw new Error(`There is no infra/stages/${name}.ts, only ${Object.keys(stages).join(", ")}`);
};

export const settingsFrom = (node: Context, stages: Stages): Settings => {
  const name = String(node.tryGetContext("stage") ?? "dev");
  const stage = stageIn(stages, name);
  for (const key of Object.keys(Stage.shape)) {
    if (node.tryGetContext(key) === undefined) continue;
    throw new Error(
      `${key} belongs in infra/stages/${name}.ts: given once only, the next deploy would undo it`,
    );
  }
  const run = runSettings.map((key): [string, unknown] => [key, node.tryGetContext(key)]);
  return settingsOf({ ...stage, stage: name, ...Object.fromEntries(run) });
};

/** Prints what is missing, not where the code says so. */
export const settingsOrExit = (node: Context, stages: Stages): Settings => {
  try {
    return settingsFrom(node, stages);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
};

export const stackNameOf = (stage: string): string => `kanzleiportal-${stage}`;

export const isProduction = ({ stage }: Pick<Settings, "stage">) => stage === PRODUCTION;

export const isProtected = (settings: Settings) => isProduction(settings) && settings.protection;

export const stackOptionsOf = (settings: Settings) => {
  const { account, region } = settings;
  return {
    ...(account && region && { env: { account, region } }),
    terminationProtection: isProtected(settings),
  };
};

export const mailDomainOf = ({ mailDomain, domain }: Pick<Stage, "mailDomain" | "domain">) =>
  mailDomain ?? domain;

export const uploadingOrigin = ({ domain, certificateArn }: Settings): string =>
  domain && certificateArn ? `https://${domain}` : "https://*.cloudfront.net";
