import { compareAsc } from "date-fns/compareAsc";
import type { SeriesScope } from "../../../shared/calendar/event-series.ts";
import { asEventViewer, maySeeEvent, sawEvent } from "../../../shared/calendar/event-visibility.ts";
import { isAllowed, type Viewer } from "../../../shared/contract/permissions.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { isInSeries, type SeriesEvent } from "./changed-alike.ts";

type Found = Stored<SeriesEvent>;

type Deps = Stores & { readonly viewer: Viewer };

export const seriesEvents = async (seriesId: string, { events }: Stores): Promise<Found[]> =>
  Array.from((await events.projection()).entries())
    .flatMap(({ listed, version }): Found[] =>
      isInSeries(listed) && listed.series.id === seriesId ? [{ ...listed, version }] : [],
    )
    .toSorted((one, other) => compareAsc(one.start, other.start));

export const othersIn = async (
  edited: SeriesEvent,
  scope: SeriesScope,
  deps: Deps & { readonly now: Date },
): Promise<{ readonly others: Found[]; readonly isWhole: boolean }> => {
  const { viewer, now } = deps;
  const eventViewer = asEventViewer(viewer);
  const rest = (await seriesEvents(edited.series.id, deps)).filter(
    ({ id, deletedAt }) => id !== edited.id && deletedAt === null,
  );
  const others = rest.filter(
    (event) =>
      scope !== "this" &&
      (scope === "all" || event.series.slot > edited.series.slot) &&
      event.start > now.toISOString() &&
      maySeeEvent(eventViewer, event) &&
      isAllowed(viewer, "EDIT_EVENTS", event.organisationId),
  );
  return { others, isWhole: others.length === rest.length };
};

export const othersDeletedWith = async (deleted: SeriesEvent, deps: Deps): Promise<Found[]> => {
  const eventViewer = asEventViewer(deps.viewer);
  return (await seriesEvents(deleted.series.id, deps)).filter(
    (event) =>
      event.id !== deleted.id &&
      event.deletedAt === deleted.deletedAt &&
      sawEvent(eventViewer, event) &&
      isAllowed(deps.viewer, "EDIT_EVENTS", event.organisationId),
  );
};
