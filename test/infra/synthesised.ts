import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { App } from "aws-cdk-lib";
import { onTestFinished } from "vitest";
import * as z from "zod";
import cdkSettings from "../../cdk.json" with { type: "json" };
import { PortalStack } from "../../infra/portal.stack.ts";
import { type Stage, settingsOf, stackOptionsOf } from "../../infra/settings.ts";
import { portal } from "../../shared/portal.contract.ts";

const Resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Metadata: z.object({ "aws:cdk:path": z.string(), "aws:asset:path": z.string().optional() }),
  DependsOn: z.array(z.string()).default([]),
  DeletionPolicy: z.string().optional(),
});
export interface Resource extends z.output<typeof Resource> {
  readonly id: string;
}

/** What stands in the file of a stage; `dev` unless it is named. */
export interface Given extends Stage {
  readonly stage?: string;
  readonly architecture?: "arm64" | "x86_64";
  readonly protection?: boolean;
}

const named = {
  domain: "portal.example.at",
  certificateArn: "arn:aws:acm:us-east-1:123456789012:certificate/1a2b",
  hostedZoneId: "Z1",
} as const;

/** All that production must be told, and the zone of its name. */
export const production: Given = {
  ...named,
  stage: "prod",
  account: "123456789012",
  region: "eu-central-1",
  mailDomain: "example.at",
  alarmEmail: "technik@example.at",
};

/** With all that it may have besides. */
export const wholeProduction: Given = {
  ...production,
  backupVaultArn: "arn:aws:backup:eu-west-1:210987654321:backup-vault:portal",
  monthlyBudget: 100,
  pageViewSampleRate: 0.1,
};

export const entra = {
  id: "entra",
  label: "Microsoft",
  issuer: "https://login.microsoftonline.com/berger.example/v2.0",
  clientId: "1b1c3f0e",
  domains: ["berger.example"],
  groups: { "group-1": "role-1" },
};

/** A stage that wants everything otherwise than `dev`: what differs is synthesised once. */
export const otherwise: Given = {
  ...named,
  stage: "test",
  architecture: "x86_64",
  restoredTable: "yesterday-at-ten",
  originSecret: 2,
  fileAddressKey: 3,
  mailsPerDay: 1000,
  senderConcurrency: 20,
  pageViewSampleRate: 0.2,
  malwareScan: false,
  signInProviders: [entra],
  createEmployees: "1",
};

/** Bundles are not made and assets not copied, for no assertion looks into them. */
const newStack = (given: Given, outdir: string) => {
  const app = new App({
    outdir,
    context: {
      ...cdkSettings.context,
      "aws:cdk:bundling-stacks": [],
      "aws:cdk:disable-asset-staging": true,
      "aws:cdk:enable-path-metadata": true,
      "aws:cdk:enable-asset-metadata": true,
    },
  });
  const settings = settingsOf({ stage: "dev", ...given });
  const stack = new PortalStack(app, `kanzleiportal-${settings.stage}`, {
    settings,
    ...stackOptionsOf(settings),
    contracts: portal,
    spaFolder: resolve(import.meta.dirname, "spa"),
  });
  return { app, stack, settings };
};

const newFolder = () => mkdtempSync(join(tmpdir(), "assembly-"));
const remove = (folder: string) => rmSync(folder, { recursive: true });

/** The app with its stack, for one test. */
export const synthesised = (given: Given = {}) => {
  const outdir = newFolder();
  onTestFinished(() => remove(outdir));
  return newStack(given, outdir);
};

const Template = z.object({
  Resources: z.record(z.string(), Resource),
  Outputs: z.record(z.string(), z.unknown()).default({}),
});
type Template = z.output<typeof Template>;

const templateIn = (folder: string, file: string): Template =>
  Template.parse(JSON.parse(readFileSync(join(folder, file), "utf8")));

