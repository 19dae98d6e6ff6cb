import {
  CloudFormationClient,
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
  type Stack,
} from "@aws-sdk/client-cloudformation";
import { GetAccountSettingsCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import {
  GetAccountCommand,
  type GetAccountCommandOutput,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from "@aws-sdk/client-sesv2";
import { ListSubscriptionsByTopicCommand, SNSClient } from "@aws-sdk/client-sns";
import { mockClient } from "aws-sdk-client-mock";
import { describe, expect, it } from "vitest";
import { checkStage } from "../../../infra/check-aws/findings.ts";
import type { Stage } from "../../../infra/settings.ts";

const region = "eu-central-1";
const account = "123456789012";
const topic = `arn:aws:sns:${region}:${account}:alarms`;
const backupVaultArn = "arn:aws:backup:eu-west-1:210987654321:backup-vault:portal";
const prod: Stage = {
  account,
  region,
  domain: "portal.example.at",
  mailDomain: "example.at",
  backupVaultArn,
};
const alarmEmail = "technik@example.at";

const ready = {
  ProductionAccessEnabled: true,
  SendingEnabled: true,
  EnforcementStatus: "HEALTHY",
  SendQuota: { Max24HourSend: 50_000, MaxSendRate: 14, SentLast24Hours: 0 },
};

const aStack = (StackName: string, inAccount = account): Stack => ({
  StackName,
  StackId: `arn:aws:cloudformation:${region}:${inAccount}:stack/${StackName}/1`,
  CreationTime: new Date(),
  StackStatus: "CREATE_COMPLETE",
  Outputs: [{ OutputKey: "AlarmTopicArn", OutputValue: topic }],
});

interface Account {
  readonly sending?: Partial<GetAccountCommandOutput>;
  readonly concurrency?: number;
  readonly texts?: readonly string[];
  readonly stacks?: readonly Stack[];
}

/** One in which the stage is deployed and ready. */
const anAccount = ({
  sending = {},
  concurrency = 1_000,
  texts = ["v=DMARC1; p=none"],
  stacks = [aStack("CDKToolkit"), aStack("kanzleiportal-prod")],
}: Account = {}) => {
  const clients = {
    cloudFormation: new CloudFormationClient({ region }),
    ses: new SESv2Client({ region }),
    lambda: new LambdaClient({ region }),
    sns: new SNSClient({ region }),
    secrets: new SecretsManagerClient({ region }),
  };
  const cloudFormation = mockClient(clients.cloudFormation);
  cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [...stacks] });
  cloudFormation.on(DescribeStackResourcesCommand).resolves({
    StackResources: [
      {
        StackName: "kanzleiportal-prod",
        LogicalResourceId: "Identity",
        ResourceType: "AWS::SES::EmailIdentity",
        Timestamp: new Date(),
        ResourceStatus: "CREATE_COMPLETE",
      },
    ],
  });
  const ses = mockClient(clients.ses);
  ses.on(GetAccountCommand).resolves({ ...ready, ...sending });
  ses.on(GetEmailIdentityCommand).resolves({
    VerifiedForSendingStatus: true,
    FeedbackForwardingStatus: false,
    DkimAttributes: { Status: "SUCCESS", Tokens: ["t1"] },
  });
  const lambda = mockClient(clients.lambda);
  lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: concurrency } });
  const sns = mockClient(clients.sns);
  const check = (stage: Stage = prod) =>
    checkStage("prod", stage, { ...clients, textsOf: async () => texts, fetch });
  const missing = async (stage: Stage = prod) => {
    const { findings } = await check(stage);
    return findings.filter(({ level }) => level !== "good");
  };
  return { cloudFormation, ses, lambda, sns, check, missing };
};

const warning = (part: string) => ({ level: "warning", sentence: expect.stringContaining(part) });
const blocker = (part: string) => ({ level: "blocker", sentence: expect.stringContaining(part) });
const unknown = new NotFoundException({ message: "no", $metadata: {} });
const noStack = new Error("Stack for example.at does not exist");
const beforeTheFirst = [aStack("CDKToolkit")];

