import { currentReads, type Refreshable } from "../../collection/request-reads.ts";
import { SESSION_COOKIE } from "../../session/session-cookie.ts";
import { cookieOf, type PortalMiddleware } from "../exchange.ts";

/** Begins the collection reads of the route's last request in parallel with the session's. */
export const earlyReads = (): PortalMiddleware => {
  const asked = new Map<string, Iterable<Refreshable>>();
  return {
    before: ({ event }) => {
      if (cookieOf(event, SESSION_COOKIE)) currentReads()?.begin(asked.get(event.routeKey) ?? []);
    },
    after: ({ event }) => {
      asked.set(event.routeKey, currentReads()?.asked ?? []);
    },
  };
};
