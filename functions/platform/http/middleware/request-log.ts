import { routeKeyOf } from "../../../../shared/contract/endpoint.ts";
import { log } from "../../logging/log.ts";
import { methodOf, type PortalEvent, type PortalMiddleware } from "../exchange.ts";

const routeOf = (event: PortalEvent) =>
  event.exchange ? routeKeyOf(event.exchange.endpoint) : event.routeKey.replace(/^ANY/, methodOf(event));

/** Never logs paths or queries: they hold ids and search terms. */
export const requestLog = (): PortalMiddleware => {
  const started = new WeakMap<PortalEvent, number>();
  const write: PortalMiddleware["after"] = ({ event, response }) => {
    log.info("request", {
      requestId: event.requestContext.requestId,
      route: routeOf(event),
      status: response?.statusCode,
      milliseconds: Math.round(performance.now() - (started.get(event) ?? performance.now())),
      userId: event.exchange?.viewer?.userId,
    });
  };
  return {
    before: ({ event }) => {
      started.set(event, performance.now());
    },
    after: write,
    onError: write,
  };
};
