import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { type EventsConfig, events } from "../../shared/calendar/events.contract.ts";
import { layers } from "../../shared/calendar/layers.contract.ts";
import { callVersioned } from "../app/client/call.ts";
import { savingOf } from "../app/client/mutation-of.ts";
import { keyOf } from "../app/client/query-key.ts";
import { editOf, queryOf, rowsOf } from "../app/client/query-of.ts";
import { type EventForm, eventFormOf } from "./events/event-form.ts";
import type { Days } from "./views/calendar-period.ts";

const HOUR = 3_600_000;

export const eventQueries = {
  list: (config: EventsConfig) => queryOf(events.list, { query: { config } }),
  edit: (id: string) => editOf(events.read, { params: { id }, query: {} }),
  birthdays: (days: Days) =>
    queryOptions({ ...queryOf(layers.birthdays, { query: days }), select: rowsOf, staleTime: HOUR }),
  holidays: (days: Days, organisationId: string | undefined) =>
    queryOptions({
      ...queryOf(layers.holidays, { query: { ...days, organisationId } }),
      select: rowsOf,
      staleTime: HOUR,
    }),
};

interface EventChange {
  readonly id: string;
  readonly changes: Partial<EventForm>;
}

export const eventMutations = {
  save: savingOf(events, {
    create: (body: EventForm) => ({ body }),
    update: (body, id) => ({ params: { id }, body }),
  }),
  /** Saves the present version, so it overwrites no concurrent edit. */
  change: mutationOptions({
    mutationKey: keyOf(events.update),
    mutationFn: async ({ id, changes }: EventChange) => {
      const { data, etag } = await callVersioned(events.read, { params: { id }, query: {} });
      const body = { ...eventFormOf(data), ...changes };
      await callVersioned(events.update, { params: { id }, body }, { ifMatch: etag });
      return data;
    },
  }),
};
