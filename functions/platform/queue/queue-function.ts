import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import type { SQSHandler, SQSRecord } from "aws-lambda";
import { describeError, log } from "../logging/log.ts";

export const queueFunction =
  <Message>(take: (message: Message) => Promise<void>): SQSHandler =>
  (event, context) => {
    const record = async ({ body, messageId }: SQSRecord) => {
      try {
        await take(JSON.parse(body) as Message);
      } catch (error) {
        log.error("message failed", { messageId, ...describeError(error) });
        throw error;
      }
    };
    return processPartialResponse(event, record, new BatchProcessor(EventType.SQS), {
      context,
      throwOnFullBatchFailure: false,
    });
  };
