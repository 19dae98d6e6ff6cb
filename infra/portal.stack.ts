import { CfnOutput, Duration, Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { Areas, type Contracts } from "./api/areas.construct.ts";
import { PortalApi } from "./api/portal-api.construct.ts";
import { Backup } from "./data/backup.construct.ts";
import { Files } from "./data/files.construct.ts";
import { PortalTable } from "./data/table.construct.ts";
import { Uploads } from "./data/uploads.construct.ts";
import { Edge } from "./edge/edge.construct.ts";
import { FileAddresses } from "./edge/file-addresses/file-addresses.construct.ts";
import { Spa } from "./edge/spa.construct.ts";
import { logCustomResource } from "./functions/custom-resource-log.ts";
import { KEY_PAIRS } from "./key-pairs/key-pairs.ts";
import { LinkSecret } from "./mail/link-secret.construct.ts";
import { Mail } from "./mail/mail.construct.ts";
import { MailEvents } from "./mail/mail-events.construct.ts";
import { PushKey } from "./push/push-key.construct.ts";
import { Queues } from "./queues/queues.construct.ts";
import { isProduction, isProtected, type Settings, uploadingOrigin } from "./settings.ts";
import { Alarms } from "./watch/alarms.construct.ts";
import { Budget } from "./watch/budget.construct.ts";
import { PortalDashboard } from "./watch/dashboard.construct.ts";
import { PageViews } from "./watch/page-views.construct.ts";
import { watchFunctions } from "./watch/watch-functions.ts";
import { watchTable } from "./watch/watch-table.ts";
import { Workers } from "./workers/workers.construct.ts";

export interface PortalStackProps extends StackProps {
  readonly settings: Settings;
  readonly contracts: Contracts;
  readonly spaFolder: string;
}

export class PortalStack extends Stack {
  constructor(scope: Construct, id: string, { settings, contracts, spaFolder, ...props }: PortalStackProps) {
    super(scope, id, props);
    const keep = isProduction(settings);
    const alarms = new Alarms(this, "Alarms", { email: settings.alarmEmail });
    const table = new PortalTable(this, "Table", {
      keep,
      isProtected: isProtected(settings),
      restored: settings.restoredTable,
    });
    const { bucket } = new Files(this, "Files", { keep, portalOrigin: uploadingOrigin(settings) });
    const queues = new Queues(this, "Queues", { alarms }).byName;
    const mail = new Mail(this, "Mail", { settings, alarms });
    const { stream } = new MailEvents(this, "MailEvents", {
      configurationSet: mail.configurationSet,
      bucket,
      queue: queues["ses-events"],
      alarms,
    });

    new Uploads(this, "Uploads", { bucket, queue: queues["file-uploads"], settings });

    const api = new PortalApi(this, "Api", { alarms, settings });
    const spa = new Spa(this, "Spa", { folder: spaFolder, keep });
    const fileAddresses = new FileAddresses(this, "FileAddresses", { number: settings.fileAddressKey });
    const edge = new Edge(this, "Edge", { settings, api, spa: spa.bucket, files: bucket, fileAddresses });

    const linkSecret = new LinkSecret(this, "LinkSecret", { keep });
    const pushKey = new PushKey(this, "PushKey", { number: settings.pushKey });
    const { pageViewSampleRate } = settings;
    const pageViews =
      pageViewSampleRate &&
      new PageViews(this, "PageViews", { domain: edge.domain, sampleRate: pageViewSampleRate });
    const resources = {
      table,
      queues,
      mail,
      bucket,
      linkSecret,
      fileAddresses,
      pushKey,
      portalOrigin: edge.origin,
      pageViewTarget: pageViews ? pageViews.target : undefined,
    };
    const areas = new Areas(this, "Areas", { contracts, api, resources, settings });
    // Areas stop accepting a former secret when CloudFront no longer sends it.
    areas.node.addDependency(edge);
    spa.deployAfter(areas);
    new Workers(this, "Workers", { queues, resources, settings, alarms });

    const { monthlyBudget, alarmEmail, backupVaultArn, backupDays } = settings;
    if (backupVaultArn)
      new Backup(this, "Backup", {
        table: table.table,
        bucket,
        vaultArn: backupVaultArn,
        keptFor: Duration.days(backupDays),
      });
    if (monthlyBudget && alarmEmail)
      new Budget(this, "Budget", { dollars: monthlyBudget, email: alarmEmail });
    if (!keep) {
      logCustomResource(this, KEY_PAIRS, "KeyPairLog");
      logCustomResource(this, "Custom::S3AutoDeleteObjects", "EmptyingLog");
    }
    watchTable(alarms, table.table);
    watchFunctions(alarms);
    new PortalDashboard(this, "Dashboard", {
      stage: settings.stage,
      alarms,
      api,
      queues,
      table,
      mailEvents: stream.freshness,
    });

    new CfnOutput(this, "PortalOrigin", { value: edge.origin });
    // Read by `create-admin`.
    new CfnOutput(this, "TableName", { value: table.table.tableName });
    new CfnOutput(this, "AccountMailQueueUrl", { value: queues["account-mails"].queueUrl });
    // Read by `check-aws`.
    new CfnOutput(this, "AlarmTopicArn", { value: alarms.topic.topicArn });
  }
}
