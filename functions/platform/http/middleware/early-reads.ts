import type { EndpointSpec } from "../../../../shared/contract/endpoint.ts";
import { currentReads, type Refreshable } from "../../collection/request-reads.ts";
import { SESSION_COOKIE } from "../../session/session-cookie.ts";
import { cookieOf, exchangeOf, type PortalMiddleware } from "../exchange.ts";

export const earlyReads = (): PortalMiddleware => {
  const asked = new Map<EndpointSpec, Iterable<Refreshable>>();
  return {
    before: ({ event }) => {
      const reads = currentReads();
      if (reads && cookieOf(event, SESSION_COOKIE)) reads.begin(asked.get(exchangeOf(event).endpoint) ?? []);
    },
    after: ({ event }) => {
      asked.set(exchangeOf(event).endpoint, currentReads()?.asked ?? []);
    },
  };
};
