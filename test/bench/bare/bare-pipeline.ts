import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { CreateQueueCommand, SendMessageBatchCommand, SQSClient } from "@aws-sdk/client-sqs";
import { DynamoDBDocumentClient, paginateQuery } from "@aws-sdk/lib-dynamodb";
import { clientOptions } from "../../../infra/local/engines/client-options.ts";
import type { Runtime } from "../../../infra/local/runtime-options.ts";
import {
  BATCH,
  type BareMail,
  type BareRecipient,
  type ConsumerNews,
  type ConsumerStart,
} from "./bare-consumer.ts";

export interface BareOptions {
  readonly runtime: Pick<Runtime, "endpoints" | "region" | "environment">;
  readonly partitions: readonly string[];
  readonly mail: BareMail;
  readonly threads: number;
}

export interface BareRun {
  readonly recipients: number;
  /** In ms, from the beginning to the first mail and to the last result. */
  readonly firstMail: number;
  readonly whole: number;
}

const startThreads = async (threads: number, start: ConsumerStart) => {
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL("./bare-consumer.ts", import.meta.url), { workerData: start }),
  );
  await Promise.all(workers.map((worker) => once(worker, "message")));
  return workers;
};

/** The product's steps on the same engines, without its code. */
export const runBarePipeline = async (options: BareOptions): Promise<BareRun> => {
  const { runtime, partitions, mail, threads } = options;
  const { endpoints, region, environment } = runtime;
  const dynamodb = DynamoDBDocumentClient.from(new DynamoDBClient(clientOptions(endpoints.DYNAMODB, region)));
  const sqs = new SQSClient(clientOptions(endpoints.SQS, region));
  const { QueueUrl = "" } = await sqs.send(
    new CreateQueueCommand({ QueueName: `bare-${Date.now()}`, Attributes: { VisibilityTimeout: "360" } }),
  );
  const table = environment.TABLE_NAME ?? "";
  const workers = await startThreads(threads, {
    endpoints,
    region,
    table,
    queue: QueueUrl,
    mail,
    from: environment.MAIL_FROM ?? "",
    configurationSet: environment.MAIL_CONFIGURATION_SET ?? "",
    run: `bare-${Date.now()}`,
  });
  let done = 0;
  let firstMailAt = Number.POSITIVE_INFINITY;
  let planned: number | undefined;
  const finished = Promise.withResolvers<void>();
  const check = () => done === planned && finished.resolve();
  for (const worker of workers) {
    worker.on("message", (news: ConsumerNews) => {
      if ("firstMailAt" in news) firstMailAt = Math.min(firstMailAt, news.firstMailAt);
      else done += news.done;
      check();
    });
    worker.on("error", finished.reject);
  }

  const startedAt = Date.now();
  const waiting: BareRecipient[] = [];
  let next = 0;
  let recipients = 0;
  /** All that wait in batches of at least so many. */
  const enqueue = async (least: number) => {
    const batches: BareRecipient[][] = [];
    while (waiting.length >= least) batches.push(waiting.splice(0, BATCH));
    for (const worker of workers) worker.postMessage({ first: next, batches });
    const numbers = batches.map((_, index) => next + index);
    next += batches.length;
    for (let at = 0; at < numbers.length; at += 10) {
      const some = numbers.slice(at, at + 10);
      const Entries = some.map((no) => ({ Id: String(no), MessageBody: String(no) }));
      await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    }
  };
  for (const pk of partitions) {
    const query = {
      TableName: table,
      ConsistentRead: true,
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": pk },
    };
    for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query)) {
      for (const { listed } of Items) waiting.push(JSON.parse(String(listed)) as BareRecipient); // a subscriber is one, and more
      recipients += Items.length;
      await enqueue(BATCH);
    }
  }
  await enqueue(1);
  planned = next;
  check();
  await finished.promise;
  const whole = Date.now() - startedAt;
  await Promise.all(workers.map((worker) => worker.terminate()));
  dynamodb.destroy();
  sqs.destroy();
  return { recipients, firstMail: firstMailAt - startedAt, whole };
};
