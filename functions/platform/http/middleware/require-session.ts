import { Problem } from "../../problem.ts";
import type { SessionRepository } from "../../session/session.repository.ts";
import { SESSION_COOKIE } from "../../session/session-cookie.ts";
import { cookieOf, exchangeOf, type PortalMiddleware } from "../exchange.ts";

/**
 * Knows the caller by the session cookie; 401 where the endpoint asks for a session and there is none, 403 where the
 * caller must set up a second factor first.
 */
export const requireSession = (sessions: Pick<SessionRepository, "viewerOf">): PortalMiddleware => ({
  before: async ({ event }) => {
    const exchange = exchangeOf(event);
    if (!exchange.endpoint.access.session) return;
    const token = cookieOf(event, SESSION_COOKIE);
    const viewer = token ? await sessions.viewerOf(token) : undefined;
    if (!token || !viewer) throw new Problem("session.missing");
    if (viewer.lacksSecondFactor && !exchange.endpoint.beforeSecondFactor) {
      throw new Problem("session.second-factor-missing");
    }
    exchange.viewer = viewer;
    exchange.session = token;
  },
});
