import middy from "@middy/core";
import type { Context } from "aws-lambda";
import { accessProblems } from "../../../shared/contract/general.problems.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { withRequestReads } from "../collection/request-reads.ts";
import { DEVICE_COOKIE, SESSION_COOKIE } from "../session/session-cookie.ts";
import { recordExport, requireTrail, trailOf } from "./audited.ts";
import {
  addressOf,
  cookieOf,
  exchangeOf,
  headerOf,
  isRead,
  methodOf,
  type PortalEvent,
  type PortalResult,
} from "./exchange.ts";
import type { RequestContext, Routes } from "./implement.ts";
import { readInput } from "./input.ts";
import { cacheable } from "./middleware/cacheable.ts";
import { crossOrigin, crossOriginReply, type KnownOrigins } from "./middleware/cross-origin.ts";
import { earlyReads } from "./middleware/early-reads.ts";
import { findRoute } from "./middleware/find-route.ts";
import { networkThrottle } from "./middleware/network-throttle.ts";
import { problemReply } from "./middleware/problem-reply.ts";
import { requestLog } from "./middleware/request-log.ts";
import { requireSession } from "./middleware/require-session.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { throughCloudFront } from "./middleware/through-cloudfront.ts";
import { xsrfCookie, xsrfGuard } from "./middleware/xsrf.ts";
import type { NetworkCalls } from "./network-calls.repository.ts";
import { Problem } from "./problem.ts";
import { writeReply } from "./reply.ts";
import { loadResource } from "./resource.ts";
import type { Machines, Sessions } from "./sessions.ts";

interface Pipeline {
  readonly audit?: AuditTrail;
}

const handle = async (event: PortalEvent, deps: Pipeline): Promise<PortalResult> => {
  const exchange = exchangeOf(event);
  const { endpoint, route, viewer, cookies, requestId, prefetched } = exchange;
  const input = readInput(event, exchange);
  const context: RequestContext = {
    now: new Date(),
    requestId,
    method: methodOf(event),
    address: addressOf(event),
    userAgent: headerOf(event, "user-agent"),
    session: cookieOf(event, SESSION_COOKIE),
    device: cookieOf(event, DEVICE_COOKIE),
    readCookie: (name) => cookieOf(event, name),
    setCookie: (cookie) => cookies.push(cookie),
  };
  const audited = trailOf(exchange, input, deps.audit);
  const tools = { ...deps, ...context, viewer, trail: audited?.trail };
  let resource: unknown;
  if (viewer) {
    const decide = () => {
      if (!endpoint.access.decide({ viewer, resource, ...input })) throw new Problem(accessProblems.denied);
    };
    if (!endpoint.access.needsResource) decide();
    resource = await loadResource(route.resource, input.params, prefetched, { ...tools, viewer });
    if (endpoint.access.needsResource) decide();
  }
  audited?.about(resource);
  const reply = await route.handle({ ...input, resource }, tools);
  audited?.about(reply);
  await audited?.finish();
  const result = await writeReply(endpoint, reply, event);
  await recordExport(exchange, input, resource, reply, deps.audit);
  return result;
};

export const areaFunction = <Deps extends object>(
  routes: readonly Routes<Deps>[],
  deps: Deps & {
    readonly sessions: Sessions;
    readonly tokens?: Machines;
    readonly calls?: NetworkCalls;
    readonly origins?: KnownOrigins;
    readonly audit?: AuditTrail;
  },
) => {
  const all = new Map(routes.flatMap((map) => [...map]));
  requireTrail(
    Array.from(all.values(), ({ endpoint }) => endpoint),
    deps.audit,
  );
  // Answering before the time-out would leave writes behind, which go on when Lambda thaws the function.
  const pipeline = middy<PortalEvent, PortalResult>({ timeoutEarlyInMillis: 0 })
    .use(requestLog())
    .use(securityHeaders())
    .use(crossOriginReply())
    .use(xsrfCookie())
    .use(problemReply())
    .use(throughCloudFront())
    .use(findRoute(all))
    .use(crossOrigin(deps.origins))
    .use(cacheable())
    .use(earlyReads())
    .use(requireSession(deps))
    .use(xsrfGuard())
    .use(networkThrottle(deps.calls))
    .handler((event: PortalEvent) => handle(event, deps));
  return (event: PortalEvent, context: Context): Promise<PortalResult> =>
    isRead(event) ? withRequestReads(() => pipeline(event, context)) : pipeline(event, context);
};
