import { administration } from "../../shared/administration/administration.contract.ts";
import type { AuditEntry } from "../../shared/administration/audit-entry.ts";
import { type ListConfig, listConfig } from "../../shared/contract/list.ts";
import { portal } from "../portal.ts";

export const visitAs = async (name: "admin" | "editor") => {
  const { as, people, table } = await portal();
  return { ...(await as(name)), people, table };
};

export const readTrail = async (config: Partial<ListConfig> = {}): Promise<AuditEntry[]> => {
  const { call } = await portal({ as: "admin" });
  const { data } = await call(administration.audit.list, {
    query: { config: listConfig({ limit: 100, ...config }) },
  });
  return data.data;
};

export const trailAbout = (subjectId: string): Promise<AuditEntry[]> =>
  readTrail({ filters: [{ field: "subjectId", values: [subjectId], comparator: "eq" }] });
