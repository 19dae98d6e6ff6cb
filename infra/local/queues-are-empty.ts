import { setTimeout as sleep } from "node:timers/promises";
import { GetQueueAttributesCommand, type SQSClient } from "@aws-sdk/client-sqs";

interface Drain {
  readonly sqs: SQSClient;
  readonly urls: readonly string[];
  readonly isIdle: () => boolean;
  readonly flush: () => Promise<void>;
}

const attributes = [
  "ApproximateNumberOfMessages",
  "ApproximateNumberOfMessagesNotVisible",
  "ApproximateNumberOfMessagesDelayed",
] as const;

const isEmpty = async (sqs: SQSClient, url: string) => {
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: [...attributes] }),
  );
  return attributes.every((name) => Number(Attributes[name] ?? 0) === 0);
};

/** Twice in a row, since work may send new messages. */
export const queuesAreEmpty = async ({ sqs, urls, isIdle, flush }: Drain): Promise<void> => {
  for (let quiet = 0; quiet < 2; ) {
    await flush();
    const empty = await Promise.all(urls.map((url) => isEmpty(sqs, url)));
    quiet = isIdle() && empty.every(Boolean) ? quiet + 1 : 0;
    if (quiet < 2) await sleep(50);
  }
};
