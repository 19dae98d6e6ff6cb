import { type MutationFunctionContext, mutationOptions, queryOptions } from "@tanstack/react-query";
import { entityProblems } from "../../../shared/contract/general.problems.ts";
import type { Page } from "../../../shared/contract/list.ts";
import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import type {
  DeliveryCount,
  NewsletterProgress,
  NewsletterStatus,
  SendDetail,
  ShownNewsletter,
} from "../../../shared/news/newsletter.ts";
import { newsletterApproval } from "../../../shared/news/newsletter-approval.contract.ts";
import { recipientsTotal } from "../../../shared/news/recipient-totals.ts";
import type { RecipientKind } from "../../../shared/news/recipients.ts";
import { sending } from "../../../shared/news/sending.contract.ts";
import { isUnderWay } from "../../../shared/news/under-way.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { type ListQuery, listOf } from "../../app/client/list-of.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { queryOf } from "../../app/client/query-of.ts";
import type { Asking } from "../approval/approval-flow.ts";
import type { Decidable } from "./shown-newsletter.ts";
import { waitingUntil } from "./waiting-until.ts";

/** Waiting lasts hours or days. */
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
  if (status && waitingUntil(status)) return WHILE_WAITING;
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
  /** The end of the wait if sending began at `at`; null is now. */
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
  /** Reads once more on every change of state, which brings the last mails. */
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

interface Decision {
  readonly id: string;
  readonly ifMatch?: string | undefined;
  readonly shown?: ShownNewsletter | undefined;
}

interface Publication extends Decision {
  readonly resendToAllPossibleRecipients?: boolean;
}

interface Step {
  readonly id: string;
  readonly status: NewsletterStatus;
}

export const asShown = ({ etag, status }: Pick<Decidable, "etag" | "status">): Omit<Decision, "id"> => ({
  ifMatch: etag,
  shown: status && { fingerprint: status.fingerprint, recipients: recipientsTotal(status) },
});

export const isOvertaken = (error: unknown): boolean =>
  isProblem(error, newsletterProblems.changedSinceShown, entityProblems.changed);

const runOf = ({ startedSendingAt }: NewsletterStatus) => ({
  startedSendingAt: startedSendingAt ?? undefined,
});

const answered = {
  onSuccess: (
    status: NewsletterStatus,
    { id }: Step,
    _before: unknown,
    { client }: MutationFunctionContext,
  ) => client.setQueryData(sendingQueries.status(id).queryKey, status),
};

const stepOf = (step: "pause" | "resume" | "cancel" | "resendUnknown" | "countUnknown") =>
  mutationOptions({
    ...mutationOf(sending[step], ({ id, status }: Step) => ({ params: { id }, body: runOf(status) })),
    ...answered,
  });

interface TestMail {
  id: string;
  email: string;
  as: RecipientKind;
}

export const sendingMutations = {
  test: mutationOf(sending.test, ({ id, ...body }: TestMail) => ({ params: { id }, body })),
  publish: mutationOf(
    sending.publish,
    ({ id, ifMatch, shown, resendToAllPossibleRecipients }: Publication) => ({
      params: { id },
      query: { resendToAllPossibleRecipients },
      body: shown,
      ifMatch,
    }),
  ),
  schedule: mutationOf(sending.schedule, ({ id, ifMatch, at, shown }: Decision & { at: string }) => ({
    params: { id },
    body: { at, ...shown },
    ifMatch,
  })),
  unschedule: mutationOf(sending.unschedule, (id: string) => ({ params: { id } })),
  repeatFailed: mutationOptions({
    ...mutationOf(sending.repeatFailed, ({ id, status }: Step) => ({
      params: { id },
      body: { ...runOf(status), recipients: status.failedCount },
    })),
    ...answered,
  }),
  pause: stepOf("pause"),
  resume: stepOf("resume"),
  cancel: stepOf("cancel"),
  resendUnknown: stepOf("resendUnknown"),
  countUnknown: stepOf("countUnknown"),
  ignoreWindow: mutationOptions({
    ...mutationOf(sending.ignoreWindow, ({ id }: Step) => ({ params: { id } })),
    ...answered,
  }),
};

export const approvalMutations = {
  request: mutationOf(
    newsletterApproval.request,
    ({ id, ifMatch, askedOf, note, shown }: Decision & Asking) => ({
      params: { id },
      body: { askedOf, note, ...shown },
      ifMatch,
    }),
  ),
  give: mutationOf(
    newsletterApproval.give,
    ({ id, ifMatch, askedAt, shown }: Decision & { askedAt: string }) => ({
      params: { id },
      body: { askedAt, ...shown },
      ifMatch,
    }),
  ),
  refuse: mutationOf(newsletterApproval.refuse),
};
