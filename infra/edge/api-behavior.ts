import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  type IOrigin,
  type IResponseHeadersPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import type { Construct } from "constructs";
import type { PortalApi } from "../api/portal-api.construct.ts";

/** CloudFront allows ten headers. "All but Host" would let the caller forge the viewer's address. */
const forwardedHeaders = [
  "Accept",
  "CloudFront-Viewer-Address",
  "Content-Type",
  "If-Match",
  "If-None-Match",
  "Origin",
  "Sec-Fetch-Site",
  "User-Agent",
  "X-XSRF-TOKEN",
];

export const apiOrigin = (api: PortalApi): IOrigin =>
  new HttpOrigin(api.domainName, {
    customHeaders: { "x-origin-verify": api.originSecret.secretValue.unsafeUnwrap() },
  });

export const apiBehavior = (
  scope: Construct,
  origin: IOrigin,
  responseHeadersPolicy: IResponseHeadersPolicy,
): BehaviorOptions => ({
  origin,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: new OriginRequestPolicy(scope, "ApiRequests", {
    cookieBehavior: OriginRequestCookieBehavior.all(),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    headerBehavior: OriginRequestHeaderBehavior.allowList(...forwardedHeaders),
  }),
  responseHeadersPolicy,
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
});
