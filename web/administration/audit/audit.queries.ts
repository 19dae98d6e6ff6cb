import { queryOptions } from "@tanstack/react-query";
import { audit } from "../../../shared/administration/audit.contract.ts";
import { settings } from "../../../shared/administration/settings.contract.ts";
import type { Filter, ListConfig } from "../../../shared/contract/list.ts";
import { call } from "../../app/client/call.ts";
import { isDenied } from "../../app/client/denied.ts";
import { keyOf } from "../../app/client/query-key.ts";

export const auditQueries = {
  /** The entries of a period; those of this moment may be missing in what was read a moment ago. */
  list: (period: readonly Filter[]) => (config: ListConfig) => {
    const input = { query: { config: { ...config, filters: [...config.filters, ...period] } } };
    return queryOptions({
      queryKey: keyOf(audit.list, input),
      queryFn: ({ signal }) => call(audit.list, input, signal),
      throwOnError: isDenied,
      staleTime: 0,
    });
  },
  /** How long entries are kept. */
  settings: queryOptions({
    queryKey: keyOf(settings.read, {}),
    queryFn: ({ signal }) => call(settings.read, {}, signal),
  }),
  one: (id: string) =>
    queryOptions({
      queryKey: keyOf(audit.read, { params: { id } }),
      queryFn: ({ signal }) => call(audit.read, { params: { id } }, signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
