import { isDeepStrictEqual } from "node:util";
import type { LeftAlone, SinceImport } from "../../../../shared/news/import-undoing.ts";
import { addressKey } from "../../../../shared/news/recipients.ts";
import type { Subscriber } from "../../../../shared/news/subscriber.ts";
import type { LateUnsubscriptions } from "../../../data/subscribers/late-unsubscriptions.repository.ts";
import type { SuppressionsOfAddress } from "../../../data/suppressions/suppression.ts";
import type { Suppressions } from "../../../data/suppressions/suppressions.collection.ts";
import type { BulkChange } from "../../../platform/collection/bulk-writer.ts";
import type { Stored } from "../../../platform/collection/collection-spec.ts";
import type { MergedRow } from "../import/imported-row.ts";
import { hasLeftSince, removalWrites, returnWrites } from "../subscriber-suppressions.ts";

export interface UndoingSources {
  readonly importedAt: string;
  readonly byId: ReadonlyMap<string, Stored<Subscriber>>;
  /** Keys of the addresses of the import's office. */
  readonly taken: ReadonlySet<string>;
  readonly lateUnsubscriptions: ReadonlySet<string>;
  readonly suppressionsOf: (email: string) => SuppressionsOfAddress;
  readonly suppressions: Suppressions;
  readonly absentWrite: LateUnsubscriptions["absentWrite"];
}

type Change = BulkChange<Subscriber>;

export interface UndoingPlan {
  readonly removed: readonly Change[];
  readonly reset: readonly Change[];
  readonly restored: readonly Change[];
  readonly leftAlone: readonly LeftAlone[];
}

const contentOf = ({ version: _, ...content }: Stored<Subscriber>): Subscriber => content;

const isAsBefore = (current: Stored<Subscriber>, before: Stored<Subscriber> | null) =>
  before !== null && isDeepStrictEqual(contentOf(current), contentOf(before));

/** Undefined if the subscriber is as the import left them. */
const since = (current: Stored<Subscriber>, row: MergedRow): SinceImport | undefined => {
  if (row.isUnbroken && !row.isDeleted && current.version === row.version) return undefined;
  if (current.customerUnsuscribedAt !== (row.before?.customerUnsuscribedAt ?? null)) return "unsubscribed";
  return current.ownerConfirmedAt === (row.before?.ownerConfirmedAt ?? null) ? "changed" : "registered";
};

const leftSince = (before: Subscriber, { importedAt, suppressionsOf }: UndoingSources) =>
  hasLeftSince(before, suppressionsOf(before.email), importedAt);

const restoration = (before: Stored<Subscriber>, version: number, sources: UndoingSources): Change => {
  const lifted = returnWrites(before, sources.suppressionsOf(before.email), sources.suppressions);
  return {
    after: contentOf(before),
    removedIn: version,
    inTransaction: [sources.absentWrite(before.id), ...lifted],
  };
};

export const planUndoing = (rows: readonly MergedRow[], sources: UndoingSources): UndoingPlan => {
  const removed: Change[] = [];
  const reset: Change[] = [];
  const restored: Change[] = [];
  const leftAlone: LeftAlone[] = [];

  for (const row of rows) {
    const { id, name, email, before } = row;
    const leave = (reason: SinceImport) => leftAlone.push({ name, email, reason });
    const current = sources.byId.get(id);
    if (current) {
      if (isAsBefore(current, before)) continue;
      const reason = since(current, row);
      if (reason) leave(reason);
      else if (before) reset.push({ before: current, after: contentOf(before) });
      else {
        const found = sources.suppressionsOf(email);
        removed.push({ before: current, inTransaction: removalWrites(current, found, sources.suppressions) });
      }
    } else if (before) {
      if (!row.isDeleted) leave("deleted");
      else if (!row.isUnbroken) leave("changed");
      else if (sources.taken.has(addressKey(before.email))) leave("entered");
      else if (sources.lateUnsubscriptions.has(id) || leftSince(before, sources)) leave("unsubscribed");
      else restored.push(restoration(before, row.version, sources));
    }
  }
  return { removed, reset, restored, leftAlone };
};
