import { routeKeyOf } from "../../../../shared/contract/endpoint.ts";
import { addressOf, exchangeOf, type PortalMiddleware } from "../exchange.ts";
import type { NetworkCalls } from "../network-calls.repository.ts";

export const networkThrottle = (calls: NetworkCalls | undefined): PortalMiddleware => ({
  before: async ({ event }) => {
    const { endpoint } = exchangeOf(event);
    if (endpoint.callsPerMinute === undefined) return;
    if (!calls) throw new Error(`Nothing counts the calls of ${routeKeyOf(endpoint)}`);
    await calls.count(routeKeyOf(endpoint), addressOf(event), endpoint.callsPerMinute);
  },
});
