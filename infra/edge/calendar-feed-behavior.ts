import {
  type BehaviorOptions,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import { regionalName } from "./regional-name.ts";

export const calendarFeedBehavior = (
  scope: Construct,
  publicAnswers: BehaviorOptions,
): Record<string, BehaviorOptions> => ({
  "/v1/calendar/feed/*": {
    ...publicAnswers,
    originRequestPolicy: new OriginRequestPolicy(scope, "FeedRequests", {
      originRequestPolicyName: regionalName(scope, "FeedRequests"),
      cookieBehavior: OriginRequestCookieBehavior.none(),
      queryStringBehavior: OriginRequestQueryStringBehavior.none(),
      headerBehavior: OriginRequestHeaderBehavior.allowList(
        "CloudFront-Viewer-Address",
        "If-Modified-Since",
        "If-None-Match",
      ),
    }),
  },
});
