import { setTimeout as sleep } from "node:timers/promises";
import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageBatchCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from "@aws-sdk/client-sqs";
import { messageOf } from "../error-message.ts";
import type { LocalFunction } from "../lambda/functions.ts";
import type { Source } from "./source.ts";
import { doneOf, sqsEvent } from "./sqs-event.ts";
import type { SqsMapping } from "./sqs-mapping.ts";

/** SQS's limit, in seconds. */
const LONGEST_WAIT = 20;

export interface SqsSourceOptions {
  readonly mapping: SqsMapping;
  readonly queueUrl: string;
  readonly handler: LocalFunction;
  readonly client: SQSClient;
  readonly region: string;
  readonly log: (text: string) => void;
}

const entriesOf = (messages: readonly Message[]) =>
  messages.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle }));

/** Like Lambda: one receive at a time, batches in parallel as mapping and function allow. */
export const startSqsSource = ({
  mapping,
  queueUrl,
  handler,
  client,
  region,
  log,
}: SqsSourceOptions): Source => {
  const atWork = new Set<Promise<void>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const limit = Math.min(mapping.concurrency, handler.limit);

  const receive = async (): Promise<Message[]> => {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl: queueUrl,
        MaxNumberOfMessages: mapping.batchSize,
        WaitTimeSeconds: LONGEST_WAIT,
        MessageSystemAttributeNames: ["All"],
        MessageAttributeNames: ["All"],
      }),
      { abortSignal: signal },
    );
    return Messages;
  };

  const work = async (messages: readonly Message[]) => {
    try {
      const result = await handler.invoke(sqsEvent(messages, mapping.queueArn, region));
      const done = doneOf(messages, result);
      if (done.length === 0) return;
      await client.send(new DeleteMessageBatchCommand({ QueueUrl: queueUrl, Entries: entriesOf(done) }));
    } catch (error) {
      log(`${mapping.queueName}: ${messageOf(error)}\n`);
    }
  };

  const giveBack = async (messages: readonly Message[]) => {
    const Entries = entriesOf(messages).map((entry) => ({ ...entry, VisibilityTimeout: 0 }));
    await client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl: queueUrl, Entries }));
  };

  const poll = async () => {
    while (!signal.aborted) {
      if (atWork.size >= limit) await Promise.race(atWork);
      try {
        const messages = await receive();
        if (messages.length === 0) continue;
        if (signal.aborted) return await giveBack(messages);
        const working = work(messages).finally(() => atWork.delete(working));
        atWork.add(working);
      } catch (error) {
        if (signal.aborted) return;
        log(`${mapping.queueName}: ${messageOf(error)}\n`);
        await sleep(1000, undefined, { signal }).catch(() => {});
      }
    }
  };

  const polling = poll();
  return {
    stop: async () => {
      stopping.abort();
      await polling;
      await Promise.all(atWork);
    },
  };
};
