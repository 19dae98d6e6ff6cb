import { Duration } from "aws-cdk-lib";
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import { regionalName } from "./regional-name.ts";

export interface SecurityHeadersProps {
  readonly policy: string;
  readonly framedBy?: "nobody" | "same-origin";
  readonly embeddedBy?: "same-origin" | "cross-origin";
}

const notUsed = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

/** Headers the API sets itself take precedence. */
export class SecurityHeaders extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, props: SecurityHeadersProps) {
    const { policy, framedBy = "nobody", embeddedBy = "same-origin" } = props;
    const override = false;
    super(scope, id, {
      responseHeadersPolicyName: regionalName(scope, id),
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: policy, override },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          override,
        },
        contentTypeOptions: { override },
        frameOptions: {
          frameOption: framedBy === "nobody" ? HeadersFrameOption.DENY : HeadersFrameOption.SAMEORIGIN,
          override,
        },
        // Links of mails carry secrets in their query.
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: "permissions-policy", value: notUsed, override },
          { header: "cross-origin-opener-policy", value: "same-origin", override },
          { header: "cross-origin-resource-policy", value: embeddedBy, override },
        ],
      },
    });
  }
}
