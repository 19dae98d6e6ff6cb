import type { SeriesPosition } from "../../../shared/calendar/event-series.ts";
import { asEventViewer, maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { Stores } from "../../data/stores.ts";
import type { SeriesEvent } from "./changed-alike.ts";
import { seriesEvents } from "./events-in-scope.ts";

export const positionInSeries = async (
  event: SeriesEvent,
  deps: Stores & { readonly viewer: Viewer },
): Promise<SeriesPosition> => {
  const eventViewer = asEventViewer(deps.viewer);
  const seen = (await seriesEvents(event.series.id, deps)).filter((one) => maySeeEvent(eventViewer, one));
  const at = seen.findIndex(({ id }) => id === event.id);
  return {
    number: at + 1,
    count: seen.length,
    lastStart: seen.at(-1)?.start ?? event.start,
    previous: seen[at - 1]?.id ?? null,
    next: seen[at + 1]?.id ?? null,
  };
};
