import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import type * as z from "zod";
import { describeError, log } from "../logging/log.ts";

const readOr = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const failed = (messageIds: readonly string[]): SQSBatchResponse => ({
  batchItemFailures: messageIds.map((itemIdentifier) => ({ itemIdentifier })),
});

/** Messages succeed or come again together; malformed ones alone, until the queue gives them up. */
export const queueBatchFunction =
  <Message extends z.ZodType>(message: Message, take: (messages: z.output<Message>[]) => Promise<void>) =>
  async ({ Records }: Pick<SQSEvent, "Records">): Promise<SQSBatchResponse> => {
    const read = Records.map(({ messageId, body }) => ({ messageId, ...message.safeParse(readOr(body)) }));
    const broken = read.filter(({ success }) => !success).map(({ messageId }) => messageId);
    if (broken.length > 0) log.error("messages malformed", { count: broken.length });
    try {
      await take(read.flatMap(({ success, data }) => (success ? [data] : [])));
      return failed(broken);
    } catch (error) {
      log.error("messages failed", { count: Records.length, ...describeError(error) });
      return failed(Records.map(({ messageId }) => messageId));
    }
  };
