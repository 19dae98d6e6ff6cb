import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import type { EventCategory } from "../../../shared/calendar/event-category.ts";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { usePageQuery } from "../../components/list/use-list.ts";
import { eventQueries } from "../calendar.queries.ts";
import { useCalendarRights } from "../use-calendar-rights.ts";
import { entriesOf } from "./calendar-entries.ts";
import { daysShown, momentsOf } from "./calendar-period.ts";
import type { CalendarPlace } from "./use-calendar-place.ts";
import type { Layers } from "./use-layers.ts";

/** More could not be told apart on a screen. */
const MOST = 2_000;

const none: readonly never[] = [];

interface Asked {
  readonly place: CalendarPlace;
  readonly config: ListConfig;
  readonly layers: Layers;
  readonly categories: readonly EventCategory[] | undefined;
  readonly isShown: boolean;
}

const officeIn = ({ filters }: ListConfig): string | undefined => {
  const [value] = filters.find(({ field }) => field === "organisationid")?.values ?? [];
  return typeof value === "string" ? value : undefined;
};

export const useCalendarEntries = ({ place: { view, day }, config, layers, categories, isShown }: Asked) => {
  const { mayEdit } = useCalendarRights();
  const days = daysShown(view, day);
  const { sort: _latestFirst, ...filtered } = config;
  const query = usePageQuery({
    ...eventQueries.list({ ...filtered, sort: [], ...momentsOf(days), skip: 0, limit: MOST }),
    enabled: isShown,
  });
  const { data: birthdays = none, isPending: areBirthdaysPending } = useQuery({
    ...eventQueries.birthdays(days),
    enabled: isShown && layers.birthdays,
    placeholderData: keepPreviousData,
  });
  const { data: holidays = none, isPending: areHolidaysPending } = useQuery({
    ...eventQueries.holidays(days, officeIn(config)),
    enabled: isShown && layers.holidays,
    placeholderData: keepPreviousData,
  });
  const events = query.data?.data ?? none;

  // Memoised, since the grid takes a new array for new events and cancels a drag.
  const entries = useMemo(
    () =>
      entriesOf({
        events,
        categories: categories ?? none,
        birthdays: layers.birthdays ? birthdays : none,
        holidays: layers.holidays ? holidays : none,
        isList: view === "list",
        mayMove: ({ organisationId }: CalendarEvent) => mayEdit(organisationId),
      }),
    [events, categories, birthdays, holidays, layers.birthdays, layers.holidays, view, mayEdit],
  );

  /** Layers appear together with events, since a later one would push the rest. */
  const isReady =
    query.data !== undefined &&
    categories !== undefined &&
    !(layers.birthdays && areBirthdaysPending) &&
    !(layers.holidays && areHolidaysPending);

  return { query, entries, isReady };
};
