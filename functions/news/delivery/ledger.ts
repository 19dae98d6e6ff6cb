import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import type { DeliveryCount, SendDetail } from "../../../shared/news/newsletter.ts";
import { pageOf, projectionOf } from "../../platform/collection/join.ts";
import type { ListRules } from "../../platform/collection/list-rules.ts";
import { everything } from "../../platform/collection/visible.ts";
import type { NewsStores } from "../news.deps.ts";
import type { Batch } from "../runs/batch.ts";
import { BATCH_SIZE } from "../runs/keys.ts";
import type { RunStatus } from "../runs/run-status.ts";
import { sendingText } from "../sending.text.ts";
import type { Evidence } from "./ses-event.ts";

const latest = (evidence: readonly Evidence[], kind: Evidence["kind"]) =>
  evidence.filter((event) => event.kind === kind).sort((a, b) => (a.at < b.at ? 1 : -1))[0];

type Standing = Pick<SendDetail, "state" | "timeStamp" | "error">;

const fromOutcome = (batch: Batch, row: number, isCancelled: boolean): Standing => {
  const outcome = batch.results[row];
  if (outcome) return { state: outcome.state, timeStamp: outcome.at, error: outcome.error ?? null };
  if (isCancelled) return { state: "skipped", timeStamp: null, error: sendingText.cancelled };
  if (batch.state === "sending" || batch.state === "inDoubt") {
    const timeStamp = batch.claimedAt ? new Date(batch.claimedAt).toISOString() : null;
    return { state: batch.state, timeStamp, error: null };
  }
  return { state: "queued", timeStamp: null, error: null };
};

const standingOf = (
  batch: Batch,
  row: number,
  evidence: readonly Evidence[],
  isCancelled: boolean,
): Standing => {
  const complained = latest(evidence, "complained");
  if (complained) return { state: "complained", timeStamp: complained.at, error: null };
  const delivered = latest(evidence, "delivered");
  const bounced = latest(evidence, "bounced") ?? (delivered ? undefined : latest(evidence, "softBounced"));
  if (bounced)
    return { state: "bounced", timeStamp: bounced.at, error: bounced.detail ?? sendingText.bounced };
  const own = fromOutcome(batch, row, isCancelled);
  const rejected = latest(evidence, "rejected");
  // A failed row stays failed, since only failed ones are repeated.
  if (rejected && own.state !== "failed")
    return { state: "bounced", timeStamp: rejected.at, error: rejected.detail ?? sendingText.rejected };
  const sent = delivered ?? latest(evidence, "sent");
  return sent && own.state !== "sent" ? { state: "sent", timeStamp: sent.at, error: null } : own;
};

export const rowsOf = (batch: Batch, evidence: readonly Evidence[], isCancelled: boolean): SendDetail[] =>
  batch.recipients.map(({ kind, id, name, email }, row) => {
    const own = evidence.filter((event) => event.row === row);
    const standing = standingOf(batch, row, own, isCancelled);
    return {
      type: kind,
      id,
      name,
      email,
      ...standing,
      success: standing.state === "sent" || standing.state === "complained",
      deliveredAt: latest(own, "delivered")?.at ?? null,
    };
  });

const batchesAt = (segments: readonly number[], skip: number, limit: number) => {
  const numbers: number[] = [];
  let [no, before, offset] = [0, 0, 0];
  for (const rows of segments) {
    for (let start = 0; start < rows; start += BATCH_SIZE, no++) {
      const size = Math.min(BATCH_SIZE, rows - start);
      if (before + size > skip && before < skip + limit) {
        if (numbers.length === 0) offset = skip - before;
        numbers.push(no);
      }
      before += size;
    }
  }
  return { numbers, offset: Math.max(0, offset), total: before };
};

const directPage = async ({ batches, evidence }: NewsStores, run: RunStatus, { skip, limit }: ListConfig) => {
  const { numbers, offset, total } = batchesAt(run.segments, skip, limit);
  const { newsletterId } = run;
  const [found, events] = await Promise.all([
    batches.findMany(newsletterId, run.run, numbers),
    Promise.all(numbers.map((no) => evidence.ofBatch({ newsletterId, run: run.run, no }))),
  ]);
  const isCancelled = run.desiredState === "cancelled";
  const rows = found.flatMap((batch) => rowsOf(batch, events[numbers.indexOf(batch.no)] ?? [], isCancelled));
  return { totalCount: total, data: rows.slice(offset, offset + limit) };
};

interface Row {
  readonly id: string;
  readonly detail: SendDetail;
}

const rules: ListRules<Row> = {
  fieldOf: ({ detail }, field) => detail[field as keyof SendDetail],
  searchText: ({ detail }) => [detail.name, detail.email],
  defaultSort: [],
};

/** Reads the whole ledger, in the order of the planning. */
export const ledgerOf = async ({ batches, evidence }: NewsStores, run: RunStatus): Promise<SendDetail[]> => {
  const events = await evidence.ofRun(run.newsletterId, run.run);
  const found: Batch[] = [];
  for await (const page of batches.all(run.newsletterId, run.run)) found.push(...page);
  return found
    .sort((a, b) => a.no - b.no)
    .flatMap((batch) => rowsOf(batch, events.get(batch.no) ?? [], run.desiredState === "cancelled"));
};

/** Ids of employees and subscribers may coincide. */
const numbered = (details: readonly SendDetail[]): Row[] =>
  details.map((detail, index) => ({ id: String(index).padStart(8, "0"), detail }));

/** Filters, a search or an unfinished planning take the whole ledger. */
export const ledgerPage = async (
  stores: NewsStores,
  run: RunStatus,
  config: ListConfig,
): Promise<Page<SendDetail>> => {
  const isNarrowed = Boolean(config.searchTerm) || config.filters.length > 0;
  if (run.planned && !isNarrowed) return directPage(stores, run, config);
  const { totalCount, data } = pageOf(
    projectionOf(numbered(await ledgerOf(stores, run)), rules),
    config,
    everything,
  );
  return { totalCount, data: data.map(({ detail }) => detail) };
};

export const statesOf = (details: readonly SendDetail[]): DeliveryCount[] =>
  Array.from(
    Map.groupBy(details, ({ state }) => state),
    ([state, rows]) => ({ state, count: rows.length }),
  );

export const deliveryCounts = async (stores: NewsStores, run: RunStatus): Promise<DeliveryCount[]> =>
  statesOf(await ledgerOf(stores, run));
