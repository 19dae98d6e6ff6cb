import type { Viewer } from "../../../../shared/contract/permissions.ts";
import type { ImportUndoingResult } from "../../../../shared/news/import-undoing.ts";
import { importProblems } from "../../../../shared/news/news.problems.ts";
import { addressKey } from "../../../../shared/news/recipients.ts";
import type { RequestTrail } from "../../../platform/audit/request-trail.ts";
import { notFound, Problem } from "../../../platform/http/problem.ts";
import type { NewsDeps } from "../../news.deps.ts";
import { mergedRows } from "../import/imported-row.ts";
import type { StoredImport } from "../import/imports.repository.ts";
import { planUndoing, type UndoingSources } from "./plan-undoing.ts";

type Deps = NewsDeps & {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly trail: RequestTrail<"subscribers.import-undone">;
};

/** Changes in one call: it ends within seconds, and a page shows its progress. */
const STEP = 2_000;

const readSources = async ({ organisationId, at }: StoredImport, deps: Deps): Promise<UndoingSources> => {
  const [known, suppressed, lateUnsubscriptions] = await Promise.all([
    deps.subscribers.projection(),
    deps.suppressions.current(),
    deps.lateUnsubscriptions.ids(),
  ]);
  const all = Array.from(known.entries(), ({ version, listed }) => ({ ...listed, version }));
  return {
    importedAt: at,
    byId: new Map(all.map((subscriber) => [subscriber.id, subscriber])),
    taken: new Set(
      all
        .filter((subscriber) => subscriber.organisationId === organisationId)
        .map(({ email }) => addressKey(email)),
    ),
    lateUnsubscriptions,
    suppressionsOf: suppressed.of,
    suppressions: deps.suppressions,
    absentWrite: deps.lateUnsubscriptions.absentWrite,
  };
};

const requireUndoable = ({ isRunning, isUndoing, undoneAt, undoableUntil }: StoredImport, now: Date) => {
  if (undoneAt !== null) throw new Problem(importProblems.isUndone);
  if (isRunning) throw new Problem(importProblems.isRunning);
  if (!isUndoing && undoableUntil <= now.toISOString()) notFound(importProblems.notFound);
};

export const undoImport = async (
  subject: StoredImport,
  dryRun: boolean,
  deps: Deps,
): Promise<ImportUndoingResult> => {
  deps.trail.skip();
  requireUndoable(subject, deps.now);
  const { id, organisationId } = subject;
  const [rows, sources] = await Promise.all([deps.imports.rows(subject), readSources(subject, deps)]);
  const plan = planUndoing(mergedRows(rows), sources);
  const leftAlone = [...plan.leftAlone];
  const counts = { removed: plan.removed.length, reset: plan.reset.length, restored: plan.restored.length };
  const total = counts.removed + counts.reset + counts.restored;
  if (dryRun) return { applied: false, ...counts, leftAlone, remaining: total };

  if (!subject.isUndoing) {
    const facts = { created: counts.restored, updated: counts.reset, deleted: counts.removed };
    const entry = await deps.trail.write({ subject: { id: organisationId }, facts });
    const hasBegun = await deps.imports.beginUndoing(subject, deps.now, entry);
    if (!hasBegun) throw new Problem(importProblems.isRunning);
  }
  // Deleted subscribers come first, since a restored address is no longer free for others.
  const step = [...plan.restored, ...plan.reset, ...plan.removed].slice(0, STEP);
  const lost = new Set(await deps.subscriberChanges.write(step));
  const done = (changes: typeof plan.removed) => {
    const mine = new Set(changes);
    return step.filter((change) => mine.has(change) && !lost.has(change)).length;
  };
  const remaining = total - (step.length - lost.size);
  if (remaining === 0) await deps.imports.endUndoing(id, deps.now);
  return {
    applied: true,
    removed: done(plan.removed),
    reset: done(plan.reset),
    restored: done(plan.restored),
    leftAlone,
    remaining,
  };
};
