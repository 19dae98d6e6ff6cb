import { resolveTxt } from "node:dns/promises";
import { CloudFormationClient } from "@aws-sdk/client-cloudformation";
import { LambdaClient } from "@aws-sdk/client-lambda";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { SESv2Client } from "@aws-sdk/client-sesv2";
import { SNSClient } from "@aws-sdk/client-sns";
import type { Stage } from "../settings.ts";
import { regionOf } from "../stages/stages.ts";
import type { Finding } from "./finding.ts";
import { type Check, checkStage } from "./findings.ts";

const textsOf = async (name: string): Promise<string[]> => {
  try {
    return (await resolveTxt(name)).map((chunks) => chunks.join(""));
  } catch {
    return [];
  }
};

const marks: Readonly<Record<Finding["level"], string>> = {
  good: "ok     ",
  warning: "MISSING",
  blocker: "STOP   ",
};

export const reportOn = async (name: string, stage: Stage): Promise<Check> => {
  const options = regionOf(name);
  const check = await checkStage(name, stage, {
    cloudFormation: new CloudFormationClient(options),
    ses: new SESv2Client(options),
    lambda: new LambdaClient(options),
    sns: new SNSClient(options),
    secrets: new SecretsManagerClient(options),
    fetch,
    textsOf,
  });
  for (const { level, sentence } of check.findings) console.log(`${marks[level]} ${sentence}`);
  return check;
};
