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

/** SQS's limits for one receive. */
const longestWait = 20;
const mostMessages = 10;

export interface SqsSourceOptions {
  readonly mapping: SqsMapping;
  readonly queueUrl: string;
  readonly handler: LocalFunction;
  readonly client: SQSClient;
  readonly region: string;
  readonly log: (text: string) => void;
}

const inTens = (messages: readonly Message[]) =>
  Array.from({ length: Math.ceil(messages.length / mostMessages) }, (_, index) =>
    messages.slice(index * mostMessages, (index + 1) * mostMessages),
  );

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

  const receive = async (most: number, waitSeconds: number): Promise<Message[]> => {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl: queueUrl,
        MaxNumberOfMessages: Math.min(most, mostMessages),
        WaitTimeSeconds: Math.min(waitSeconds, longestWait),
        MessageSystemAttributeNames: ["All"],
        MessageAttributeNames: ["All"],
      }),
      { abortSignal: signal },
    );
    return Messages;
  };

  const gather = async (): Promise<Message[]> => {
    const batch = await receive(mapping.batchSize, longestWait);
    const until = Date.now() + mapping.windowSeconds * 1000;
    while (batch.length > 0 && batch.length < mapping.batchSize && !signal.aborted) {
      const left = Math.ceil((until - Date.now()) / 1000);
      if (left <= 0 && batch.length % mostMessages !== 0) break;
      const more = await receive(mapping.batchSize - batch.length, Math.max(0, left)).catch(() => []);
      if (more.length === 0 && left <= 1) break;
      batch.push(...more);
    }
    return batch;
  };

  const work = async (messages: readonly Message[]) => {
    try {
      const result = await handler.invoke(sqsEvent(messages, mapping.queueArn, region));
      const done = mapping.reportsFailures ? doneOf(messages, result) : messages;
      for (const some of inTens(done))
        await client.send(new DeleteMessageBatchCommand({ QueueUrl: queueUrl, Entries: entriesOf(some) }));
    } catch (error) {
      log(`${mapping.queueName}: ${messageOf(error)}\n`);
    }
  };

  const giveBack = async (messages: readonly Message[]) => {
    for (const some of inTens(messages)) {
      const Entries = entriesOf(some).map((entry) => ({ ...entry, VisibilityTimeout: 0 }));
      await client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl: queueUrl, Entries }));
    }
  };

  const poll = async () => {
    while (!signal.aborted) {
      if (atWork.size >= limit) await Promise.race(atWork);
      try {
        const messages = await gather();
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
