import type { IDistribution } from "aws-cdk-lib/aws-cloudfront";
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from "aws-cdk-lib/aws-route53";
import { CloudFrontTarget } from "aws-cdk-lib/aws-route53-targets";
import type { Construct } from "constructs";

export interface AddressRecordsProps {
  readonly domain: string;
  readonly hostedZoneId: string;
  readonly distribution: IDistribution;
}

export const addressRecords = (
  scope: Construct,
  { domain, hostedZoneId, distribution }: AddressRecordsProps,
) => {
  // The zone's name only completes record names, and ours are complete.
  const zone = HostedZone.fromHostedZoneAttributes(scope, "Zone", { hostedZoneId, zoneName: domain });
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  new ARecord(scope, "Ipv4", { zone, target });
  new AaaaRecord(scope, "Ipv6", { zone, target });
};
