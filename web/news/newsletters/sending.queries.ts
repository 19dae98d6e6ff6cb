import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import type {
  Newsletter,
  NewsletterStatus,
  SendingState,
  SentNewsletter,
} from "../../../shared/news/newsletter.ts";
import { sending } from "../../../shared/news/sending.contract.ts";
import { isUnderWay } from "../../../shared/news/under-way.ts";
import { call } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { newsletterQueries, refreshNewsletters } from "./newsletters.queries.ts";

const EVERY_SECOND = 1_000;
/** A pause may end by itself, or in another window. */
const WHILE_PAUSED = 5_000;
/** What is over changes only when someone sends again. */
const WHEN_OVER = 60_000;
/** The ledger is a page of rows, so it follows more slowly than the bars. */
const LEDGER = 3_000;

const statusInterval = (status: NewsletterStatus | undefined, whileRunning: number) => {
  if (!isUnderWay(status?.state)) return false;
  return status?.state === "paused" ? Math.max(WHILE_PAUSED, whileRunning) : whileRunning;
};

const statusById = ({ data }: Page<SentNewsletter>) => new Map(data.map(({ id, status }) => [id, status]));

export const sendingQueries = {
  /** Read again every second for as long as it runs, unless a slower view is enough. */
  status: (id: string, whileRunning = EVERY_SECOND) => {
    const input = { params: { id } };
    return queryOptions({
      queryKey: keyOf(sending.status, input),
      queryFn: ({ signal }) => call(sending.status, input, signal),
      refetchInterval: ({ state }) => statusInterval(state.data, whileRunning),
      staleTime: ({ state }) => (state.data && !isUnderWay(state.data.state) ? WHEN_OVER : 0),
    });
  },
  /** Those of several newsletters by their ids; read again every second for as long as one of them runs. */
  statuses: (ids: readonly string[]) => {
    const input = { query: { ids: [...ids] } };
    return queryOptions({
      queryKey: keyOf(sending.statuses, input),
      queryFn: ({ signal }) => call(sending.statuses, input, signal),
      select: statusById,
      refetchInterval: ({ state }) =>
        state.data?.data.some(({ status }) => isUnderWay(status.state)) ? EVERY_SECOND : false,
    });
  },
  /** Read again while it runs, and once more with every change of state: the last mails come with the last one. */
  details: (id: string, config: ListConfig, state: SendingState | null | undefined) => {
    const input = { params: { id }, query: { config } };
    return queryOptions({
      queryKey: [...keyOf(sending.details, input), state],
      queryFn: ({ signal }) => call(sending.details, input, signal),
      refetchInterval: isUnderWay(state) ? LEDGER : false,
    });
  },
};

const showStatus = (client: QueryClient, id: string, status: NewsletterStatus) =>
  client.setQueryData(sendingQueries.status(id).queryKey, status);

const stepOf = (step: "pause" | "resume" | "cancel" | "repeatFailed") =>
  mutationOptions({
    mutationFn: (id: string) => call(sending[step], { params: { id } }),
    onSuccess: (status, id, _before, { client }) => showStatus(client, id, status),
  });

const showNewsletter = (client: QueryClient, newsletter: Newsletter) => {
  client.setQueryData(newsletterQueries.read(newsletter.id).queryKey, newsletter);
  // Its editor starts from what is stored then.
  client.removeQueries({ queryKey: newsletterQueries.edit(newsletter.id).queryKey });
  return refreshNewsletters(client);
};

interface Publication {
  readonly id: string;
  /** Left out the first time; then whether those get it again who have had it. */
  readonly resendToAllPossibleRecipients?: boolean;
}

export const sendingMutations = {
  test: mutationOptions({
    mutationFn: ({ id, email }: { id: string; email: string }) =>
      call(sending.test, { params: { id }, body: { email } }),
  }),
  publish: mutationOptions({
    mutationFn: ({ id, resendToAllPossibleRecipients }: Publication) =>
      call(sending.publish, { params: { id }, query: { resendToAllPossibleRecipients } }),
    onSuccess: async (newsletter, { id }, _before, { client }) => {
      client.setQueryData(newsletterQueries.read(id).queryKey, newsletter);
      await Promise.all([
        refreshNewsletters(client),
        client.invalidateQueries({ queryKey: keyOf(sending.status) }),
        client.invalidateQueries({ queryKey: keyOf(sending.statuses) }),
        client.invalidateQueries({ queryKey: keyOf(sending.running) }),
        client.invalidateQueries({ queryKey: keyOf(sending.details) }),
      ]);
    },
  }),
  schedule: mutationOptions({
    mutationFn: ({ id, at }: { id: string; at: string }) =>
      call(sending.schedule, { params: { id }, body: { at } }),
    onSuccess: (newsletter, _input, _before, { client }) => showNewsletter(client, newsletter),
  }),
  unschedule: mutationOptions({
    mutationFn: (id: string) => call(sending.unschedule, { params: { id } }),
    onSuccess: (newsletter, _id, _before, { client }) => showNewsletter(client, newsletter),
  }),
  repeatFailed: stepOf("repeatFailed"),
  pause: stepOf("pause"),
  resume: stepOf("resume"),
  cancel: stepOf("cancel"),
};
