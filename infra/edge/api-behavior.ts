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

/**
 * CloudFront passes ten headers at most. "All but Host" would leave out the address that CloudFront itself saw, and
 * would let the caller make one up; API Gateway refuses a foreign Host.
 */
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

/** The API, with the proof that a call came this way. */
export const apiOrigin = (api: PortalApi): IOrigin =>
  new HttpOrigin(api.domainName, {
    customHeaders: { "x-origin-verify": api.originSecret.secretValue.unsafeUnwrap() },
  });

/** How `/v1/*` is answered: by the API, uncached. */
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
