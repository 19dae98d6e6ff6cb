import { GetObjectCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clientOptions } from "../../../infra/local/engines/client-options.ts";
import { startRuntime } from "../../../infra/local/runtime.ts";
import type { Runtime } from "../../../infra/local/runtime-options.ts";
import { synthesiseFixture } from "./fixture-app.ts";

interface Event {
  readonly eventType: string;
  readonly mail: { readonly messageId: string; readonly destination: string[]; readonly tags: object };
}
interface Result {
  readonly Status: string;
  readonly MessageId?: string;
  readonly Error?: string;
}

let runtime: Runtime;

beforeAll(async () => {
  runtime = await startRuntime({ assembly: synthesiseFixture(), schedules: false, queues: false });
}, 60_000);

beforeEach(async () => {
  await runtime.mail.clearFaults();
  await runtime.mail.allow({});
});

afterAll(() => runtime.stop());

const sendBulk = async (...to: string[]) => (await runtime.invoke("errand", { to })) as Result[];

const eventsIn = async (): Promise<Event[]> => {
  await runtime.mail.flush();
  const client = new S3Client({
    ...clientOptions(runtime.endpoints.S3, runtime.region),
    forcePathStyle: true,
  });
  const Bucket = runtime.environmentOf("errand").BUCKET_NAME;
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: "ses-events/" }));
  const texts = await Promise.all(
    Contents.map(async ({ Key }) =>
      (await client.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString(),
    ),
  );
  return texts.flatMap((text = "") => text.trimEnd().split("\n")).map((line) => JSON.parse(line) as Event);
};

const eventsOf = async (results: readonly Result[]) => {
  const events = await eventsIn();
  return results.map(({ MessageId }) =>
    events.filter(({ mail }) => mail.messageId === MessageId).map(({ eventType }) => eventType),
  );
};

const accountNow = async () =>
  (await (await fetch(`${runtime.inboxUrl}/v2/email/account`)).json()) as {
    ProductionAccessEnabled: boolean;
    SendQuota: { Max24HourSend: number; MaxSendRate: number; SentLast24Hours: number };
  };

const stored = async () =>
  (await (await fetch(`${runtime.inboxUrl}/store`)).json()) as {
    emails: { messageId: string; subject: string; destination: { to: string[] } }[];
  };

describe("a mail", () => {
  it("lies in the inbox under the id that the sender was told", async () => {
    const [result] = await sendBulk("anna@example.com");

    const mail = (await stored()).emails.find(({ messageId }) => messageId === result?.MessageId);

    expect(mail).toMatchObject({
      from: "Kanzlei Öd <portal@example.com>",
      subject: "Hallo anna@example.com",
      destination: { to: ["anna@example.com"] },
    });
  });

  it("is told about in events with its tags and its configuration set", async () => {
    const [result] = await sendBulk("berta@example.com");

    const event = (await eventsIn()).find(({ mail }) => mail.messageId === result?.MessageId);

    expect(event?.mail).toMatchObject({
      destination: ["berta@example.com"],
      tags: {
        newsletter: ["n1"],
        row: ["0"],
        "ses:configuration-set": [runtime.environmentOf("errand").MAIL_CONFIGURATION_SET],
      },
    });
  });

  it("meets the fate that the simulator's address stands for", async () => {
    const results = await sendBulk(
      "success@simulator.amazonses.com",
      "bounce+7@simulator.amazonses.com",
      "complaint@simulator.amazonses.com",
      "suppressionlist@simulator.amazonses.com",
      "ooto@simulator.amazonses.com",
    );

    expect(await eventsOf(results)).toEqual([
      ["Send", "Delivery"],
      ["Send", "Bounce"],
      ["Send", "Delivery", "Complaint"],
      ["Send", "Bounce"],
      ["Send", "Delivery"],
    ]);
  });

  it("with a virus is taken and then rejected", async () => {
    const MessageId = (await runtime.invoke("errand", {
      single: "EICAR-STANDARD-ANTIVIRUS-TEST-FILE",
    })) as string;

    expect(await eventsOf([{ Status: "SUCCESS", MessageId }])).toEqual([["Send", "Reject"]]);
  });
});

