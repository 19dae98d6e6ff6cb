import type { Message } from "@aws-sdk/client-sqs";
import * as z from "zod";

const attributesOf = (attributes: Message["MessageAttributes"] = {}) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, { DataType, StringValue, BinaryValue }]) => [
      name,
      {
        dataType: DataType,
        stringValue: StringValue,
        binaryValue: BinaryValue && Buffer.from(BinaryValue).toString("base64"),
        stringListValues: [],
        binaryListValues: [],
      },
    ]),
  );

export const sqsEvent = (messages: readonly Message[], queueArn: string, region: string) => ({
  Records: messages.map((message) => ({
    messageId: message.MessageId,
    receiptHandle: message.ReceiptHandle,
    body: message.Body,
    attributes: message.Attributes ?? {},
    messageAttributes: attributesOf(message.MessageAttributes),
    md5OfBody: message.MD5OfBody,
    eventSource: "aws:sqs",
    eventSourceARN: queueArn,
    awsRegion: region,
  })),
});

const Failures = z
  .object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string().min(1) })).nullish() })
  .nullish();

/** As in Lambda, an unreadable reply means that no message is done. */
export const doneOf = (messages: readonly Message[], result: unknown): readonly Message[] => {
  const { success, data } = Failures.safeParse(result);
  if (!success) return [];
  const failed = new Set((data?.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier));
  const unknown = [...failed].some((id) => !messages.some(({ MessageId }) => MessageId === id));
  return unknown ? [] : messages.filter(({ MessageId }) => !failed.has(MessageId ?? ""));
};
