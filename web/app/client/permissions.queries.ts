import { queryOptions } from "@tanstack/react-query";
import type { Rule } from "../../../shared/contract/permissions.ts";
import { login } from "../../../shared/login/login.contract.ts";
import { call } from "./call.ts";
import { keyOf } from "./query-key.ts";

/** Whether the server allows a rule on a resource (everywhere without one). */
export const isAllowedQuery = (rule: Rule, ressource?: string) => {
  const input = { query: { rule, ressource } };
  return queryOptions({
    queryKey: keyOf(login.isAllowed, input),
    queryFn: ({ signal }) => call(login.isAllowed, input, signal),
    select: ({ isAllowed }) => isAllowed,
    staleTime: 5 * 60_000,
  });
};
