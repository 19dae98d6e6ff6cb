import type { SQSClient } from "@aws-sdk/client-sqs";
import { clientLimits } from "../runtime/client-limits.ts";
import { lazily } from "../runtime/lazily.ts";
import { unlogged } from "../runtime/unlogged.ts";

const BATCH = 10;
const MAX_DELAY = 900;

const loadSqs = lazily(() => import("@aws-sdk/client-sqs"));
const ownClient = lazily(async () => {
  const { SQSClient } = await loadSqs();
  return unlogged(new SQSClient(clientLimits()));
});

/** Messages are references only, never personal data. */
export const openQueue = <Message>(url: () => string, client?: SQSClient) => ({
  send: async (messages: readonly Message[], delaySeconds = 0): Promise<void> => {
    if (messages.length === 0) return;
    const { SendMessageBatchCommand } = await loadSqs();
    const sqs = client ?? (await ownClient());
    for (let start = 0; start < messages.length; start += BATCH) {
      const { Failed = [] } = await sqs.send(
        new SendMessageBatchCommand({
          QueueUrl: url(),
          Entries: messages.slice(start, start + BATCH).map((message, index) => ({
            Id: String(index),
            MessageBody: JSON.stringify(message),
            DelaySeconds: Math.min(MAX_DELAY, Math.max(0, Math.ceil(delaySeconds))),
          })),
        }),
      );
      if (Failed.length) throw new Error(`The queue refused ${Failed.length} messages: ${Failed[0]?.Code}`);
    }
  },
});

export type Queue<Message> = ReturnType<typeof openQueue<Message>>;
