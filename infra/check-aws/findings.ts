import type { CloudFormationClient } from "@aws-sdk/client-cloudformation";
import { GetAccountSettingsCommand, type LambdaClient } from "@aws-sdk/client-lambda";
import type { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import type { SESv2Client } from "@aws-sdk/client-sesv2";
import type { SNSClient } from "@aws-sdk/client-sns";
import { mailDomainOf, type Stage, stackNameOf } from "../settings.ts";
import { alarmMailFinding } from "./alarm-mails.ts";
import { either, type Finding, warning } from "./finding.ts";
import { dmarcFinding, identityFindings, sendingFindings, type TextsOf } from "./mail.ts";
import { placeFindings } from "./place.ts";
import { type Fetch, providerFindings } from "./sign-in-providers.ts";
import { type DeployedStacks, readStacks, stackOf } from "./stacks.ts";

export interface CheckDeps {
  readonly cloudFormation: CloudFormationClient;
  readonly ses: SESv2Client;
  readonly lambda: LambdaClient;
  readonly sns: SNSClient;
  readonly secrets: SecretsManagerClient;
  readonly fetch: Fetch;
  readonly textsOf: TextsOf;
}

/** New accounts may have 10; the workers alone take 32, and each open request of a person one more. */
const CONCURRENCY = 100;

const concurrencyFinding = async (lambda: LambdaClient): Promise<Finding> => {
  const { AccountLimit } = await lambda.send(new GetAccountSettingsCommand({}));
  const limit = AccountLimit?.ConcurrentExecutions ?? 0;
  return either(
    limit >= CONCURRENCY,
    `Lambda runs ${limit} functions at once.`,
    `Lambda runs ${limit} functions at once: request at least ${CONCURRENCY} (Service Quotas, concurrent executions).`,
  );
};

const mailFindings = async (name: string, stage: Stage, deps: CheckDeps): Promise<Finding[]> => {
  const domain = mailDomainOf(stage);
  if (domain === undefined)
    return [warning("The stage has neither mailDomain nor domain: no mail can be sent.")];
  const { ses, cloudFormation, textsOf } = deps;
  const isOurs = async () => (await stackOf(cloudFormation, domain)) === stackNameOf(name);
  return [
    ...(await identityFindings({ name, stage, domain, ses, isOurs })),
    await dmarcFinding(domain, textsOf),
  ];
};

const alarmFindings = async ({ alarmEmail }: Stage, { own }: DeployedStacks, { sns }: CheckDeps) => {
  const topic = own?.Outputs?.find(({ OutputKey }) => OutputKey === "AlarmTopicArn")?.OutputValue;
  return topic && alarmEmail ? [await alarmMailFinding(sns, topic, alarmEmail)] : [];
};

export interface Check {
  readonly deployed: DeployedStacks;
  readonly findings: readonly Finding[];
}

export const checkStage = async (name: string, stage: Stage, deps: CheckDeps): Promise<Check> => {
  const deployed = await readStacks(deps.cloudFormation, name);
  const findings = [
    ...placeFindings(name, stage, deployed),
    ...(await sendingFindings(deps.ses)),
    ...(await mailFindings(name, stage, deps)),
    await concurrencyFinding(deps.lambda),
    ...(await alarmFindings(stage, deployed, deps)),
    ...(await providerFindings(name, stage, deps)),
  ];
  return { deployed, findings };
};
