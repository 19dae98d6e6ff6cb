import { notifyManager, QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "./api-problem.ts";

const RETRIES = 2;

const mayPass = (error: Error) => !(error instanceof ApiProblem) || error.status === 0 || error.status >= 502;

// A button shows that its work has begun before it can be pressed a second time.
notifyManager.setScheduler(queueMicrotask);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (failures, error) => failures < RETRIES && mayPass(error) },
      mutations: { retry: false },
    },
  });