describe("an account's limits", () => {
  const statusesOf = async (...to: string[]) => (await sendBulk(...to)).map(({ Status }) => Status);
  const three = ["gustav@example.com", "hanna@example.com", "ida@example.com"] as const;

  it("throttle what a call has beyond a second's worth", async () => {
    await runtime.mail.allow({ rate: 2 });

    expect(await statusesOf(...three)).toEqual(["SUCCESS", "SUCCESS", "ACCOUNT_THROTTLED"]);
    await expect(runtime.invoke("errand", { single: "soon" })).rejects.toMatchObject({
      errorType: "TooManyRequestsException",
    });
  });

  it("end with the day's mails, which the account tells", async () => {
    await runtime.mail.allow({});
    const { SendQuota } = await accountNow();
    await runtime.mail.allow({ perDay: SendQuota.SentLast24Hours + 2 });

    expect(await statusesOf(...three)).toEqual(["SUCCESS", "SUCCESS", "ACCOUNT_DAILY_QUOTA_EXCEEDED"]);
    await expect(runtime.invoke("errand", { single: "late" })).rejects.toThrow("Daily message quota");
    expect((await accountNow()).SendQuota).toEqual({
      Max24HourSend: SendQuota.SentLast24Hours + 2,
      MaxSendRate: 100_000,
      SentLast24Hours: SendQuota.SentLast24Hours + 2,
    });
  });

  it("are in the sandbox who gets mails: verified addresses, domains, and the simulator's", async () => {
    await runtime.mail.allow({ verified: ["hanna@example.com", "example.org"] });

    const results = await sendBulk(...three, "josef@example.org", "success@simulator.amazonses.com");

    expect(results.map(({ Status }) => Status)).toEqual([
      "MESSAGE_REJECTED",
      "SUCCESS",
      "MESSAGE_REJECTED",
      "SUCCESS",
      "SUCCESS",
    ]);
    expect(results[0]?.Error).toContain("not verified");
    await expect(runtime.invoke("errand", { single: "no" })).rejects.toThrow("not verified");
    expect((await accountNow()).ProductionAccessEnabled).toBe(false);
  });

  it("may be that nothing is reported", async () => {
    await runtime.mail.allow({ reports: false });

    expect(await eventsOf(await sendBulk("konrad@example.com"))).toEqual([[]]);
  });
});

describe("a staged fault", () => {
  it.each([
    "TooManyRequestsException",
    "AccountSuspendedException",
    "SendingPausedException",
    "LimitExceededException",
  ] as const)("refuses a call with %s, once", async (refuse) => {
    await runtime.mail.stage({ refuse });

    await expect(sendBulk("carla@example.com")).rejects.toMatchObject({ errorType: refuse });
    await expect(sendBulk("carla@example.com")).resolves.toMatchObject([{ Status: "SUCCESS" }]);
  });

  it("fails single entries of a bulk call, and the others get through", async () => {
    await runtime.mail.stage({ entries: "MESSAGE_REJECTED", message: "no", to: "dora" });

    const results = await sendBulk("emil@example.com", "dora@example.com", "franz@example.com");

    expect(results.map(({ Status }) => Status)).toEqual(["SUCCESS", "MESSAGE_REJECTED", "SUCCESS"]);
    const { emails } = await stored();
    const subjectOf = (result: Result | undefined) =>
      emails.find(({ messageId }) => messageId === result?.MessageId)?.subject;
    expect([subjectOf(results[0]), subjectOf(results[2])]).toEqual([
      "Hallo emil@example.com",
      "Hallo franz@example.com",
    ]);
  });

  it.each([
    ["before", 0],
    ["after", 1],
  ] as const)("cuts the connection %s SES takes the mail", async (cut, taken) => {
    await runtime.mail.stage({ cut });

    await expect(sendBulk(`cut-${cut}@example.com`)).rejects.toThrow();

    const { emails } = await stored();
    expect(
      emails.filter(({ destination }) => destination.to.includes(`cut-${cut}@example.com`)),
    ).toHaveLength(taken);
  });
});
