import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { App } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { onTestFinished } from "vitest";
import * as z from "zod";
import cdkSettings from "../../cdk.json" with { type: "json" };
import { PortalStack } from "../../infra/portal.stack.ts";
import { type Stage, settingsOf } from "../../infra/settings.ts";
import { portal } from "../../shared/portal.contract.ts";

const Resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Metadata: z.object({ "aws:cdk:path": z.string() }),
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
}

/** All that production must be told. */
export const production: Given = {
  stage: "prod",
  domain: "portal.example.at",
  certificateArn: "arn:aws:acm:us-east-1:123456789012:certificate/1a2b",
  mailDomain: "example.at",
  alarmEmail: "technik@example.at",
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
    },
  });
  const settings = settingsOf({ stage: "dev", ...given });
  const stack = new PortalStack(app, `kanzleiportal-${settings.stage}`, {
    settings,
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

/** The template as it is sent to AWS. */
export const templateOf = (given: Given = {}): unknown => {
  const outdir = newFolder();
  const template: unknown = Template.fromStack(newStack(given, outdir).stack).toJSON();
  remove(outdir);
  return template;
};

const readResources = (given: Given) => {
  const { Resources } = z.object({ Resources: z.record(z.string(), Resource) }).parse(templateOf(given));
  const all = Object.entries(Resources).map(([id, resource]): Resource => ({ id, ...resource }));
  return {
    all,
    ofType: (type: string) => all.filter(({ Type }) => Type === type),
    at: (path: string) => {
      const found = all.find(({ Metadata }) => Metadata["aws:cdk:path"].endsWith(`/${path}/Resource`));
      if (!found) throw new Error(`The template has nothing at ${path}`);
      return found;
    },
    /** Our own functions; CDK's deployment function is none of ours. */
    functions: all.filter(
      ({ Type, Metadata }) =>
        Type === "AWS::Lambda::Function" && /\/(Areas|Workers)\//.test(pathOf(Metadata)),
    ),
  };
};

export type Resources = ReturnType<typeof readResources>;

const known = new Map<string, Resources>();

/** The template's resources, with what the tests ask them for; a synthesis takes about a second. */
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
