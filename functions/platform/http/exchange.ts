import type { MiddlewareObj } from "@middy/core";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { EndpointSpec } from "../../../shared/contract/endpoint.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { Route } from "./implement.ts";
import type { Prefetched } from "./subject.ts";

/** What one request has become so far; the steps of the pipeline fill it one after the other. */
export interface Exchange {
  readonly requestId: string;
  readonly route: Route;
  readonly endpoint: EndpointSpec;
  viewer?: Viewer;
  prefetched: Prefetched;
  session?: string;
  readonly cookies: string[];
}

/** The API's event, with its exchange once the route is known. */
export type PortalEvent = APIGatewayProxyEventV2 & { exchange?: Exchange };
export type PortalResult = APIGatewayProxyStructuredResultV2;
export type PortalMiddleware = MiddlewareObj<PortalEvent, PortalResult>;

/** The exchange of an event that has passed the route step. */
export const exchangeOf = (event: PortalEvent): Exchange => {
  if (!event.exchange) throw new Error("The pipeline has not found the route yet");
  return event.exchange;
};

/** A cookie of the request. */
export const cookieOf = (event: APIGatewayProxyEventV2, name: string): string | undefined =>
  event.cookies?.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);

/** The caller's address as CloudFront saw it. */
export const addressOf = (event: APIGatewayProxyEventV2): string =>
  headerOf(event, "cloudfront-viewer-address")?.replace(/:\d+$/, "") ?? "unknown";

/** A header of the request; API Gateway hands names over in lower case. */
export const headerOf = (event: APIGatewayProxyEventV2, name: string): string | undefined =>
  event.headers[name];

/** Whether the request changes nothing. */
export const isRead = (event: APIGatewayProxyEventV2): boolean => event.requestContext.http.method === "GET";
