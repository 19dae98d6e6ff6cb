import { Duration } from "aws-cdk-lib";
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type IKeyGroup,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { SecurityHeaders } from "../security-headers.construct.ts";

export const FILE_PATHS = "files/*";

/** A page of the portal may frame uploaded files, which run nothing. */
const policy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  "object-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

interface FilesBehaviorProps {
  readonly bucket: IBucket;
  readonly keyGroup: IKeyGroup;
  readonly originAccessControlId: string;
}

export const filesBehavior = (
  scope: Construct,
  { bucket, keyGroup, originAccessControlId }: FilesBehaviorProps,
): Record<string, BehaviorOptions> => ({
  [`/${FILE_PATHS}`]: {
    origin: S3BucketOrigin.withBucketDefaults(bucket, { originAccessControlId }),
    trustedKeyGroups: [keyGroup],
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: new CachePolicy(scope, "FileBytes", {
      comment: "Files of the portal, by the name they are saved under",
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      queryStringBehavior: CacheQueryStringBehavior.allowList("response-content-disposition"),
      headerBehavior: CacheHeaderBehavior.none(),
      cookieBehavior: CacheCookieBehavior.none(),
    }),
    responseHeadersPolicy: new SecurityHeaders(scope, "FileHeaders", {
      policy,
      framedBy: "same-origin",
      // Mails show pictures.
      embeddedBy: "cross-origin",
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  },
});
