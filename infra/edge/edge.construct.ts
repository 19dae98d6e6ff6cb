import { Annotations, Stack, Validations } from "aws-cdk-lib";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  Distribution,
  HttpVersion,
  PriceClass,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
} from "aws-cdk-lib/aws-cloudfront";
import { S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import type { PortalApi } from "../api/portal-api.construct.ts";
import type { Settings } from "../settings.ts";
import { addressRecords } from "./address-records.ts";
import { apiBehavior, apiOrigin } from "./api-behavior.ts";
import { calendarFeedBehavior } from "./calendar-feed-behavior.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { embeddedBehaviors } from "./embedded-behaviors.ts";
import type { FileAddresses } from "./file-addresses/file-addresses.construct.ts";
import { FILE_PATHS, filesBehavior } from "./file-addresses/files-behavior.ts";
import { publicAddresses } from "./public-addresses.ts";
import { publicBehavior, publicBehaviors } from "./public-behaviors.ts";
import { regionalName } from "./regional-name.ts";
import { reportingHost } from "./reporting-host.ts";
import { SecurityHeaders } from "./security-headers.construct.ts";
import { spaBehavior } from "./spa-behavior.ts";
import { uncachedErrors } from "./uncached-errors.ts";

export interface EdgeProps {
  readonly settings: Settings;
  readonly api: PortalApi;
  readonly spa: IBucket;
  readonly files: IBucket;
  readonly fileAddresses: FileAddresses;
}

export class Edge extends Construct {
  readonly domain: string;
  readonly origin: string;

  constructor(scope: Construct, id: string, props: EdgeProps) {
    super(scope, id);
    const { settings, api, spa, files, fileAddresses } = props;
    const { domain, certificateArn, hostedZoneId } = settings;
    const policy = contentSecurityPolicy(
      files.bucketRegionalDomainName,
      settings.pageViewSampleRate === undefined ? undefined : reportingHost(Stack.of(this).region),
    );
    const headers = new SecurityHeaders(this, "SecurityHeaders", { policy });
    const embeddedHeaders = new SecurityHeaders(this, "MailPictureHeaders", {
      policy,
      embeddedBy: "cross-origin",
    });
    const originAccessControl = new S3OriginAccessControl(this, "SpaAccess", {
      originAccessControlName: regionalName(this, "SpaAccess"),
    });
    const { originAccessControlId } = originAccessControl;
    const spaOrigin = S3BucketOrigin.withOriginAccessControl(spa, { originAccessControl });
    const origin = apiOrigin(api);
    const pages = spaBehavior(this, spaOrigin, headers);
    const answers = apiBehavior(this, origin, headers);
    const publicAnswers = publicBehavior(this, origin, headers);
    const ownName = domain && certificateArn ? { domain, certificateArn } : undefined;
    const distribution = new Distribution(this, "Distribution", {
      comment: `Kanzleiportal ${settings.stage}`,
      defaultRootObject: "index.html",
      defaultBehavior: pages,
      additionalBehaviors: {
        ...embeddedBehaviors(spaOrigin, embeddedHeaders),
        ...filesBehavior(this, { bucket: files, keyGroup: fileAddresses.keyGroup, originAccessControlId }),
        ...publicAddresses(this, { page: publicAnswers, spa: pages }),
        ...publicBehaviors(publicAnswers, answers),
        ...calendarFeedBehavior(this, publicAnswers),
        "/v1/*": answers,
      },
      errorResponses: uncachedErrors,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(ownName && {
        domainNames: [ownName.domain],
        certificate: Certificate.fromCertificateArn(this, "Certificate", ownName.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
    });
    files.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal("cloudfront.amazonaws.com")],
        actions: ["s3:GetObject"],
        resources: [files.arnForObjects(FILE_PATHS)],
        conditions: { StringEquals: { "AWS:SourceArn": distribution.distributionArn } },
      }),
    );
    this.domain = ownName?.domain ?? distribution.distributionDomainName;
    this.origin = `https://${this.domain}`;
    if (ownName && hostedZoneId) addressRecords(this, { ...ownName, hostedZoneId, distribution });
    if (domain && !certificateArn) {
      Annotations.of(this).addWarningV2(
        "kanzleiportal:no-certificate",
        `Mails come from ${domain}, but the portal answers at CloudFront's own name until certificateArn is set in infra/stages/${settings.stage}.ts.`,
      );
    }
    this.acknowledge(distribution, Boolean(ownName));
  }

  private acknowledge(distribution: Distribution, hasOwnCertificate: boolean) {
    Validations.of(distribution).acknowledge(
      {
        id: "AwsSolutions-CFR1",
        reason: "Employees travel and newsletters are read abroad: no country is locked out.",
      },
      {
        id: "AwsSolutions-CFR2",
        reason:
          "API Gateway throttles every route and the portal throttles sign-ins per user and address; a web ACL lives in us-east-1 and is the operator's to attach.",
      },
      {
        id: "AwsSolutions-CFR3",
        reason:
          "CloudFront would log whole query strings, and links of mails carry their secrets there; the API logs every call without them.",
      },
    );
    if (hasOwnCertificate) return;
    Validations.of(distribution).acknowledge({
      id: "AwsSolutions-CFR4",
      reason:
        "Without a domain of its own the distribution has CloudFront's certificate, which fixes the TLS policy.",
    });
  }
}
