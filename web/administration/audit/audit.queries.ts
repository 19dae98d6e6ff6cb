import { queryOptions } from "@tanstack/react-query";
import { audit } from "../../../shared/administration/audit.contract.ts";
import type { AuditEntry } from "../../../shared/administration/audit-entry.ts";
import { settings } from "../../../shared/administration/settings.contract.ts";
import type { Filter } from "../../../shared/contract/list.ts";
import { type ListQuery, listOf } from "../../app/client/list-of.ts";
import { queryOf } from "../../app/client/query-of.ts";

const all = listOf(audit.list, {});

export const auditQueries = {
  /** Always stale, since entries of the last moments may be missing. */
  list: (period: readonly Filter[]): ListQuery<AuditEntry> => ({
    ...all,
    query: (config) => ({
      ...all.query({ ...config, filters: [...config.filters, ...period] }),
      staleTime: 0,
    }),
  }),
  settings: queryOf(settings.read, {}),
  one: (id: string) => queryOptions({ ...queryOf(audit.read, { params: { id } }), staleTime: "static" }),
};
