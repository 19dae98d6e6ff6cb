import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { settingsOrExit } from "./settings.ts";
import { stages } from "./stages/stages.ts";

/** The CDK behind its settings: it would build first, and add words of its own to what is missing. */
const args = process.argv.slice(2);
const { tokens } = parseArgs({
  args,
  options: { context: { type: "string", short: "c", multiple: true } },
  strict: false,
  tokens: true,
});
const context = new Map<string, string>();
for (const token of tokens) {
  if (token.kind !== "option" || token.name !== "context") continue;
  const [name = "", ...value] = (token.value ?? "").split("=");
  context.set(name, value.join("="));
}

settingsOrExit({ tryGetContext: (name) => context.get(name) }, stages);
const { status } = spawnSync("cdk", args, { stdio: "inherit", shell: process.platform === "win32" });
process.exitCode = status ?? 1;
