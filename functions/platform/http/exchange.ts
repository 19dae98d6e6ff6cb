import type { MiddlewareObj } from "@middy/core";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { EndpointSpec } from "../../../shared/contract/endpoint.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { Route } from "./implement.ts";
import type { Prefetched } from "./resource.ts";

export interface Exchange {
  readonly requestId: string;
  readonly route: Route;
  readonly endpoint: EndpointSpec;
  /** Not validated yet. */
  readonly params: Readonly<Record<string, string | undefined>>;
  viewer?: Viewer;
  prefetched: Prefetched;
  session?: string;
  isMachine?: boolean;
  /** The other site whose page may call the endpoint. */
  origin?: string;
  readonly cookies: string[];
}

export type PortalEvent = APIGatewayProxyEventV2 & { exchange?: Exchange };
export type PortalResult = APIGatewayProxyStructuredResultV2;
export type PortalMiddleware = MiddlewareObj<PortalEvent, PortalResult>;

export const exchangeOf = (event: PortalEvent): Exchange => {
  if (!event.exchange) throw new Error("The pipeline has not found the route yet");
  return event.exchange;
};

export const cookieOf = (event: APIGatewayProxyEventV2, name: string): string | undefined =>
  event.cookies?.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);

export const addressOf = (event: APIGatewayProxyEventV2): string =>
  headerOf(event, "cloudfront-viewer-address")?.replace(/:\d+$/, "") ?? "unknown";

export const headerOf = (event: APIGatewayProxyEventV2, name: string): string | undefined =>
  event.headers[name];

/** RFC 6750. */
export const bearerOf = (event: APIGatewayProxyEventV2): string | undefined =>
  /^Bearer (.+)$/i.exec(headerOf(event, "authorization") ?? "")?.[1];

export const methodOf = (event: APIGatewayProxyEventV2): string => event.requestContext.http.method;

export const isRead = (event: APIGatewayProxyEventV2): boolean => ["GET", "HEAD"].includes(methodOf(event));
