import { ReadAhead } from "../../collection/read-ahead.ts";
import { SESSION_COOKIE } from "../../session/session-cookie.ts";
import { cookieOf, exchangeOf, type PortalEvent, type PortalMiddleware } from "../exchange.ts";
import type { Route } from "../implement.ts";
import { paramsIn } from "../input.ts";
import { Problem } from "../problem.ts";
import type { Sessions } from "../sessions.ts";

/** Nothing for a path that is wrong: whoever has no session is told that first. */
const keysAhead = (event: PortalEvent, route: Route, deps: object) => {
  const params = paramsIn(event);
  return params ? route.keysAhead(params, deps, route.name) : [];
};

/**
 * Knows the caller by the session cookie; 401 where the endpoint asks for a session and there is none, 403 where the
 * caller must set up a second factor first.
 */
export const requireSession = (sessions: Sessions, deps: object): PortalMiddleware => ({
  before: async ({ event }) => {
    const exchange = exchangeOf(event);
    if (!exchange.endpoint.access.session) return;
    const token = cookieOf(event, SESSION_COOKIE);
    if (!token) throw new Problem("session.missing");
    exchange.ahead = new ReadAhead(keysAhead(event, exchange.route, deps));
    const viewer = await sessions.viewerOf(token, exchange.ahead);
    if (!viewer) throw new Problem("session.missing");
    if (viewer.lacksSecondFactor && !exchange.endpoint.beforeSecondFactor) {
      throw new Problem("session.second-factor-missing");
    }
    exchange.viewer = viewer;
    exchange.session = token;
  },
});
