import { SendMessageBatchCommand, type SendMessageBatchRequestEntry, SQSClient } from "@aws-sdk/client-sqs";
import { unlogged } from "./unlogged.ts";

/** The one call that queues need, apart from them: few starts of a function lead to a message. */
export const openSqs = (client = unlogged(new SQSClient({}))) => ({
  /** At most ten entries; throws when one was refused. */
  sendBatch: async (QueueUrl: string, Entries: SendMessageBatchRequestEntry[]): Promise<void> => {
    const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    if (Failed.length) throw new Error(`The queue refused ${Failed.length} messages: ${Failed[0]?.Code}`);
  },
});

export type Sqs = ReturnType<typeof openSqs>;
