import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { log } from "../../../functions/platform/logging/log.ts";
import { queueBatchFunction } from "../../../functions/platform/queue/queue-batch-function.ts";

const Message = z.object({ id: z.string() });
const recordOf = (messageId: string, body: string) => ({ messageId, body });
type Records = Parameters<ReturnType<typeof queueBatchFunction>>[0]["Records"];
const event = (...records: ReturnType<typeof recordOf>[]) => ({ Records: records as Records });

afterEach(() => vi.restoreAllMocks());

it("logs an error for messages that nobody can read, which an alarm counts", async () => {
  const error = vi.spyOn(log, "error").mockReturnValue();
  const taken: string[] = [];
  const work = queueBatchFunction(Message, async (messages) => {
    taken.push(...messages.map(({ id }) => id));
  });

  const reply = await work(
    event(recordOf("m1", '{"id":"a"}'), recordOf("m2", "no JSON"), recordOf("m3", "{}")),
  );

  expect(taken).toEqual(["a"]);
  expect(reply.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(["m2", "m3"]);
  expect(error).toHaveBeenCalledExactlyOnceWith("messages malformed", { count: 2 });
});

it("logs none where all goes well", async () => {
  const error = vi.spyOn(log, "error").mockReturnValue();

  await queueBatchFunction(Message, async () => {})(event(recordOf("m1", '{"id":"a"}')));

  expect(error).not.toHaveBeenCalled();
});
