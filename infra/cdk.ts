import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { reportOn } from "./check-aws/report.ts";
import { deploymentsOf } from "./deployments.ts";
import { messageOf } from "./local/error-message.ts";
import { settingsOrExit, stageIn } from "./settings.ts";
import { stages } from "./stages/stages.ts";

/** Checks the settings before the CDK, which would build first and add words of its own. */
const args = process.argv.slice(2);
const { values, tokens, positionals } = parseArgs({
  args,
  options: { context: { type: "string", short: "c", multiple: true }, profile: { type: "string" } },
  strict: false,
  allowPositionals: true,
  tokens: true,
});
const context = new Map<string, string>();
for (const token of tokens) {
  if (token.kind !== "option" || token.name !== "context") continue;
  const [name = "", ...value] = (token.value ?? "").split("=");
  context.set(name, value.join("="));
}

if (typeof values.profile === "string") process.env.AWS_PROFILE = values.profile;

const settings = settingsOrExit({ tryGetContext: (name) => context.get(name) }, stages);

const cdk = (...more: readonly string[]): number =>
  spawnSync("cdk", [...args, ...more], { stdio: "inherit", shell: process.platform === "win32" }).status ?? 1;

const deploy = async (): Promise<number> => {
  const deployments = deploymentsOf(
    settings,
    await reportOn(settings.stage, stageIn(stages, settings.stage)),
  );
  if (deployments.length === 0) return 1;
  const statuses = deployments.values().map((more) => cdk(...more));
  return statuses.find((status) => status !== 0) ?? 0;
};

try {
  process.exitCode = positionals[0] === "deploy" ? await deploy() : cdk();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
