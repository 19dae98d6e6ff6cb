import { createHash } from "node:crypto";
import type { RuleScope } from "../../../shared/calendar/event-series.ts";
import { events as contract } from "../../../shared/calendar/events.contract.ts";
import { withoutEnd } from "../../../shared/calendar/series-rule.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import type { Writing } from "../events/event-draft.ts";
import { type AnsweredEvent, eventResource } from "../events/event-resource.ts";
import { notifyAttendeesWrites } from "../events/event-writes.ts";
import { changeOthers } from "./change-series.ts";
import type { SeriesEvent } from "./changed-alike.ts";
import { repeatedOn } from "./rule-days.ts";
import { eventsToCome, rulePlan, slotDay } from "./rule-plan.ts";

/** All ids have this length, however often a series is changed. */
const ID_LENGTH = 26;

/** A derived id lets a second try find what the first one has made. */
const idOn = (day: string, { id, version }: { readonly id: string; readonly version: number }) =>
  createHash("sha256").update(`${id}-${version}-${day}`).digest("base64url").slice(0, ID_LENGTH);

interface Change {
  readonly rule: string;
  readonly without: readonly string[];
  readonly isSilent: boolean;
}

const exists = ({ deletedAt }: StoredEvent) => deletedAt === null;

/** The edited event is saved last by the caller, so that a retry completes a change that broke off. */
export const changeByRule = async (
  resource: Stored<StoredEvent>,
  scope: RuleScope,
  change: Change,
  deps: Writing,
) => {
  const { event, id, kept, dropped, added, isDropped } = await rulePlan(resource, scope, change, deps);
  const rule = withoutEnd(change.rule);
  const [at, by] = [deps.now.toISOString(), actorOf(deps.viewer)];
  const modified = { modifiedAt: at, modifiedBy: by };
  const decided = { isSilent: change.isSilent, at: null };
  const inRule = (one: SeriesEvent) => ({
    ...one,
    ...modified,
    series: { id, rule, slot: one.series.slot },
  });
  const deleted = (one: StoredEvent) => ({ ...one, ...modified, deletedAt: at });
  const edited = { before: event, after: isDropped ? deleted(event) : inRule(event) };
  await changeOthers(
    {
      edited,
      others: kept.filter(({ series }) => series.id !== id || series.rule !== rule),
      isMeant: exists,
      changeOf: inRule,
      writesOf: () => [],
      isSilent: true,
    },
    deps,
  );
  await deps.eventChanges.write(
    added.map((day) =>
      repeatedOn(
        { source: event, slot: event.series.slot, day, id: idOn(day, event), series: { id, rule } },
        deps,
      ),
    ),
  );
  const covering = await changeOthers(
    {
      edited,
      others: dropped,
      isMeant: exists,
      changeOf: deleted,
      writesOf: ({ before, after }, covered) =>
        notifyAttendeesWrites(before, after, deps, { decided, covering: covered }),
      isSilent: change.isSilent,
    },
    deps,
  );
  return {
    seriesId: id,
    edited,
    notifyOfEdited: isDropped ? notifyAttendeesWrites(event, edited.after, deps, { decided, covering }) : [],
    counts: {
      kept: kept.length + (isDropped ? 0 : 1),
      added: added.length,
      dropped: dropped.length + (isDropped ? 1 : 0),
    },
  };
};

export const seriesRules = implement<Pick<typeof contract, "rule" | "changeRule">, Stores, AnsweredEvent>(
  { rule: contract.rule, changeRule: contract.changeRule },
  {
    rule: async ({ resource, query: { scope } }, deps) => {
      const { event, events, first } = await eventsToCome(resource, scope, deps);
      const days = events.map(slotDay);
      const last = days.at(-1) ?? first;
      const { seriesDays } = await import("../../../shared/calendar/series-days.ts");
      const { rule } = event.series;
      const named = seriesDays(`${rule};UNTIL=${last.replaceAll("-", "")}`, first, Number.POSITIVE_INFINITY);
      const known = new Set(days);
      return { rule, first, own: slotDay(event), days, without: named.filter((day) => !known.has(day)) };
    },

    changeRule: async ({ resource: { state: _, ...resource }, query: { scope }, body }, deps) => {
      const { seriesId, edited, notifyOfEdited, counts } = await changeByRule(resource, scope, body, deps);
      const { kept, added, dropped } = counts;
      const facts = { created: added, updated: kept, deleted: dropped };
      await deps.events.update(resource.id, () => edited.after, {
        from: edited.before,
        ifVersion: resource.version,
        inTransaction: async () => [await deps.trail.write({ facts }), ...notifyOfEdited],
      });
      return { seriesId, ...counts };
    },
  },
  { resource: eventResource() },
);
