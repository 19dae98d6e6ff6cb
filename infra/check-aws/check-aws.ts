import { resolveTxt } from "node:dns/promises";
import { parseArgs } from "node:util";
import { LambdaClient } from "@aws-sdk/client-lambda";
import { SESv2Client } from "@aws-sdk/client-sesv2";
import { messageOf } from "../local/error-message.ts";
import { stages } from "../stages/stages.ts";
import { findingsOf } from "./findings.ts";

const textsOf = async (name: string): Promise<string[]> => {
  try {
    return (await resolveTxt(name)).map((chunks) => chunks.join(""));
  } catch {
    return [];
  }
};

try {
  const { values } = parseArgs({ options: { stage: { type: "string", default: "prod" } } });
  const stage = stages[values.stage];
  if (!stage) throw new Error(`There is no infra/stages/${values.stage}.ts`);
  const deps = { ses: new SESv2Client({}), lambda: new LambdaClient({}), textsOf };
  const findings = await findingsOf(stage.mailDomain ?? stage.domain, deps);
  for (const { isGood, sentence } of findings) console.log(`${isGood ? "ok     " : "MISSING"} ${sentence}`);
  process.exitCode = findings.every(({ isGood }) => isGood) ? 0 : 1;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
