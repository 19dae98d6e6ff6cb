import { exchangeOf, headerOf, methodOf, type PortalMiddleware } from "../exchange.ts";

/** Origins of other sites that may call endpoints. */
export interface KnownOrigins {
  readonly has: (origin: string) => Promise<boolean>;
}

export const isPreflight = (method: string): boolean => method === "OPTIONS";

/** Answers every preflight itself, so that none reaches a handler. */
export const crossOrigin = (origins: KnownOrigins | undefined): PortalMiddleware => ({
  before: async ({ event }) => {
    const exchange = exchangeOf(event);
    const { endpoint } = exchange;
    const origin = headerOf(event, "origin");
    if (endpoint.crossOrigin && origin && (await origins?.has(origin))) exchange.origin = origin;
    if (!isPreflight(methodOf(event))) return undefined;
    const allowed = exchange.origin && {
      "access-control-allow-origin": exchange.origin,
      "access-control-allow-methods": endpoint.method,
      "access-control-allow-headers": "content-type",
      "access-control-max-age": "600",
    };
    return { statusCode: 204, headers: { vary: "origin", ...allowed } };
  },
});

/** The other site may read problems, too. */
export const crossOriginReply = (): PortalMiddleware => {
  const add: PortalMiddleware["after"] = ({ event, response }) => {
    if (!response || !event.exchange?.endpoint.crossOrigin) return;
    const { origin } = event.exchange;
    response.headers = {
      ...response.headers,
      vary: "origin",
      ...(origin && { "access-control-allow-origin": origin }),
    };
  };
  return { after: add, onError: add };
};
