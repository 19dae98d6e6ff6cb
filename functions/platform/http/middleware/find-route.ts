import { routeProblems } from "../../../../shared/contract/general.problems.ts";
import type { PortalMiddleware } from "../exchange.ts";
import type { Routes } from "../implement.ts";
import { Problem } from "../problem.ts";

export const findRoute = (routes: Routes): PortalMiddleware => ({
  before: ({ event }) => {
    const route = routes.get(event.routeKey);
    if (!route) throw new Problem(routeProblems.notFound);
    event.exchange = {
      requestId: event.requestContext.requestId,
      route,
      endpoint: route.endpoint,
      cookies: [],
      prefetched: new Map(),
    };
  },
});
