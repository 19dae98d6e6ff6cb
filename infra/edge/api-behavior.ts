import { Duration } from "aws-cdk-lib";
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
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
import { regionalName } from "./regional-name.ts";

/** CloudFront allows ten headers. "All but Host" would let the caller forge the viewer's address. */
const forwardedHeaders = [
  "Accept",
  "CloudFront-Viewer-Address",
  "Content-Type",
  "If-Match",
  "Origin",
  "Sec-Fetch-Site",
  "User-Agent",
  "X-XSRF-TOKEN",
];

export const apiOrigin = (api: PortalApi): IOrigin =>
  new HttpOrigin(api.domainName, {
    customHeaders: { "x-origin-verify": api.originSecrets.sent.unsafeUnwrap() },
    // Longer than the API waits for a function (30 s): CloudFront would repeat a slow GET twice.
    readTimeout: Duration.seconds(60),
  });

export const apiBehavior = (
  scope: Construct,
  origin: IOrigin,
  responseHeadersPolicy: IResponseHeadersPolicy,
): BehaviorOptions => ({
  origin,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: new CachePolicy(scope, "ApiAnswers", {
    comment: "Nothing is cached: the API says no-store. Compressing needs a policy that could cache",
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(1),
    // These tell callers apart, so that requests at the same moment never share an answer.
    cookieBehavior: CacheCookieBehavior.all(),
    // Forwarded in addition to the ten; `Authorization` is forwarded only this way.
    headerBehavior: CacheHeaderBehavior.allowList("Authorization", "Idempotency-Key"),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  }),
  compress: true,
  originRequestPolicy: new OriginRequestPolicy(scope, "ApiRequests", {
    originRequestPolicyName: regionalName(scope, "ApiRequests"),
    cookieBehavior: OriginRequestCookieBehavior.all(),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    headerBehavior: OriginRequestHeaderBehavior.allowList(...forwardedHeaders),
  }),
  responseHeadersPolicy,
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
});
