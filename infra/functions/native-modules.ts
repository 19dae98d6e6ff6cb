import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ICommandHooks } from "aws-cdk-lib/aws-lambda-nodejs";
import * as z from "zod";
import type { Settings } from "../settings.ts";

const installed = (name: string) => resolve(import.meta.dirname, "../../node_modules", name);

const Package = z.object({ version: z.string() });

const versionOf = (name: string) =>
  Package.parse(JSON.parse(readFileSync(`${installed(name)}/package.json`, "utf8"))).version;

const cpuOf = ({ architecture }: Pick<Settings, "architecture">) =>
  architecture === "arm64" ? "arm64" : "x64";

/** A package by napi-rs, and the one with its code for Linux as Lambda has it. */
const parts = (name: string, cpu: string) => [name, `${name}-linux-${cpu}-gnu`];

const copied = (names: readonly string[], output: string) =>
  names.flatMap((name) => [
    `mkdir -p "${output}/node_modules/${name}"`,
    `cp -R "${installed(name)}/." "${output}/node_modules/${name}"`,
  ]);

const fetched = (names: readonly string[], cpu: string, output: string) => [
  [
    `npm install --prefix "${output}" --no-save --no-package-lock --no-audit --no-fund --ignore-scripts --prefer-offline`,
    `--os=linux --cpu=${cpu} --libc=glibc`,
    ...names.map((name) => `${name}@${versionOf(name)}`),
  ].join(" "),
];

/**
 * Brings packages with native code beside a bundle: what is installed here anyway where the functions run on such a
 * machine, else npm fetches it for theirs.
 */
export const bringing = (
  names: readonly string[],
  settings: Pick<Settings, "architecture">,
): ICommandHooks => {
  const cpu = cpuOf(settings);
  const wanted = names.flatMap((name) => parts(name, cpu));
  return {
    beforeBundling: () => [],
    beforeInstall: () => [],
    afterBundling: (_, output) =>
      wanted.every((name) => existsSync(installed(name)))
        ? copied(wanted, output)
        : fetched(names, cpu, output),
  };
};