describe("the check of an AWS account", () => {
  it("misses nothing in one that is ready, and only reads", async () => {
    const { cloudFormation, ses, lambda, sns, missing } = anAccount();

    expect(await missing()).toEqual([]);

    const commands = [cloudFormation, ses, lambda, sns]
      .flatMap((client) => client.calls())
      .map(({ args }) => args[0].constructor.name);
    expect(commands.every((name) => /^(Get|Describe|List)/.test(name))).toBe(true);
  });

  it("tells of the sandbox and its quota", async () => {
    const SendQuota = { Max24HourSend: 200, MaxSendRate: 1, SentLast24Hours: 0 };
    const { missing } = anAccount({ sending: { ProductionAccessEnabled: false, SendQuota } });

    expect(await missing()).toEqual([
      warning("SES is in the sandbox"),
      warning("200 mails a day, 1 a second"),
    ]);
  });

  it("tells which records make a domain's mails signed", async () => {
    const { ses, missing } = anAccount();
    ses.on(GetEmailIdentityCommand).resolves({
      VerifiedForSendingStatus: false,
      DkimAttributes: { Status: "PENDING", Tokens: ["t1", "t2"] },
    });

    expect(await missing()).toEqual([
      warning("not verified"),
      warning("t2._domainkey.example.at CNAME t2.dkim.amazonses.com"),
    ]);
  });

  it("tells of a missing DMARC record, a small concurrency and a stopped account", async () => {
    const { missing } = anAccount({ sending: { EnforcementStatus: "SHUTDOWN" }, concurrency: 10, texts: [] });

    expect(await missing()).toEqual([
      warning("SES may not send (SHUTDOWN)"),
      warning("_dmarc.example.at"),
      warning("Lambda runs 10 functions at once: request at least 100"),
    ]);
  });

  it("tells of a stage without a domain", async () => {
    expect(await anAccount().missing({ account, region, backupVaultArn })).toEqual([
      warning("neither mailDomain"),
    ]);
  });

  it("tells of a production that has no copy elsewhere", async () => {
    const { backupVaultArn: _, ...alone } = prod;

    expect(await anAccount().missing(alone)).toEqual([warning("Nothing is copied out of this account")]);
  });
});

describe("before the first deployment", () => {
  it("tells of a mail domain that SES does not know yet", async () => {
    const { ses, missing } = anAccount({ stacks: beforeTheFirst });
    ses.on(GetEmailIdentityCommand).rejects(unknown);

    expect(await missing()).toEqual([warning("SES does not know example.at yet: the deployment makes it.")]);
  });

  it("stops one that would be rolled back, since the mail domain exists", async () => {
    const { cloudFormation, missing } = anAccount({ stacks: beforeTheFirst });
    cloudFormation.on(DescribeStackResourcesCommand).rejects(noStack);

    expect(await missing()).toEqual([blocker("existingMailIdentity: true in infra/stages/prod.ts")]);
    expect(await missing({ ...prod, existingMailIdentity: true })).toEqual([]);
  });

  it("stops one that counts on a mail domain which does not exist", async () => {
    const { ses, missing } = anAccount({ stacks: beforeTheFirst });
    ses.on(GetEmailIdentityCommand).rejects(unknown);

    expect(await missing({ ...prod, existingMailIdentity: true })).toEqual([
      blocker("without existingMailIdentity"),
    ]);
  });

  it("stops one that goes into another account than the stage's file says", async () => {
    const { missing } = anAccount({ stacks: [aStack("CDKToolkit", "210987654321")] });

    expect(await missing()).toContainEqual(blocker("the account 210987654321, and not 123456789012"));
  });

  it("stops one where the CDK is not set up", async () => {
    const { missing } = anAccount({ stacks: [] });

    expect(await missing()).toContainEqual(blocker("npx cdk bootstrap aws://123456789012/eu-central-1"));
  });

  it("counts a stack whose creation failed as none", async () => {
    const failed: Stack = { ...aStack("kanzleiportal-prod"), StackStatus: "ROLLBACK_COMPLETE" };
    const { check } = anAccount({ stacks: [...beforeTheFirst, failed] });

    expect((await check()).deployed.own).toBeUndefined();
  });

  it("stops production beside another stage, and only warns once both are there", async () => {
    const dev = aStack("kanzleiportal-dev");
    const shared = "kanzleiportal-dev is here, too, and shares rates, quotas and alarms";

    expect(await anAccount({ stacks: [...beforeTheFirst, dev] }).missing()).toContainEqual(blocker(shared));
    expect(
      await anAccount({ stacks: [...beforeTheFirst, dev, aStack("kanzleiportal-prod")] }).missing(),
    ).toEqual([warning(shared)]);
  });
});

describe("the address that gets the alarms", () => {
  const subscribed = (SubscriptionArn: string) => {
    const { sns, missing } = anAccount();
    const Subscriptions = [{ Endpoint: alarmEmail, SubscriptionArn }];
    sns.on(ListSubscriptionsByTopicCommand, { TopicArn: topic }).resolves({ Subscriptions });
    return missing({ ...prod, alarmEmail });
  };

  it("must have confirmed that it wants them", async () => {
    expect(await subscribed(`${topic}:1`)).toEqual([]);
    expect(await subscribed("PendingConfirmation")).toEqual([warning("has not confirmed yet")]);
  });

  it("is subscribed again by a command if nobody did within three days", async () => {
    const { sns, missing } = anAccount();
    sns.on(ListSubscriptionsByTopicCommand).resolves({ Subscriptions: [] });

    expect(await missing({ ...prod, alarmEmail })).toEqual([
      warning(`aws sns subscribe --topic-arn ${topic}`),
    ]);
  });
});
