import * as z from "zod";
import { AuditAction, subjectKindOf } from "../../../shared/administration/audit-action.ts";
import type { AuditFacts } from "../../../shared/administration/audit-entry.ts";
import { type EndpointSpec, parameterNames, statusOf } from "../../../shared/contract/endpoint.ts";
import { EXPORT_ROWS } from "../../../shared/contract/list.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { openRequestTrail } from "../audit/request-trail.ts";
import type { Exchange } from "./exchange.ts";

const Query = z.object({
  config: z.object({ searchTerm: z.string().optional(), filters: z.array(z.unknown()) }),
  export: z.string().optional(),
});
const Rows = z.object({ totalCount: z.int(), data: z.array(z.unknown()) });

const exportIn = (query: unknown, reply: unknown): AuditFacts | undefined => {
  const asked = Query.safeParse(query).data;
  const given = Rows.safeParse(reply).data;
  if (!asked || !given) return undefined;
  const rows = given.data.length;
  if (asked.export === undefined && rows <= EXPORT_ROWS) return undefined;
  const { filters, searchTerm } = asked.config;
  return { rows, total: given.totalCount, isFiltered: filters.length > 0 || Boolean(searchTerm) };
};

interface Input {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
}

const known = (action: string | undefined): AuditAction | undefined =>
  action === undefined ? undefined : AuditAction.parse(action);

const actionOf = ({ audited }: EndpointSpec) => known(typeof audited === "object" ? audited[0] : audited);

/** The first path parameter is the subject; without one, users act on their own accounts. */
const openTrail = (
  action: AuditAction,
  { endpoint, viewer, requestId }: Exchange,
  { params }: Input,
  audit: AuditTrail,
) => {
  const ids = parameterNames(endpoint.path).map((name) => params[name]);
  const actor = viewer ? { id: viewer.userId, name: viewer.username } : null;
  const isOwn = ids.length === 0 && subjectKindOf(action) === "user" && statusOf(endpoint) !== 201;
  return openRequestTrail(audit, {
    action,
    actor,
    subject: (isOwn ? actor : undefined) ?? {
      id: statusOf(endpoint) === 201 ? null : (ids[0] ?? null),
      name: null,
    },
    itemId: ids.length > 1 ? ids.at(-1) : undefined,
    requestId,
  });
};

export const trailOf = (exchange: Exchange, input: Input, audit: AuditTrail | undefined) => {
  const action = actionOf(exchange.endpoint);
  return action && audit && openTrail(action, exchange, input, audit);
};

export const recordExport = async (
  exchange: Exchange,
  input: Input,
  entity: unknown,
  reply: unknown,
  audit: AuditTrail | undefined,
): Promise<void> => {
  const action = known(exchange.endpoint.exports);
  const facts = action && exportIn(input.query, reply);
  if (!facts || !audit) return;
  const audited = openTrail(action, exchange, input, audit);
  audited.about(entity);
  audited.trail.describe({ facts });
  await audited.finish();
};

export const requireTrail = (endpoints: Iterable<EndpointSpec>, audit: AuditTrail | undefined): void => {
  for (const { method, path, audited, exports } of endpoints) {
    if ((audited || exports) && !audit) throw new Error(`${method} ${path} needs the audit trail`);
  }
};
