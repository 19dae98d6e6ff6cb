import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient, QueryCommand } from "@aws-sdk/client-dynamodb";
import { GetObjectTaggingCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { GetQueueAttributesCommand, SQSClient } from "@aws-sdk/client-sqs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { clientOptions } from "../../../infra/local/engines/client-options.ts";
import { startRuntime } from "../../../infra/local/runtime.ts";
import type { Runtime } from "../../../infra/local/runtime-options.ts";
import { synthesiseFixture } from "./fixture-app.ts";

let assembly: string;
let runtime: Runtime;

beforeAll(async () => {
  assembly = synthesiseFixture();
  runtime = await startRuntime({ assembly, schedules: false });
}, 60_000);

afterAll(() => runtime.stop());

const enqueue = (body: string) => runtime.invoke("errand", { enqueue: body });

const remembered = async (key: string, from = runtime): Promise<string[]> => {
  const client = new DynamoDBClient(clientOptions(from.endpoints.DYNAMODB, from.region));
  const [, table = ""] = Object.entries(from.resources).find(([id]) => id.startsWith("Table")) ?? [];
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": { S: key } },
    }),
  );
  return Items.map(({ sk }) => sk?.S ?? "");
};

const deadLetters = async () => {
  const client = new SQSClient(clientOptions(runtime.endpoints.SQS, runtime.region));
  const [, url = ""] =
    Object.entries(runtime.resources).find(([id]) => id.startsWith("WorkDeadLetters")) ?? [];
  const { Attributes } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: ["ApproximateNumberOfMessages"] }),
  );
  return Number(Attributes?.ApproximateNumberOfMessages);
};

describe("a queue with a worker", () => {
  it("brings a message to the worker and is empty afterwards", async () => {
    await enqueue("good");

    await runtime.drain();

    expect(await remembered("message")).toContain("good#1");
  });

  it.each(["fail", "crash", "hang"])(
    "brings a message again after %s, then sets it aside",
    async (wish) => {
      const before = await deadLetters();

      await enqueue(wish);

      await vi.waitFor(async () => expect(await deadLetters()).toBe(before + 1), 20_000);
      if (wish === "fail")
        expect(await remembered("message")).toEqual(expect.arrayContaining(["fail#1", "fail#2"]));
    },
    30_000,
  );
});

describe("a bucket", () => {
  it("announces an upload once, its key encoded as S3 does", async () => {
    await runtime.invoke("errand", { upload: "in box/ä b.txt" });
    await runtime.invoke("errand", { upload: "elsewhere/c.txt" });

    await runtime.drain();

    expect((await remembered("upload")).filter((key) => !key.startsWith("ses-events"))).toEqual([
      "in+box/%C3%A4+b.txt",
    ]);
  });
});

describe("a plan of GuardDuty", () => {
  const filesOf = ({ endpoints, region, environmentOf }: Runtime) => ({
    s3: new S3Client({ ...clientOptions(endpoints.S3, region), forcePathStyle: true }),
    Bucket: environmentOf("errand").BUCKET_NAME,
  });
  const resultOf = async (Key: string, from = runtime) => {
    const { s3, Bucket } = filesOf(from);
    const { TagSet = [] } = await s3.send(new GetObjectTaggingCommand({ Bucket, Key }));
    return TagSet.map(({ Key: name, Value }) => `${name}: ${Value}`).join();
  };
  // In halves, so that no scanner takes this file for it.
  const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-${"ANTIVIRUS-TEST-FILE!$H+H*"}`;

  it("tags what it scans, and that tag is announced", async () => {
    const { s3, Bucket } = filesOf(runtime);
    await s3.send(new PutObjectCommand({ Bucket, Key: "scanned/clean", Body: "content" }));
    await s3.send(new PutObjectCommand({ Bucket, Key: "scanned/infected", Body: `one\n${eicar}` }));
    await s3.send(new PutObjectCommand({ Bucket, Key: "elsewhere/infected", Body: eicar }));

    await runtime.drain();

    expect(await resultOf("scanned/clean")).toBe("GuardDutyMalwareScanStatus: NO_THREATS_FOUND");
    expect(await resultOf("scanned/infected")).toBe("GuardDutyMalwareScanStatus: THREATS_FOUND");
    expect(await resultOf("elsewhere/infected")).toBe("");
    expect(await remembered("upload")).toEqual(expect.arrayContaining(["scanned/clean", "scanned/infected"]));
  });

  it("scans again what was not settled when the run before ended", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "data-"));
    const first = await startRuntime({ assembly, dataDir, schedules: false, queues: false });
    const { s3, Bucket } = filesOf(first);
    await s3.send(new PutObjectCommand({ Bucket, Key: "scanned/early", Body: eicar }));
    await first.stop();

    const second = await startRuntime({ assembly, dataDir, schedules: false });
    await second.drain();

    expect(await resultOf("scanned/early", second)).toBe("GuardDutyMalwareScanStatus: THREATS_FOUND");
    await second.stop();
    rmSync(dataDir, { recursive: true });
  });
});

describe("a function", () => {
  it("is ended when it takes longer than its timeout", async () => {
    await expect(runtime.invoke("hurry", { spin: true })).rejects.toThrow("Task timed out after 1 seconds");
  });

  it("is ended when it takes more than its memory", async () => {
    await expect(runtime.invoke("errand", { allocate: true })).rejects.toMatchObject({
      errorType: "Runtime.OutOfMemory",
    });
  });

  it("loses its event when it is killed, and runs the next one", async () => {
    let lost: unknown;
    runtime.invoke("errand", { spin: true }).catch((error: unknown) => {
      lost = error;
    });
    // Until the function has started there is nothing to kill.
    await vi.waitFor(async () => {
      await runtime.kill("errand");
      expect(lost).toBeInstanceOf(Error);
    }, 10_000);

    await expect(runtime.invoke("errand", {})).resolves.toBe(0);
  });
});

describe("data", () => {
  it("outlive the runtime, and so does what waits in a queue", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "data-"));
    const first = await startRuntime({ assembly, dataDir, schedules: false, queues: false });
    const secret = first.environmentOf("api").ORIGIN_SECRET;
    await first.invoke("errand", { enqueue: "kept" });
    await first.stop();

    const second = await startRuntime({ assembly, dataDir, schedules: false });
    await second.drain();

    // A queue delivers at least once.
    expect(await remembered("message", second)).toContain("kept#1");
    expect(second.environmentOf("api").ORIGIN_SECRET).toBe(secret);
    await second.stop();
    rmSync(dataDir, { recursive: true });
  }, 30_000);

  it("hold what was at work when the runtime was told to stop", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "data-"));
    const first = await startRuntime({ assembly, dataDir, schedules: false });
    await first.invoke("errand", { enqueue: "slow" });
    await vi.waitFor(async () => expect(await remembered("message", first)).toEqual(["begun"]), 10_000);
    await first.stop();

    const second = await startRuntime({ assembly, dataDir, schedules: false, queues: false });

    expect(await remembered("message", second)).toEqual(["begun", "slow#1"]);
    await second.stop();
    rmSync(dataDir, { recursive: true });
  }, 30_000);
});