/** The templates as they are sent to AWS: the stack's own, and those nested in it by their logical ids. */
export const templatesOf = (given: Given = {}) => {
  const outdir = newFolder();
  const { app, stack } = newStack(given, outdir);
  app.synth();
  const parent = templateIn(outdir, stack.templateFile);
  const nested = Object.entries(parent.Resources)
    .filter(([, { Type }]) => Type === "AWS::CloudFormation::Stack")
    .map(([id, { Metadata }]) => [id, templateIn(outdir, Metadata["aws:asset:path"] ?? "")] as const);
  remove(outdir);
  return { parent, nested: new Map(nested) };
};

/** A nested stack is given what it uses of its parent as parameters. */
const withParameters = (value: unknown, parameters: Readonly<Record<string, unknown>>): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withParameters(item, parameters));
  if ("Ref" in value && String(value.Ref) in parameters) return parameters[String(value.Ref)];
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withParameters(item, parameters)]),
  );
};

const listed = ({ Resources }: Template, parameters: unknown = {}): Resource[] => {
  const given = z.record(z.string(), z.unknown()).parse(parameters);
  return Object.entries(Resources).map(([id, resource]) => ({
    id,
    ...resource,
    Properties: z.record(z.string(), z.unknown()).parse(withParameters(resource.Properties, given)),
  }));
};

const Environment = z.object({ Variables: z.record(z.string(), z.unknown()) });

export const variablesIn = ({ Properties }: Resource) => Environment.parse(Properties.Environment).Variables;

const readResources = (given: Given) => {
  const { parent, nested } = templatesOf(given);
  const inNested = Array.from(nested, ([id, template]) =>
    listed(template, parent.Resources[id]?.Properties.Parameters),
  );
  const all = [...listed(parent), ...inNested.flat()];
  /** Our own; CDK's deployment function is none of ours. */
  const functions = all.filter(
    ({ Type, Metadata }) => Type === "AWS::Lambda::Function" && /\/(Areas|Workers)\//.test(pathOf(Metadata)),
  );
  const ofType = (type: string) => all.filter(({ Type }) => Type === type);
  return {
    all,
    ofType,
    idsOf: (type: string) => sortedIds(ofType(type)),
    /** By a `Ref` or `Fn::GetAtt`. */
    named: (reference: unknown) => all.find(({ id }) => id === idIn(reference)),
    at: (path: string) => {
      const found = all.find(({ Metadata }) => Metadata["aws:cdk:path"].endsWith(`/${path}/Resource`));
      if (!found) throw new Error(`The template has nothing at ${path}`);
      return found;
    },
    functions,
    /** By the name of its area or worker. */
    functionOf: (name: string) => {
      const found = functions.find((one) => nameOf(one) === name);
      if (!found) throw new Error(`There is no function ${name}`);
      return found;
    },
  };
};

export const sortedIds = (resources: readonly { readonly id: string }[]): string[] =>
  resources.map(({ id }) => id).toSorted();

export type Resources = ReturnType<typeof readResources>;

const known = new Map<string, Resources>();

/** The resources of all its templates, with what the tests ask them for; a synthesis takes about a second. */
export const resourcesOf = (given: Given = {}): Resources => {
  const key = JSON.stringify(given);
  const resources = known.get(key) ?? readResources(given);
  known.set(key, resources);
  return resources;
};

const pathOf = (metadata: Resource["Metadata"]) => metadata["aws:cdk:path"];

/** What the construct around a function is called: an area's or a worker's name. */
export const nameOf = ({ Metadata }: Resource) => pathOf(Metadata).split("/").at(-3) ?? "";

/** The resource that a `Ref` or `Fn::GetAtt` names. */
export const idIn = (value: unknown): string | undefined => {
  const reference = z
    .union([z.object({ Ref: z.string() }), z.object({ "Fn::GetAtt": z.tuple([z.string(), z.string()]) })])
    .safeParse(value).data;
  if (!reference) return undefined;
  return "Ref" in reference ? reference.Ref : reference["Fn::GetAtt"][0];
};

/** All resources named anywhere in a value; account, region and the like are none. */
export const idsIn = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  const own = idIn(value);
  if (own) return own.startsWith("AWS::") ? [] : [own];
  return Object.values(value).flatMap(idsIn);
};
