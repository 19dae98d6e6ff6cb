import { CfnResource, Duration, RemovalPolicy, Stack } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { PublicHostedZone } from "aws-cdk-lib/aws-route53";
import { ConfigurationSet, EmailIdentity, Identity, SuppressionReasons } from "aws-cdk-lib/aws-ses";
import { Construct } from "constructs";
import { mailDomainOf, type Settings } from "../settings.ts";
import { type Alarms, alarmPeriod } from "../watch/alarms.construct.ts";

export interface MailProps {
  readonly settings: Settings;
  readonly alarms: Alarms;
}

export class Mail extends Construct {
  readonly from: string;
  readonly address: string;
  readonly configurationSet: ConfigurationSet;
  readonly arns: readonly string[];

  constructor(scope: Construct, id: string, { settings, alarms }: MailProps) {
    super(scope, id);
    const known = mailDomainOf(settings);
    const domain = known ?? `${settings.stage}.example.com`;
    this.address = `portal@${domain}`;
    this.from = `Kanzleiportal <${this.address}>`;
    this.configurationSet = new ConfigurationSet(this, "ConfigurationSet", {
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    if (known && !settings.existingMailIdentity) this.makeIdentity(known, settings);
    const arnOf = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: "ses", resource, resourceName });
    this.arns = [
      arnOf("identity", "*"),
      arnOf("configuration-set", this.configurationSet.configurationSetName),
    ];
    this.watchReputation(alarms);
    this.watchQuota(alarms, settings.mailsPerDay);
  }

  /** The identity outlives its stack, so that it names no configuration set; each mail does. */
  private makeIdentity(domain: string, settings: Settings) {
    const identity = new EmailIdentity(this, "Identity", {
      identity: this.identityOf(domain, settings),
      // Events report bounces, and the portal's address has no mailbox for them.
      feedbackForwarding: false,
    });
    for (const child of identity.node.findAll().filter(CfnResource.isCfnResource))
      child.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
  }

  /** A mail domain of its own is outside the portal's zone, so its DKIM records are set elsewhere. */
  private identityOf(domain: string, { hostedZoneId, mailDomain }: Settings) {
    if (!hostedZoneId || mailDomain) return Identity.domain(domain);
    const zone = { hostedZoneId, zoneName: domain };
    return Identity.publicHostedZone(PublicHostedZone.fromPublicHostedZoneAttributes(this, "Zone", zone));
  }

  /** AWS reviews an account at 5 % bounces or 0.1 % complaints and pauses it at 10 % or 0.5 %. */
  private watchReputation(alarms: Alarms) {
    const limits = [
      { name: "BounceRate", above: 0.05, runbook: "Bounces" },
      { name: "ComplaintRate", above: 0.001, runbook: "Complaints" },
    ];
    for (const { name, above, runbook } of limits) {
      alarms.when(this, `${name}Alarm`, {
        metric: new Metric({
          namespace: "AWS/SES",
          metricName: `Reputation.${name}`,
          dimensionsMap: { "ses:configuration-set": this.configurationSet.configurationSetName },
          period: alarmPeriod,
          statistic: "max",
        }),
        above,
        description: `${name} of our mail is so high that AWS may stop the sending.`,
        runbook,
      });
    }
  }

  private watchQuota(alarms: Alarms, mailsPerDay: number) {
    alarms.when(this, "QuotaAlarm", {
      metric: new Metric({
        namespace: "AWS/SES",
        metricName: "Send",
        period: Duration.days(1),
        statistic: "sum",
      }),
      above: 0.8 * mailsPerDay,
      description: `More than 80 % of the ${mailsPerDay} mails that SES allows in a day are sent.`,
      runbook: "Mail quota",
    });
  }
}
