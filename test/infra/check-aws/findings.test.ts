import { GetAccountSettingsCommand, LambdaClient } from "@aws-sdk/client-lambda";
import {
  GetAccountCommand,
  type GetAccountCommandOutput,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from "@aws-sdk/client-sesv2";
import { mockClient } from "aws-sdk-client-mock";
import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../infra/check-aws/findings.ts";

const ready = {
  ProductionAccessEnabled: true,
  SendingEnabled: true,
  EnforcementStatus: "HEALTHY",
  SendQuota: { Max24HourSend: 50_000, MaxSendRate: 14, SentLast24Hours: 0 },
};

const anAccount = (
  {
    account = {},
    concurrency = 1_000,
  }: { account?: Partial<GetAccountCommandOutput>; concurrency?: number } = {},
  texts = ["v=DMARC1; p=none"],
) => {
  const [ses, lambda] = [
    new SESv2Client({ region: "eu-central-1" }),
    new LambdaClient({ region: "eu-central-1" }),
  ];
  const mails = mockClient(ses);
  mails.on(GetAccountCommand).resolves({ ...ready, ...account });
  mails.on(GetEmailIdentityCommand).resolves({
    VerifiedForSendingStatus: true,
    DkimAttributes: { Status: "SUCCESS", Tokens: ["t1"] },
  });
  const functions = mockClient(lambda);
  functions.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: concurrency } });
  const deps = { ses, lambda, textsOf: async () => texts };
  const missing = async (domain: string | undefined = "example.at") =>
    (await findingsOf(domain, deps)).filter(({ isGood }) => !isGood).map(({ sentence }) => sentence);
  return { mails, functions, deps, missing };
};

describe("the check of an AWS account", () => {
  it("misses nothing in one that is ready, and only reads", async () => {
    const { mails, functions, missing } = anAccount();

    expect(await missing()).toEqual([]);

    const commands = [...mails.calls(), ...functions.calls()].map(({ args }) => args[0].constructor.name);
    expect(commands.every((name) => name.startsWith("Get"))).toBe(true);
  });

  it("tells of the sandbox and its quota", async () => {
    const SendQuota = { Max24HourSend: 200, MaxSendRate: 1, SentLast24Hours: 0 };
    const { missing } = anAccount({ account: { ProductionAccessEnabled: false, SendQuota } });

    expect(await missing()).toEqual([
      expect.stringContaining("SES is in the sandbox"),
      expect.stringContaining("200 mails a day, 1 a second"),
    ]);
  });

  it("tells which records make a domain's mails signed", async () => {
    const { mails, missing } = anAccount();
    mails.on(GetEmailIdentityCommand).resolves({
      VerifiedForSendingStatus: false,
      DkimAttributes: { Status: "PENDING", Tokens: ["t1", "t2"] },
    });

    expect(await missing()).toEqual([
      expect.stringContaining("not verified"),
      expect.stringContaining("t2._domainkey.example.at CNAME t2.dkim.amazonses.com"),
    ]);
  });

  it("tells of a domain that SES does not know", async () => {
    const { mails, missing } = anAccount();
    mails.on(GetEmailIdentityCommand).rejects(new NotFoundException({ message: "no", $metadata: {} }));

    expect(await missing()).toEqual(["SES does not know example.at: deploy first."]);
  });

  it("tells of a missing DMARC record, a small concurrency and a stopped account", async () => {
    const { missing } = anAccount({ account: { EnforcementStatus: "SHUTDOWN" }, concurrency: 10 }, []);

    expect(await missing()).toEqual([
      expect.stringContaining("SES may not send (SHUTDOWN)"),
      expect.stringContaining("_dmarc.example.at"),
      expect.stringContaining("Lambda runs 10 functions at once: request at least 100"),
    ]);
  });

  it("tells of a stage without a domain", async () => {
    const { deps } = anAccount();

    const sentences = (await findingsOf(undefined, deps)).filter(({ isGood }) => !isGood);

    expect(sentences).toEqual([{ isGood: false, sentence: expect.stringContaining("neither mailDomain") }]);
  });
});
