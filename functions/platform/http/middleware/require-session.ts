import { accessProblems, sessionProblems } from "../../../../shared/contract/general.problems.ts";
import { SESSION_COOKIE } from "../../session/session-cookie.ts";
import {
  addressOf,
  bearerOf,
  cookieOf,
  type Exchange,
  exchangeOf,
  type PortalEvent,
  type PortalMiddleware,
} from "../exchange.ts";
import { paramsIn } from "../input.ts";
import { networkOf } from "../network-of.ts";
import { Problem } from "../problem.ts";
import { resourceKeys } from "../resource.ts";
import type { Machines, Sessions } from "../sessions.ts";

interface Callers {
  readonly sessions: Sessions;
  readonly tokens?: Machines;
}

/** Reads the resource with the caller, but reports a missing one only after 401 and 403. */
const keysFor = (exchange: Exchange, deps: object) =>
  resourceKeys(exchange.route.resource, paramsIn(exchange) ?? {}, deps);

const admitMachine = async (bearer: string, event: PortalEvent, deps: Callers): Promise<void> => {
  const exchange = exchangeOf(event);
  const caller = await deps.tokens?.callerOf(bearer, networkOf(addressOf(event)), keysFor(exchange, deps));
  if (!caller) throw new Problem(sessionProblems.badToken);
  if (!exchange.endpoint.access.byRule) throw new Problem(accessProblems.notForMachines);
  Object.assign(exchange, caller, { isMachine: true });
};

const admitPerson = async (event: PortalEvent, deps: Callers): Promise<void> => {
  const exchange = exchangeOf(event);
  const session = cookieOf(event, SESSION_COOKIE);
  if (!session) throw new Problem(sessionProblems.missing);
  const caller = await deps.sessions.viewerOf(session, keysFor(exchange, deps));
  if (!caller) throw new Problem(sessionProblems.missing);
  if (caller === "deactivated") throw new Problem(sessionProblems.deactivated);
  if (caller.viewer.lacksSecondFactor && !exchange.endpoint.beforeSecondFactor) {
    throw new Problem(sessionProblems.secondFactorMissing);
  }
  Object.assign(exchange, caller, { session });
};

export const requireSession = (deps: Callers): PortalMiddleware => ({
  before: async ({ event }) => {
    if (!exchangeOf(event).endpoint.access.session) return;
    const bearer = bearerOf(event);
    await (bearer === undefined ? admitPerson(event, deps) : admitMachine(bearer, event, deps));
  },
});
