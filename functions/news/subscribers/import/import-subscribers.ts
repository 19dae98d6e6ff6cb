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
import { requireKnownOffices } from "../../../data/organisations/known-offices.ts";
import type { RequestTrail } from "../../../platform/audit/request-trail.ts";
import type { BulkChange } from "../../../platform/collection/bulk-writer.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { planRows, readRows, shownChanges, writePlan } from "../../../platform/import/import-rows.ts";
import type { NewsDeps } from "../../news.deps.ts";
import { statedConsent } from "../stated-consent.ts";
import { unconfirmedElsewhere } from "../unconfirmed-elsewhere.ts";
import { importText as text } from "./import.text.ts";
import { type ImportSources, openSubscriberChange, planRemovals, subscriberRows } from "./plan-import.ts";

type Deps = NewsDeps & {
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

export const importSubscribers = async (
  body: z.output<typeof SubscriberImport>,
  deleteMissing: boolean,
  deps: Deps,
): Promise<SubscriberImportResult> => {
  const { organisationId, subscribers, dryRun, skipInvalid } = body;
  const { imports, subscriberChanges } = deps;
  await requireKnownOffices(deps.organisations, { organisationId });
  if (deleteMissing && subscribers.length === 0) throw new Problem(importProblems.emptyList);
  const sources = await readSources(body, deps);
  const plan = planRows(readRows(subscribers, subscriberRows), openSubscriberChange(sources), text.twice);
  const { accepted } = plan;
  const refused = [...plan.refused];
  deps.trail.skip();
  if (refused.length > 0 && !skipInvalid && !dryRun) return { applied: false, ...nothing, refused };

  const removals = deleteMissing && refused.length === 0 ? planRemovals(accepted, sources) : [];
  const planned = { created: plan.created.length, updated: plan.updated.length, deleted: removals.length };
  const kept = accepted.filter(({ isProtected }) => isProtected).length;
  const looked = {
    unchanged: accepted.length - planned.created - planned.updated - kept,
    protected: kept,
    notes: accepted.flatMap(({ row, note }) => (note ? [{ row, ...note }] : [])),
  };
  if (dryRun) {
    const missing = removals
      .slice(0, MAX_SHOWN_CHANGES)
      .flatMap(({ before }) => (before ? [{ name: before.name, email: before.email }] : []));
    const changes = shownChanges(plan.updated, ({ name }) => name);
    return { applied: false, ...planned, ...looked, refused, changes, missing };
  }
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
  const begun = await imports.begin(body.importId, { organisationId, ...by, ...planned }, deps.now);
  const write = (some: readonly BulkChange<Subscriber>[]) =>
    subscriberChanges.write(some, (written) => imports.rowsWrite(begun, written));
  const written = await writePlan(plan, write);
  // Removals come last, when everything in the list is stored.
  const deleted = removals.length - (await write(removals)).length;
  await imports.end(begun.id, {
    created: planned.created - written.created,
    updated: planned.updated - written.updated,
    deleted: planned.deleted - deleted,
  });
  return { applied: true, ...looked, ...written, deleted, importId: begun.id };
};
