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
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";

/** The paths of `cacheable` endpoints. */
const paths = [
  "/v1/login/providers",
  "/v1/public/articles*",
  "/v1/public/feed",
  "/v1/public/files/*",
  "/v1/public/organisations*",
  "/v1/public/pages/*",
];

/** The patterns above match these, which must not be cached. */
const notKept = "/v1/public/organisations/*/application*";

/** Callers differ by `Origin` alone, so that no cached answer is meant for one of them. */
export const publicBehavior = (
  scope: Construct,
  origin: IOrigin,
  responseHeadersPolicy: IResponseHeadersPolicy,
): BehaviorOptions => {
  const cachePolicy = new CachePolicy(scope, "PublicAnswers", {
    comment: "Public answers of the API, as long as their Cache-Control says",
    minTtl: Duration.seconds(0),
    // An answer without Cache-Control is not cached.
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(5),
    queryStringBehavior: CacheQueryStringBehavior.allowList("config", "seite", "variant"),
    headerBehavior: CacheHeaderBehavior.allowList("Origin"),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
  return {
    origin,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy,
    compress: true,
    responseHeadersPolicy,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  };
};

export const publicBehaviors = (
  kept: BehaviorOptions,
  api: BehaviorOptions,
): Record<string, BehaviorOptions> => ({
  [notKept]: api,
  ...Object.fromEntries(paths.map((path) => [path, kept])),
});
