import { statusKey } from "../../../../functions/data/newsletters/active-runs.ts";
import { packed } from "../../../../functions/news/runs/batch.ts";
import { batchKey } from "../../../../functions/news/runs/keys.ts";
import type { RunStatus } from "../../../../functions/news/runs/run-status.ts";
import type { DemoStores } from "../../stores.ts";

export const backdate = async (
  { table, batches, newsletters }: Pick<DemoStores, "table" | "batches" | "newsletters">,
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
          set: {
            results: packed(results.map((outcome) => outcome && { ...outcome, at: timeOfBatch(no) })),
            claimedAt: Date.parse(timeOfBatch(no)),
          },
        }),
      ),
    );
    last = sent.map(({ no }) => timeOfBatch(no)).reduce((a, b) => (a > b ? a : b), last);
  }
  await table.update(statusKey(newsletterId), {
    set: { startedAt, lastChangeAt: last, eventsAt: Date.parse(last) },
  });
  await newsletters.update(newsletterId, (newsletter) => ({
    ...newsletter,
    startedSendingAt: startedAt,
  }));
};
