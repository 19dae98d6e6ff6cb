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

beforeEach(() => runtime.mail.clearFaults());

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
