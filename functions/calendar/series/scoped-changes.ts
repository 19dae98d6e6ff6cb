import type { SeriesScope } from "../../../shared/calendar/event-series.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import type { Announcement } from "../../../shared/notifications/announcement.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { Covering } from "../../data/calendar/event-answers.repository.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Writing } from "../events/event-draft.ts";
import { answersWrites, notifyAttendeesWrites } from "../events/event-writes.ts";
import { mailingIds } from "../notifications/event-mailings.ts";
import { changeOthers } from "./change-series.ts";
import { changedAlike, isInSeries, isRetimed, movedSeries, type SeriesEvent } from "./changed-alike.ts";
import { othersDeletedWith, othersIn } from "./events-in-scope.ts";

interface Scoped {
  readonly event: StoredEvent;
  readonly covering: Covering | undefined;
  readonly others: number;
}

const alone = (event: StoredEvent): Scoped => ({ event, covering: undefined, others: 0 });

/** Other events that more people can see now count as announced: one mail is enough. */
const announcedWrites = (
  { before, after }: { readonly before: StoredEvent; readonly after: StoredEvent },
  { eventMailings }: Pick<Writing, "eventMailings">,
): Write[] =>
  after.visibility === before.visibility
    ? []
    : [{ Put: { Item: eventMailings.doneItem(mailingIds.announcement(after.id, after.visibility)) } }];

interface Update {
  readonly before: Stored<StoredEvent>;
  readonly after: StoredEvent;
  readonly scope: SeriesScope | undefined;
  readonly decided: Announcement | null | undefined;
}

export const updateOthers = async (
  { before, after, scope = "this", decided }: Update,
  deps: Writing,
): Promise<Scoped> => {
  if (scope === "this" || !isInSeries(before)) return alone(after);
  const { others, isWhole } = await othersIn(before, scope, deps);
  const edit = { before, after };
  const { series } = before;
  const id = isWhole && !isRetimed(edit) ? series.id : `${before.id}-${before.version}`;
  const event = { ...after, series: movedSeries(before, edit, id) };
  const [at, by] = [deps.now.toISOString(), actorOf(deps.viewer)];
  const covering = await changeOthers(
    {
      edited: { before, after: event },
      others,
      isMeant: (other) => other.series.id === series.id && other.deletedAt === null,
      changeOf: (other) => ({
        ...changedAlike(other, edit),
        series: movedSeries(other, edit, id),
        modifiedAt: at,
        modifiedBy: by,
      }),
      writesOf: async (change, covering) => [
        ...announcedWrites(change, deps),
        ...(await answersWrites(change.before, change.after, deps, { decided, covering })),
      ],
      isSilent: decided?.isSilent === true,
    },
    deps,
  );
  return { event, covering, others: others.length };
};

interface Removal {
  readonly before: StoredEvent;
  readonly after: StoredEvent;
  readonly scope: SeriesScope | undefined;
  readonly decided: Announcement;
}

export const removeOthers = async (
  { before, after, scope = "this", decided }: Removal,
  deps: Writing,
): Promise<Scoped> => {
  if (scope === "this" || !isInSeries(before)) return alone(after);
  const { others } = await othersIn(before, scope, deps);
  const { deletedAt, modifiedAt, modifiedBy } = after;
  const covering = await changeOthers(
    {
      edited: { before, after },
      others,
      isMeant: (other) => other.series.id === before.series.id && other.deletedAt === null,
      changeOf: (other) => ({ ...other, deletedAt, modifiedAt, modifiedBy }),
      writesOf: (change, covering) =>
        notifyAttendeesWrites(change.before, change.after, deps, { decided, covering }),
      isSilent: decided.isSilent,
    },
    deps,
  );
  return { event: after, covering, others: others.length };
};

export const restoreOthers = async (
  { before, after, scope = "this" }: Pick<Removal, "before" | "after" | "scope">,
  deps: Writing,
): Promise<Scoped> => {
  if (scope === "this" || !isInSeries(before)) return alone(after);
  const others = await othersDeletedWith(before, deps);
  const { modifiedAt, modifiedBy } = after;
  const covering = await changeOthers(
    {
      edited: { before, after },
      others,
      isMeant: (other) => other.deletedAt === before.deletedAt,
      changeOf: (other: SeriesEvent) => ({ ...other, deletedAt: null, modifiedAt, modifiedBy }),
      writesOf: (change, covering) => notifyAttendeesWrites(change.before, change.after, deps, { covering }),
      isSilent: false,
    },
    deps,
  );
  return { event: after, covering, others: others.length };
};
