import { MutationCache, notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { accessProblems } from "../../../shared/contract/general.problems.ts";
import { ApiProblem, isProblem } from "./api-problem.ts";
import { frameQuery } from "./frame.query.ts";
import { EDIT } from "./query-key.ts";
import { refresh } from "./refresh.ts";
import { isOnlySeen, keepSeen } from "./seen-answers.ts";

const RETRIES = 2;

const isPassing = (error: Error) =>
  !(error instanceof ApiProblem) || error.status === 0 || error.status >= 502;
/** It names no present state that a handler would show. */
const saysOutdated = (error: Error) =>
  error instanceof ApiProblem && error.current === undefined && [404, 409, 422].includes(error.status);

// Notifies at once, so that a pressed button is disabled before a second press.
notifyManager.setScheduler(queueMicrotask);

export const createQueryClient = () => {
  /** A refused action that the page offered means that rights were withdrawn. */
  const onError = (error: Error) => {
    if (isProblem(error, accessProblems.denied)) void client.invalidateQueries(frameQuery);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        onError(error);
        // Data of a list (`known-row.ts`) or of an earlier visit must not stand for what can no longer be had.
        const isUnsure = query.state.dataUpdateCount === 0 || (isOnlySeen(query) && !isPassing(error));
        if (isUnsure) query.setState({ data: undefined });
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _before, { options: { mutationKey } }) =>
        mutationKey && refresh(client, mutationKey),
      onError: (error, _variables, _before, { options: { mutationKey } }) => {
        onError(error);
        // What was refused so is no longer as it is shown.
        if (mutationKey && saysOutdated(error)) void refresh(client, mutationKey);
      },
    }),
    defaultOptions: {
      queries: {
        persister: keepSeen,
        staleTime: 10_000,
        retry: (failures, error) => failures < RETRIES && isPassing(error),
      },
      // Someone waits for it, so being offline is reported at once.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  // A refetch must not change a form while it is edited, and a slow device must not lose its initial data.
  client.setQueryDefaults([EDIT], { staleTime: "static", gcTime: 10_000 });
  return client;
};
