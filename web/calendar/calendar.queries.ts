import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { answers } from "../../shared/calendar/answers.contract.ts";
import type { RuleScope, SeriesScope } from "../../shared/calendar/event-series.ts";
import { type EventsConfig, events } from "../../shared/calendar/events.contract.ts";
import { layers } from "../../shared/calendar/layers.contract.ts";
import type { CallInput } from "../../shared/contract/endpoint.ts";
import { call, callVersioned } from "../app/client/call.ts";
import { listOf } from "../app/client/list-of.ts";
import { mutationOf, savingOf } from "../app/client/mutation-of.ts";
import { keyOf } from "../app/client/query-key.ts";
import { editOf, queryOf, rowsOf } from "../app/client/query-of.ts";
import { type EventForm, eventFormOf } from "./events/event-form.ts";
import type { Days } from "./views/calendar-period.ts";

const HOUR = 3_600_000;

export const eventQueries = {
  list: (config: EventsConfig) => queryOf(events.list, { query: { config } }),
  read: (id: string) => queryOf(events.read, { params: { id }, query: { withCreator: true } }),
  edit: (id: string) => editOf(events.read, { params: { id }, query: {} }),
  /** Always fresh, since it is shown before a decision. */
  audience: (query: CallInput<typeof events.audience>["query"]) =>
    queryOptions({ ...queryOf(events.audience, { query }), staleTime: 0 }),
  /** Always fresh, since the editor starts from it. */
  rule: (id: string, scope: RuleScope) =>
    queryOptions({ ...queryOf(events.rule, { params: { id }, query: { scope } }), staleTime: 0 }),
  answers: (id: string) => listOf(answers.list, { params: { id } }),
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
  readonly scope?: SeriesScope;
}

interface Removal {
  readonly id: string;
  readonly isSilent: boolean;
  readonly scope: SeriesScope;
}

type RuleChanging = CallInput<typeof events.changeRule>["body"] & {
  readonly id: string;
  readonly scope: RuleScope;
};

export const eventMutations = {
  save: (scope: SeriesScope = "this") =>
    savingOf(events, {
      create: (body: EventForm) => ({ body }),
      update: (body, id) => ({ params: { id }, query: { scope }, body }),
    }),
  /** Saves onto the present version, so it overwrites no concurrent edit. */
  change: mutationOptions({
    mutationKey: keyOf(events.update),
    mutationFn: async ({ id, changes, scope }: EventChange) => {
      const { data, etag } = await callVersioned(events.read, { params: { id }, query: {} });
      const body = { ...eventFormOf(data), ...changes };
      await callVersioned(events.update, { params: { id }, query: { scope }, body }, { ifMatch: etag });
      return data;
    },
  }),
  repeat: mutationOf(events.repeat),
  /** Refreshes nothing: the event may be gone. */
  changeRule: mutationOptions({
    mutationFn: ({ id, scope, ...body }: RuleChanging) =>
      call(events.changeRule, { params: { id }, query: { scope }, body }),
  }),
  /** Refreshes nothing: the open page would request the deleted event. */
  remove: mutationOptions({
    mutationFn: ({ id, ...query }: Removal) => call(events.remove, { params: { id }, query }),
  }),
  restore: mutationOf(events.restore),
  answer: mutationOf(answers.answer),
  remind: mutationOptions({ mutationFn: (id: string) => call(answers.remind, { params: { id } }) }),
};
