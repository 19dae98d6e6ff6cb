import { parameterNames, pathShape } from "../../../../shared/contract/endpoint.ts";
import { routeProblems } from "../../../../shared/contract/general.problems.ts";
import { isRead, methodOf, type PortalEvent, type PortalMiddleware } from "../exchange.ts";
import type { Route, Routes } from "../implement.ts";
import { Problem } from "../problem.ts";
import { isPreflight } from "./cross-origin.ts";

/** RFC 9110 section 10.2.1: whoever may GET may HEAD. */
const allowed = (routes: readonly Route[]): string[] =>
  routes.flatMap(({ endpoint: { method } }) => (method === "GET" ? ["GET", "HEAD"] : [method]));

const templateOf = ({ routeKey }: PortalEvent) => routeKey.replace(/^\S+ /, "");

/** Matched by position, since endpoints of one path may name its parameters differently. */
const paramsFor = ({ endpoint }: Route, event: PortalEvent) => {
  const values = parameterNames(templateOf(event)).map((name) => event.pathParameters?.[name]);
  return Object.fromEntries(parameterNames(endpoint.path).map((name, index) => [name, values[index]]));
};

export const findRoute = (routes: Routes): PortalMiddleware => {
  const byShape = Map.groupBy(routes.values(), ({ endpoint }) => pathShape(endpoint.path));
  return {
    before: ({ event }) => {
      const here = byShape.get(pathShape(templateOf(event)));
      if (!here) throw new Problem(routeProblems.notFound);
      const asked = isRead(event) ? "GET" : methodOf(event);
      const isAsked = ({ endpoint }: Route) =>
        isPreflight(asked) ? endpoint.crossOrigin : endpoint.method === asked;
      const route = here.find(isAsked);
      if (!route) throw new Problem(routeProblems.methodNotAllowed, { allow: allowed(here) });
      event.exchange = {
        requestId: event.requestContext.requestId,
        route,
        endpoint: route.endpoint,
        params: paramsFor(route, event),
        cookies: [],
        prefetched: new Map(),
      };
    },
  };
};
