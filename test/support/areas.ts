import type { Context } from "aws-lambda";
import type { PortalEvent, PortalResult } from "../../functions/platform/http/exchange.ts";
import { fallbackArea } from "../../infra/api/areas.ts";
import { apiEvent } from "../../infra/local/http/api-event.ts";
import { apiReply } from "../../infra/local/http/api-reply.ts";
import { type EdgeReply, type EdgeRequest, jsonReply } from "../../infra/local/http/edge-request.ts";
import { createRouter } from "../../infra/local/http/router.ts";
import { routesOf } from "../../shared/contract/endpoint.ts";
import { type AreaName, portal } from "../../shared/portal.contract.ts";

type Handler = (event: PortalEvent, context: Context) => Promise<PortalResult>;
export type Api = (request: EdgeRequest) => Promise<EdgeReply>;

export const ORIGIN_SECRET = "origin-secret-of-the-tests";

const entries: Readonly<Record<AreaName, () => Promise<{ readonly handler: Handler }>>> = {
  administration: () => import("../../functions/administration/administration.function.ts"),
  files: () => import("../../functions/files/files.function.ts"),
  login: () => import("../../functions/login/login.function.ts"),
  organisations: () => import("../../functions/organisations/organisations.function.ts"),
  news: () => import("../../functions/news/news.function.ts"),
  newsletters: () => import("../../functions/news/newsletters.function.ts"),
  subscribers: () => import("../../functions/news/subscribers.function.ts"),
  discussions: () => import("../../functions/discussions/discussions.function.ts"),
  cloud: () => import("../../functions/cloud/cloud.function.ts"),
  jobs: () => import("../../functions/jobs/jobs.function.ts"),
  notifications: () => import("../../functions/notifications/notifications.function.ts"),
  galleries: () => import("../../functions/galleries/galleries.function.ts"),
  calendar: () => import("../../functions/calendar/calendar.function.ts"),
  misc: () => import("../../functions/misc/misc.function.ts"),
  material: () => import("../../functions/material/material.function.ts"),
  applications: () => import("../../functions/applications/applications.function.ts"),
  public: () => import("../../functions/news/public.function.ts"),
  search: () => import("../../functions/search/search.function.ts"),
  system: () => import("../../functions/system/system.function.ts"),
};

const isArea = (name: string): name is AreaName => name in entries;

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
    return entries[area]();
  };
  const routes = Object.keys(entries)
    .filter(isArea)
    .flatMap((area) => routesOf(portal[area]).map(({ routeKey }) => ({ routeKey, target: start(area) })));
  return apiOf([...routes, { routeKey: "$default", target: start(fallbackArea) }]);
};
