import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "./api-problem.ts";
import { viewerQuery } from "./viewer.query.ts";

const RETRIES = 2;

const mayPass = (error: Error) => !(error instanceof ApiProblem) || error.status === 0 || error.status >= 502;

export const createQueryClient = () => {
  /** What is refused although the page offered it was taken away meanwhile. */
  const onError = (error: Error) => {
    if (error instanceof ApiProblem && error.code === "access.denied")
      void client.invalidateQueries(viewerQuery);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (failures, error) => failures < RETRIES && mayPass(error) },
      mutations: { retry: false },
    },
  });
  return client;
};
