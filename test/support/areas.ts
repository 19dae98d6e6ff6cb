import type { Context } from "aws-lambda";
import * as z from "zod";
import type { PortalEvent, PortalResult } from "../../functions/platform/http/exchange.ts";
import { areaFolders, fallbackArea } from "../../infra/api/areas.ts";
import { apiEvent } from "../../infra/local/http/api-event.ts";
import { apiReply } from "../../infra/local/http/api-reply.ts";
import { type EdgeReply, type EdgeRequest, jsonReply } from "../../infra/local/http/edge-request.ts";
import { createRouter } from "../../infra/local/http/router.ts";
import { routesOf } from "../../shared/contract/endpoint.ts";
import { type AreaName, portal } from "../../shared/portal.contract.ts";

type Handler = (event: PortalEvent, context: Context) => Promise<PortalResult>;
export type Api = (request: EdgeRequest) => Promise<EdgeReply>;

export const ORIGIN_SECRET = "origin-secret-of-the-tests";

const AreaFunction = z.object({ handler: z.custom<Handler>((handler) => typeof handler === "function") });

const load = async (area: AreaName) =>
  AreaFunction.parse(await import(`../../functions/${areaFolders[area] ?? area}/${area}.function.ts`));

const isArea = (name: string): name is AreaName => name in portal;

const identity = { apiId: "test", domainName: "test", account: "000000000000" };
const context = { awsRequestId: "test", getRemainingTimeInMillis: () => 0 } as Context;

export const apiOf = (
  routes: readonly {
    readonly routeKey: string;
    readonly target: () => Promise<{ readonly handler: Handler }>;
  }[],
): Api => {
  const route = createRouter(routes);
  return async (request) => {
    const match = route(request.method, request.path);
    if (!match) return jsonReply(404, { message: "Not Found" });
    const { handler } = await match.target();
    return apiReply(await handler(apiEvent(request, match, identity), context));
  };
};

export const openApi = (environment: Readonly<Record<string, string>>): Api => {
  const start = (area: AreaName) => () => {
    Object.assign(process.env, environment);
    return load(area);
  };
  const routes = Object.keys(portal)
    .filter(isArea)
    .flatMap((area) => routesOf(portal[area]).map(({ routeKey }) => ({ routeKey, target: start(area) })));
  return apiOf([...routes, { routeKey: "$default", target: start(fallbackArea) }]);
};
