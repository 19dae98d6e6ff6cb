import { setImmediate as turn } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { SESv2Client, SendBulkEmailCommand } from "@aws-sdk/client-sesv2";
import { DeleteMessageBatchCommand, ReceiveMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { DynamoDBDocumentClient, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import type { Endpoints } from "../../../infra/local/endpoints.ts";
import { clientOptions } from "../../../infra/local/engines/client-options.ts";

export const BATCH = 50;
/** Per thread: one waits for the queue while the other works. */
const RECEIVERS = 2;

export interface BareRecipient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** As large as the product's, with as many values and headers per recipient. */
export interface BareMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
  readonly headers: readonly { readonly Name: string; readonly Value: string }[];
}

export interface ConsumerStart {
  readonly endpoints: Endpoints;
  readonly region: string;
  readonly table: string;
  readonly queue: string;
  readonly mail: BareMail;
  readonly from: string;
  readonly configurationSet: string;
  readonly run: string;
}

/** `firstMailAt` in ms since 1970. */
export type ConsumerNews = { readonly done: number } | { readonly firstMailAt: number };

const consume = (start: ConsumerStart, tell: (news: ConsumerNews) => void) => {
  const { endpoints, region, table, queue, mail, run } = start;
  const dynamodb = DynamoDBDocumentClient.from(new DynamoDBClient(clientOptions(endpoints.DYNAMODB, region)));
  const sqs = new SQSClient(clientOptions(endpoints.SQS, region));
  const ses = new SESv2Client({ ...clientOptions(endpoints.SESV2, region), maxAttempts: 1 });
  const known = new Map<number, readonly BareRecipient[]>();
  let hasSent = false;

  const send = async (no: number) => {
    while (!known.has(no)) await turn();
    const recipients = known.get(no) ?? [];
    known.delete(no);
    const { BulkEmailEntryResults = [] } = await ses.send(
      new SendBulkEmailCommand({
        FromEmailAddress: start.from,
        ConfigurationSetName: start.configurationSet,
        DefaultEmailTags: [
          { Name: "run", Value: run },
          { Name: "batch", Value: String(no) },
        ],
        DefaultContent: {
          Template: {
            TemplateContent: { Subject: mail.subject, Html: mail.html, Text: mail.text },
            TemplateData: "{}",
          },
        },
        BulkEmailEntries: recipients.map(({ name, email }, row) => ({
          Destination: { ToAddresses: [email] },
          ReplacementTags: [{ Name: "row", Value: String(row) }],
          ReplacementEmailContent: {
            ReplacementTemplate: { ReplacementTemplateData: JSON.stringify({ ...mail.values, name }) },
          },
          ReplacementHeaders: [...mail.headers],
        })),
      }),
    );
    if (!hasSent) tell({ firstMailAt: Date.now() });
    hasSent = true;
    const at = new Date().toISOString();
    const results = BulkEmailEntryResults.map(({ MessageId }) => ({
      state: "sent",
      at,
      messageId: MessageId,
    }));
    const Item = {
      pk: `${run}#${no % 8}`,
      sk: `BATCH#${no}`,
      recipients: JSON.stringify(recipients.map(({ id, name, email }) => ({ id, name, email }))),
      results: JSON.stringify(results),
    };
    const counted = {
      TableName: table,
      Key: { pk: run, sk: "STATUS" },
      UpdateExpression: "ADD done :done, batchesDone :one",
      ExpressionAttributeValues: { ":done": recipients.length, ":one": 1 },
    };
    await dynamodb.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName: table, Item, ConditionExpression: "attribute_not_exists(pk)" } },
          { Update: counted },
        ],
      }),
    );
  };

  const receive = async () => {
    for (;;) {
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({ QueueUrl: queue, MaxNumberOfMessages: 10, WaitTimeSeconds: 20 }),
      );
      if (Messages.length === 0) continue;
      await Promise.all(Messages.map(({ Body }) => send(Number(Body))));
      await sqs.send(
        new DeleteMessageBatchCommand({
          QueueUrl: queue,
          Entries: Messages.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle })),
        }),
      );
      tell({ done: Messages.length });
    }
  };

  for (let one = 0; one < RECEIVERS; one++) void receive();
  return (first: number, batches: readonly BareRecipient[][]) => {
    batches.forEach((recipients, index) => {
      known.set(first + index, recipients);
    });
  };
};

if (parentPort) {
  const port = parentPort;
  const know = consume(workerData as ConsumerStart, (news) => port.postMessage(news)); // from bare-pipeline.ts
  port.on("message", ({ first, batches }: { first: number; batches: BareRecipient[][] }) =>
    know(first, batches),
  );
  port.postMessage({ done: 0 } satisfies ConsumerNews);
}
