import { routeKeyOf } from "../../../../shared/contract/endpoint.ts";
import { log } from "../../logging/log.ts";
import { setting } from "../../runtime/environment.ts";
import { addressOf, methodOf, type PortalEvent, type PortalMiddleware } from "../exchange.ts";
import { networkMark } from "../network-of.ts";

const routeOf = (event: PortalEvent) =>
  event.exchange ? routeKeyOf(event.exchange.endpoint) : event.routeKey.replace(/^ANY/, methodOf(event));

const refusals = [401, 403, 429];

/** Never logs paths or queries: they hold ids and search terms. */
export const requestLog = (secret = setting("ORIGIN_SECRET")): PortalMiddleware => {
  const started = new WeakMap<PortalEvent, number>();
  const write: PortalMiddleware["after"] = ({ event, response }) => {
    log.info("request", {
      requestId: event.requestContext.requestId,
      route: routeOf(event),
      status: response?.statusCode,
      milliseconds: Math.round(performance.now() - (started.get(event) ?? performance.now())),
      userId: event.exchange?.viewer?.userId,
      ...(refusals.includes(response?.statusCode ?? 0) && {
        network: networkMark(addressOf(event), secret, new Date()),
      }),
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
