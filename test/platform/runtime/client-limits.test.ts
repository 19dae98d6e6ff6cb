import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { GetQueueUrlCommand, SQSClient } from "@aws-sdk/client-sqs";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { clientLimits } from "../../../functions/platform/runtime/client-limits.ts";

const AddressInfo = z.object({ port: z.number() });

afterEach(() => {
  vi.useRealTimers();
});

describe("a client of AWS", () => {
  it("gives up on a service that never answers, after a few tries", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    let calls = 0;
    const server = createServer(() => {
      calls++;
      vi.advanceTimersByTime(5_000);
    });
    server.listen(0);
    await once(server, "listening");
    const { port } = AddressInfo.parse(server.address());
    const client = new SQSClient({
      ...clientLimits(),
      region: "eu-central-1",
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: "test", secretAccessKey: "test" },
    });

    await expect(client.send(new GetQueueUrlCommand({ QueueName: "silent" }))).rejects.toThrow(
      "exceeded the configured 5000 ms",
    );

    server.closeAllConnections();
    server.close();
    expect(calls).toBe(3);
  });

  it("is nowhere opened without such limits", () => {
    const opened = globSync("functions/**/*.ts").flatMap((file) =>
      Array.from(readFileSync(file, "utf8").matchAll(/new \w+Client\((.{0,40})/gs), ([, options = ""]) => ({
        file,
        isLimited: options.includes("clientLimits("),
      })),
    );

    expect(opened.length).toBeGreaterThan(5);
    expect(opened.filter(({ isLimited }) => !isLimited)).toEqual([]);
  });
});
