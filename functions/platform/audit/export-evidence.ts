import * as z from "zod";
import type { AuditFacts } from "../../../shared/administration/audit-entry.ts";
import { EXPORT_ROWS } from "../../../shared/contract/list.ts";

const Query = z.object({
  config: z.object({ searchTerm: z.string().optional(), filters: z.array(z.unknown()) }),
  export: z.string().optional(),
});
const Rows = z.object({ totalCount: z.int(), data: z.array(z.unknown()) });

/** The portal's pages declare an export; any other caller is recognised by the number of rows. */
export const exportIn = (query: unknown, reply: unknown): AuditFacts | undefined => {
  const asked = Query.safeParse(query).data;
  const given = Rows.safeParse(reply).data;
  if (!asked || !given) return undefined;
  const rows = given.data.length;
  if (asked.export === undefined && rows <= EXPORT_ROWS) return undefined;
  const { filters, searchTerm } = asked.config;
  return { rows, total: given.totalCount, isFiltered: filters.length > 0 || Boolean(searchTerm) };
};
