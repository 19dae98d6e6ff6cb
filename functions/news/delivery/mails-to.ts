import type { ListConfig } from "../../../shared/contract/list.ts";
import { addressKey } from "../../../shared/news/recipients.ts";
import type { SubscriberMail } from "../../../shared/news/subscriber.ts";
import { pageOf, projectionOf } from "../../platform/collection/join.ts";
import type { ListRules } from "../../platform/collection/list-rules.ts";
import { everything } from "../../platform/collection/visible.ts";
import type { NewsStores } from "../news.deps.ts";
import type { PlanMessage } from "../runs/messages.ts";
import type { Plan } from "../runs/plan.repository.ts";
import type { LedgerRow } from "../runs/recipient-index.ts";
import type { RunStatus } from "../runs/run-status.ts";
import { rowsOf } from "./ledger.ts";

interface SentNewsletter {
  readonly id: string;
  readonly title: string;
  readonly organisationId: string | null;
}

interface Found extends LedgerRow {
  readonly id: string;
  readonly newsletter: SentNewsletter;
  readonly plannedIn: string;
}

const rules: ListRules<Found> = {
  fieldOf: (found, field) => found[field as "plannedIn" | "run"],
  searchText: ({ newsletter }) => [newsletter.title],
  defaultSort: [
    { field: "plannedIn", direction: "desc" },
    { field: "run", direction: "desc" },
  ],
};

type IndexedRow = LedgerRow & { readonly indexId: string };
type Planned = PlanMessage & { readonly plan: Plan };

/** Sorts after all ids, since a run that is still planned is the latest. */
const STILL = "Z";

const rowsInOpen = async (email: string, { newsletterId, run }: Planned, { batches }: NewsStores) => {
  const address = addressKey(email);
  const found: IndexedRow[] = [];
  for await (const page of batches.all(newsletterId, run))
    for (const { no, recipients } of page) {
      const row = recipients.findIndex((recipient) => addressKey(recipient.email) === address);
      if (row >= 0) found.push({ newsletterId, run, no, row, indexId: STILL });
    }
  return found;
};

const isIndexed = ({ plan }: Planned) => plan.indexes[0]?.from === 0;

/** Ids are made by clocks of several machines, so one may be below that of an earlier run. */
const inOrderOfRuns = (rows: readonly IndexedRow[]): IndexedRow[] => {
  const latest = new Map<string, string>();
  return rows
    .toSorted((one, other) => one.run - other.run)
    .map((row) => {
      const before = latest.get(row.newsletterId) ?? "";
      const indexId = before > row.indexId ? before : row.indexId;
      latest.set(row.newsletterId, indexId);
      return { ...row, indexId };
    });
};

const ledgerRowsOf = async (email: string, planned: readonly Planned[], stores: NewsStores) => {
  const open = planned.filter(({ plan }) => !plan.complete);
  const indexes = planned
    .filter((one) => one.plan.complete && isIndexed(one))
    .flatMap(({ newsletterId, run, plan }) => plan.indexes.map((index) => ({ newsletterId, run, index })));
  const [indexed, ...others] = await Promise.all([
    stores.recipientIndex.find(email, indexes),
    ...open.map((one) => rowsInOpen(email, one, stores)),
  ]);
  return [...indexed, ...others.flat()];
};

const runsUpTo = ({ newsletterId, run }: RunStatus): PlanMessage[] =>
  Array.from({ length: run }, (_, index) => ({ newsletterId, run: index + 1 }));

const loadRows = async (found: readonly Found[], statuses: readonly RunStatus[], stores: NewsStores) => {
  const [batches, events] = await Promise.all([
    stores.batches.findEach(found),
    Promise.all(found.map((row) => stores.evidence.ofBatch(row))),
  ]);
  return found.flatMap(({ id, newsletter, newsletterId, run, no, row }, at): SubscriberMail[] => {
    const batch = batches.find(
      (one) => one.newsletterId === newsletterId && one.run === run && one.no === no,
    );
    const status = statuses.find((one) => one.newsletterId === newsletterId);
    const isCancelled = run !== status?.run || status.desiredState === "cancelled";
    const detail = batch && rowsOf(batch, events[at] ?? [], isCancelled)[row];
    const { title, organisationId } = newsletter;
    return detail ? [{ ...detail, id, newsletterId, title, organisationId }] : [];
  });
};

/** Latest first. */
export const mailsTo = async (
  email: string,
  newsletters: readonly SentNewsletter[],
  config: ListConfig,
  stores: NewsStores,
) => {
  const statuses = await stores.runs.findMany(newsletters.map(({ id }) => id));
  const planned = await stores.plans.findMany(statuses.flatMap(runsUpTo));
  const ledgerRows = await ledgerRowsOf(email, planned, stores);
  const byId = new Map(newsletters.map((newsletter) => [newsletter.id, newsletter]));
  const rows = inOrderOfRuns(ledgerRows).flatMap(({ indexId, ...row }): Found[] => {
    const newsletter = byId.get(row.newsletterId);
    const id = `${row.newsletterId}-${row.run}-${row.no}`;
    return newsletter ? [{ ...row, id, newsletter, plannedIn: indexId }] : [];
  });
  const { totalCount, data } = pageOf(projectionOf(rows, rules), config, everything);
  return {
    totalCount,
    data: await loadRows(data, statuses, stores),
    unknown: planned.filter((one) => one.plan.complete && !isIndexed(one)).length,
  };
};
