import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Page } from "../../../shared/contract/list.ts";
import type {
  DeliveryCount,
  NewsletterProgress,
  NewsletterStatus,
  SendDetail,
} from "../../../shared/news/newsletter.ts";
import type { RecipientKind } from "../../../shared/news/recipients.ts";
import { sending } from "../../../shared/news/sending.contract.ts";
import { isUnderWay } from "../../../shared/news/under-way.ts";
import { type ListQuery, listOf } from "../../app/client/list-of.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { queryOf } from "../../app/client/query-of.ts";

/** Waits for hours or days. */
const WHILE_WAITING = 15_000;
const EVERY_SECOND = 1_000;
/** A pause may end by itself or in another window. */
const WHILE_PAUSED = 5_000;
/** Changes only when someone sends again. */
const WHEN_OVER = 60_000;
/** A page of rows costs more than the status, so it is polled less often. */
const LEDGER = 3_000;

const statusInterval = (status: NewsletterStatus | undefined) => {
  if (!isUnderWay(status?.state)) return false;
  if (status?.waitsUntil) return WHILE_WAITING;
  return status?.state === "paused" ? WHILE_PAUSED : EVERY_SECOND;
};

const statusById = ({ data }: Page<NewsletterProgress>) =>
  new Map(data.map(({ id, status }) => [id, status]));

interface StatusQuery {
  readonly data: NewsletterStatus | undefined;
  readonly isPending: boolean;
}

export const sendingQueries = {
  status: (id: string) =>
    queryOptions({
      ...queryOf(sending.status, { params: { id }, query: {} }),
      refetchInterval: ({ state }) => statusInterval(state.data),
      staleTime: ({ state }) => (state.data && !isUnderWay(state.data.state) ? WHEN_OVER : 0),
    }),
  /** Until when it would wait, if it began then; null is now. */
  opening: (id: string, at: string | null) =>
    queryOptions({
      ...queryOf(sending.status, { params: { id }, query: at === null ? {} : { at } }),
      select: ({ waitsUntil }: NewsletterStatus) => waitsUntil,
      staleTime: 0,
    }),
  statuses: (ids: readonly string[]) =>
    queryOptions({
      ...queryOf(sending.statuses, { query: { ids: [...ids] } }),
      select: statusById,
      refetchInterval: ({ state }) =>
        state.data?.data.some(({ status }) => isUnderWay(status.state)) ? EVERY_SECOND : false,
    }),
  /** Counts the whole ledger, so it is polled seldom. */
  deliveries: (id: string, { data: status, isPending }: StatusQuery) => {
    const { queryKey, ...options } = queryOf(sending.deliveries, { params: { id } });
    return queryOptions({
      ...options,
      queryKey: [...queryKey, status?.state],
      select: ({ data }: Page<DeliveryCount>) => new Map(data.map(({ state, count }) => [state, count])),
      refetchInterval: isUnderWay(status?.state) ? WHEN_OVER : false,
      staleTime: WHEN_OVER,
      enabled: !isPending,
    });
  },
  /** Reads once more on every change of state: the last mails arrive with it. */
  details: (id: string, { data: status, isPending }: StatusQuery): ListQuery<SendDetail> => {
    const list = listOf(sending.details, { params: { id } });
    return {
      ...list,
      query: (config) => {
        const { queryKey, ...options } = list.query(config);
        return {
          ...options,
          queryKey: [...queryKey, status?.state],
          refetchInterval: isUnderWay(status?.state) ? LEDGER : false,
          enabled: !isPending,
        };
      },
    };
  },
};

interface Publication {
  readonly id: string;
  /** Absent for the first sending. */
  readonly resendToAllPossibleRecipients?: boolean;
}

const byId = (id: string) => ({ params: { id } });

/** Answers with the new status. */
const stepOf = (step: "pause" | "resume" | "cancel" | "ignoreWindow" | "repeatFailed") =>
  mutationOptions({
    ...mutationOf(sending[step], byId),
    onSuccess: (status, id, _before, { client }) =>
      client.setQueryData(sendingQueries.status(id).queryKey, status),
  });

interface TestMail {
  id: string;
  email: string;
  as: RecipientKind;
}

export const sendingMutations = {
  test: mutationOf(sending.test, ({ id, ...body }: TestMail) => ({ params: { id }, body })),
  publish: mutationOf(sending.publish, ({ id, ...query }: Publication) => ({ params: { id }, query })),
  schedule: mutationOf(sending.schedule, ({ id, at }: { id: string; at: string }) => ({
    params: { id },
    body: { at },
  })),
  unschedule: mutationOf(sending.unschedule, byId),
  repeatFailed: stepOf("repeatFailed"),
  pause: stepOf("pause"),
  resume: stepOf("resume"),
  cancel: stepOf("cancel"),
  ignoreWindow: stepOf("ignoreWindow"),
};
