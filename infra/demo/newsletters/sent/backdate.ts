import { packed } from "../../../../functions/news/sending/batch.ts";
import { batchKey, statusKey } from "../../../../functions/news/sending/keys.ts";
import type { RunStatus } from "../../../../functions/news/sending/run-status.ts";
import type { Stores } from "../../stores.ts";

export const backdate = async (
  { table, batches, newsletters }: Pick<Stores, "table" | "batches" | "newsletters">,
  { newsletterId, run }: RunStatus,
  startedAt: string,
  timeOfBatch: (no: number) => string,
): Promise<void> => {
  let last = startedAt;
  for await (const page of batches.all(newsletterId, run)) {
    const sent = page.filter(({ results }) => results.some(Boolean));
    await Promise.all(
      sent.map(({ no, results }) =>
        table.update(batchKey(newsletterId, run, no), {
          UpdateExpression: "SET results = :results, claimedAt = :at",
          ExpressionAttributeValues: {
            ":results": packed(results.map((outcome) => outcome && { ...outcome, at: timeOfBatch(no) })),
            ":at": Date.parse(timeOfBatch(no)),
          },
        }),
      ),
    );
    last = sent.map(({ no }) => timeOfBatch(no)).reduce((a, b) => (a > b ? a : b), last);
  }
  await table.update(statusKey(newsletterId), {
    UpdateExpression: "SET startedAt = :started, lastChangeAt = :last",
    ExpressionAttributeValues: { ":started": startedAt, ":last": last },
  });
  await newsletters.update(newsletterId, (newsletter) => ({
    ...newsletter,
    startedSendingAt: startedAt,
  }));
};
