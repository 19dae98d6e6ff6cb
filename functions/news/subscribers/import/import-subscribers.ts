import type * as z from "zod";
import { actorOf, type Viewer } from "../../../../shared/contract/permissions.ts";
import { MAX_SHOWN_CHANGES } from "../../../../shared/import-change.ts";
import { importProblems } from "../../../../shared/news/news.problems.ts";
import { addressKey } from "../../../../shared/news/recipients.ts";
import type { Subscriber } from "../../../../shared/news/subscriber.ts";
import {
  MAX_IMPORT_CHANGES,
  type SubscriberImport,
  type SubscriberImportResult,
} from "../../../../shared/news/subscriber-import.ts";
import type { RequestTrail } from "../../../platform/audit/request-trail.ts";
import type { BulkChange } from "../../../platform/collection/bulk-writer.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { requireKnownOffices } from "../../known-offices.ts";
import { statedConsent } from "../stated-consent.ts";
import type { SubscriberDeps } from "../subscribers.deps.ts";
import { unconfirmedElsewhere } from "../unconfirmed-elsewhere.ts";
import { importText as text } from "./import.text.ts";
import type { BegunImport } from "./imports.repository.ts";
import { type ImportPlan, type ImportSources, planImport, planRemovals } from "./plan-import.ts";
import { readRows } from "./read-rows.ts";

type Deps = SubscriberDeps & {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly trail: RequestTrail<"subscribers.imported">;
};

const industryKey = (name: string) => name.trim().toLowerCase();

const readSources = async (
  { organisationId, consent }: z.output<typeof SubscriberImport>,
  deps: Deps,
): Promise<ImportSources> => {
  const [subscribers, suppressed, industries] = await Promise.all([
    deps.subscribers.projection(),
    deps.suppressions.current(),
    deps.industries.projection(),
  ]);
  const byName = new Map(
    Array.from(industries.entries(), ({ listed }) => [industryKey(listed.name), listed]),
  );
  const own = Array.from(subscribers.entries()).filter(
    ({ listed }) => listed.organisationId === organisationId,
  );
  return {
    organisationId,
    now: deps.now.toISOString(),
    consent: statedConsent(consent, deps.now),
    createdBy: actorOf(deps.viewer),
    existing: new Map(own.map(({ version, listed }) => [addressKey(listed.email), { ...listed, version }])),
    suppressionsOf: suppressed.of,
    unconfirmedElsewhere: unconfirmedElsewhere(subscribers, organisationId),
    industryOf: (name) => byName.get(industryKey(name ?? "")),
    suppressions: deps.suppressions,
  };
};

const nothing = { created: 0, updated: 0, unchanged: 0, deleted: 0, protected: 0, notes: [] };

const shownOf = ({ updated }: ImportPlan, removals: ReturnType<typeof planRemovals>) => ({
  changes: updated.slice(0, MAX_SHOWN_CHANGES).map(({ row: { row }, before, fields }) => ({
    row,
    name: before?.name ?? "",
    email: before?.email ?? null,
    fields: [...fields],
  })),
  missing: removals
    .slice(0, MAX_SHOWN_CHANGES)
    .flatMap(({ before }) => (before ? [{ name: before.name, email: before.email }] : [])),
});

/** Removals come last, when everything in the list is stored. */
const apply = async (
  begun: BegunImport,
  { created, updated }: ImportPlan,
  removals: ReturnType<typeof planRemovals>,
  { subscriberChanges, imports }: Deps,
) => {
  const recordOf = (changes: readonly BulkChange<Subscriber>[]) => imports.rowsWrite(begun, changes);
  const failed = new Set(await subscriberChanges.write([...created, ...updated], recordOf));
  const kept = new Set(await subscriberChanges.write(removals, recordOf));
  const overtaken = [...created, ...updated].filter((change) => failed.has(change));
  return {
    created: created.filter((change) => !failed.has(change)).length,
    updated: updated.filter((change) => !failed.has(change)).length,
    deleted: removals.length - kept.size,
    overtaken: overtaken.map(({ row: { row, values } }) => ({
      row,
      name: values.name,
      email: values.email,
      reason: text.changedMeanwhile,
    })),
  };
};

/** A list with bad rows changes nothing unless they may be skipped; then nobody is removed. */
export const importSubscribers = async (
  body: z.output<typeof SubscriberImport>,
  deleteMissing: boolean,
  deps: Deps,
): Promise<SubscriberImportResult> => {
  const { organisationId, subscribers, dryRun, skipInvalid } = body;
  await requireKnownOffices(deps.organisations, { organisationId });
  if (deleteMissing && subscribers.length === 0) throw new Problem(importProblems.emptyList);
  const { good, refused } = readRows(subscribers);
  const isValid = refused.length === 0;
  deps.trail.skip();
  if (!isValid && !skipInvalid && !dryRun) return { applied: false, ...nothing, refused };

  const sources = await readSources(body, deps);
  const plan = planImport(good, sources);
  const removals = deleteMissing && isValid ? planRemovals(good, sources) : [];
  const looked = { unchanged: plan.unchanged, protected: plan.protected, notes: [...plan.notes] };
  const planned = { created: plan.created.length, updated: plan.updated.length, deleted: removals.length };
  if (dryRun) return { applied: false, ...planned, ...looked, refused, ...shownOf(plan, removals) };
  const changes = planned.created + planned.updated + planned.deleted;
  if (changes > MAX_IMPORT_CHANGES) {
    throw new Problem(importProblems.tooManyChanges, {
      detail: text.tooManyChanges(changes, MAX_IMPORT_CHANGES),
    });
  }
  if (changes === 0) return { applied: true, ...planned, ...looked, refused };
  // Recorded first, so that an import that fails halfway is recorded, too.
  const facts = { ...planned, refused: refused.length };
  await deps.trail.record({ subject: { id: organisationId }, facts });
  const by = { by: actorOf(deps.viewer), byName: deps.viewer.username };
  const begun = await deps.imports.begin(body.importId, { organisationId, ...by, ...planned }, deps.now);
  const { overtaken, ...counts } = await apply(begun, plan, removals, deps);
  await deps.imports.end(begun.id, {
    created: planned.created - counts.created,
    updated: planned.updated - counts.updated,
    deleted: planned.deleted - counts.deleted,
  });
  return {
    applied: true,
    ...counts,
    ...looked,
    refused: [...refused, ...overtaken],
    importId: begun.id,
  };
};
