import { sessionProblems } from "../../../../shared/contract/general.problems.ts";
import { SESSION_COOKIE } from "../../session/session-cookie.ts";
import { cookieOf, exchangeOf, type PortalMiddleware } from "../exchange.ts";
import { paramsIn } from "../input.ts";
import { Problem } from "../problem.ts";
import type { Sessions } from "../sessions.ts";
import { subjectKeys } from "../subject.ts";

/** Reads the subject with the session, but reports a missing one only after 401 and 403. */
export const requireSession = (sessions: Sessions, deps: object): PortalMiddleware => ({
  before: async ({ event }) => {
    const exchange = exchangeOf(event);
    const { endpoint, route } = exchange;
    if (!endpoint.access.session) return;
    const token = cookieOf(event, SESSION_COOKIE);
    if (!token) throw new Problem(sessionProblems.missing);
    const keys = subjectKeys(route.subject, paramsIn(exchange) ?? {}, deps);
    const caller = await sessions.viewerOf(token, keys);
    if (!caller) throw new Problem(sessionProblems.missing);
    if (caller === "deactivated") throw new Problem(sessionProblems.deactivated);
    const { viewer, prefetched } = caller;
    if (viewer.lacksSecondFactor && !endpoint.beforeSecondFactor) {
      throw new Problem(sessionProblems.secondFactorMissing);
    }
    exchange.viewer = viewer;
    exchange.prefetched = prefetched;
    exchange.session = token;
  },
});
