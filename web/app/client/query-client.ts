import { QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "./api-problem.ts";

const RETRIES = 2;

const mayPass = (error: Error) => !(error instanceof ApiProblem) || error.status === 0 || error.status >= 502;

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (failures, error) => failures < RETRIES && mayPass(error) },
      mutations: { retry: false },
    },
  });
