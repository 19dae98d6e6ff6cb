import { lazily } from "./lazily.ts";
import type { Sqs } from "./sqs.ts";

/** SQS takes so many messages in one call, and delays by at most so many seconds. */
const BATCH = 10;
const MAX_DELAY = 900;

const ownSqs = lazily(async () => (await import("./sqs.ts")).openSqs());

/** A queue that carries references only: bodies are JSON without personal data. */
export const openQueue = <Message>(url: string, sqs: () => Sqs | Promise<Sqs> = ownSqs) => ({
  /** Sends each message, ten to a call; throws when one was refused. */
  send: async (messages: readonly Message[], delaySeconds = 0): Promise<void> => {
    const DelaySeconds = Math.min(MAX_DELAY, Math.max(0, Math.ceil(delaySeconds)));
    const entries = messages.map((message, index) => ({
      Id: String(index),
      MessageBody: JSON.stringify(message),
      DelaySeconds,
    }));
    const { sendBatch } = await sqs();
    for (let start = 0; start < entries.length; start += BATCH)
      await sendBatch(url, entries.slice(start, start + BATCH));
  },
});

export type Queue<Message> = ReturnType<typeof openQueue<Message>>;
