import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { Template } from "./template.ts";

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      properties: z.object({ templateFile: z.string().optional(), file: z.string().optional() }).optional(),
    }),
  ),
});

const AssetManifest = z.object({
  files: z
    .record(
      z.string(),
      z.object({
        source: z.object({ path: z.string().optional() }),
        destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
      }),
    )
    .default({}),
});

export interface Assembly {
  readonly stackName: string;
  readonly template: Template;
  /** By key in the bootstrap bucket. */
  readonly assets: ReadonlyMap<string, string>;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

const assetsIn = (directory: string, file: string) =>
  Object.values(AssetManifest.parse(readJson(join(directory, file))).files).flatMap(
    ({ source: { path }, destinations }) =>
      path === undefined
        ? []
        : Object.values(destinations).map(({ objectKey }) => [objectKey, join(directory, path)] as const),
  );

/** The template of a nested stack is an asset like the code of a function. */
export const nestedIn = ({ assets }: Assembly, stackName: string, templateUrl: string): Assembly => {
  const path = assets.get(templateUrl.slice(templateUrl.lastIndexOf("/") + 1));
  if (path === undefined) throw new Error(`The assembly has no template ${templateUrl}.`);
  return { stackName, template: Template.parse(readJson(path)), assets };
};

export const loadAssembly = (directory: string): Assembly => {
  const { artifacts } = Manifest.parse(readJson(join(directory, "manifest.json")));
  const entries = Object.entries(artifacts);
  const assets = entries.flatMap(([, { type, properties }]) =>
    type === "cdk:asset-manifest" && properties?.file ? assetsIn(directory, properties.file) : [],
  );
  const [stack, ...others] = entries.filter(([, { type }]) => type === "aws:cloudformation:stack");
  const templateFile = stack?.[1].properties?.templateFile;
  if (!stack || templateFile === undefined || others.length > 0)
    throw new Error(`${directory} does not hold just one stack.`);
  return {
    stackName: stack[0],
    template: Template.parse(readJson(join(directory, templateFile))),
    assets: new Map(assets),
  };
};
