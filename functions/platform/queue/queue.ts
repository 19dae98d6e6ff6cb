import { SendMessageBatchCommand, SQSClient } from "@aws-sdk/client-sqs";
import { lazily } from "../runtime/lazily.ts";
import { unlogged } from "../runtime/unlogged.ts";

/** SQS takes so many messages in one call, and delays by at most so many seconds. */
const BATCH = 10;
const MAX_DELAY = 900;

/** One client for all queues of a function. */
const ownClient = lazily(() => unlogged(new SQSClient({})));

/** A queue that carries references only: bodies are JSON without personal data. */
export const openQueue = <Message>(url: string, client?: SQSClient) => ({
  /** Sends each message, ten to a call; throws when one was refused. */
  send: async (messages: readonly Message[], delaySeconds = 0): Promise<void> => {
    for (let start = 0; start < messages.length; start += BATCH) {
      const { Failed = [] } = await (client ?? ownClient()).send(
        new SendMessageBatchCommand({
          QueueUrl: url,
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
