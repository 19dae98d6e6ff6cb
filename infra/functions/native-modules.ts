import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod";
import type { Settings } from "../settings.ts";

const installed = (name: string) => resolve(import.meta.dirname, "../../node_modules", name);

const Package = z.object({ version: z.string() });

const versionOf = (name: string) =>
  Package.parse(JSON.parse(readFileSync(`${installed(name)}/package.json`, "utf8"))).version;

const cpuOf = ({ architecture }: Pick<Settings, "architecture">) =>
  architecture === "arm64" ? "arm64" : "x64";

/** napi-rs publishes a package and its Linux build. */
const parts = (name: string, cpu: string) => [name, `${name}-linux-${cpu}-gnu`];

const copy = (names: readonly string[], output: string) => {
  for (const name of names)
    cpSync(installed(name), resolve(output, "node_modules", name), { recursive: true });
};

export const npmArguments = (names: readonly string[], cpu: string, output: string): string[] => [
  "install",
  "--prefix",
  output,
  "--prefer-offline",
  "--no-save",
  "--no-package-lock",
  "--no-audit",
  "--no-fund",
  "--ignore-scripts",
  "--os=linux",
  `--cpu=${cpu}`,
  "--libc=glibc",
  ...names.map((name) => `${name}@${versionOf(name)}`),
];

const fetch = (names: readonly string[], cpu: string, output: string) =>
  execFileSync("npm", npmArguments(names, cpu, output), { stdio: ["ignore", "ignore", "inherit"] });

export const bringNativeModules = (
  names: readonly string[],
  settings: Pick<Settings, "architecture">,
  output: string,
): void => {
  if (names.length === 0) return;
  const cpu = cpuOf(settings);
  const wanted = names.flatMap((name) => parts(name, cpu));
  if (wanted.every((name) => existsSync(installed(name)))) copy(wanted, output);
  else fetch(names, cpu, output);
};
