import { Duration, RemovalPolicy, Validations } from "aws-cdk-lib";
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from "aws-cdk-lib/aws-backup";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { Schedule } from "aws-cdk-lib/aws-events";
import { ManagedPolicy, Role } from "aws-cdk-lib/aws-iam";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import { serviceInThisAccount } from "../mail/service-in-this-account.ts";
import { bucketResource, notificationsOf } from "./bucket-resource.ts";

export interface BackupProps {
  readonly table: ITable;
  readonly bucket: Bucket;
  readonly vaultArn: string;
  readonly keptFor: Duration;
}

const PASSED_ON_WITHIN = Duration.days(3);

export class Backup extends Construct {
  constructor(scope: Construct, id: string, { table, bucket, vaultArn, keptFor }: BackupProps) {
    super(scope, id);
    // CloudFormation refuses to remove a vault with backups in it.
    const backupVault = new BackupVault(this, "Vault", { removalPolicy: RemovalPolicy.DESTROY });
    const copies = BackupVault.fromBackupVaultArn(this, "Copies", vaultArn);
    const plan = new BackupPlan(this, "Plan", {
      backupVault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: "daily",
          scheduleExpression: Schedule.cron({ hour: "1", minute: "0" }),
          deleteAfter: PASSED_ON_WITHIN,
          copyActions: [{ destinationBackupVault: copies, deleteAfter: keptFor }],
        }),
      ],
    });
    plan.addSelection("Data", {
      role: this.backupRole(),
      disableDefaultBackupPolicy: true,
      resources: [table.tableArn, bucket.bucketArn].map((arn) => BackupResource.fromArn(arn)),
    });
    // AWS Backup hears of objects this way, and would switch it on itself until the next deployment.
    const resource = bucketResource(bucket);
    resource.notificationConfiguration = {
      ...notificationsOf(resource),
      eventBridgeConfiguration: { eventBridgeEnabled: true },
    };
  }

  private backupRole() {
    const policies = [
      "service-role/AWSBackupServiceRolePolicyForBackup",
      "AWSBackupServiceRolePolicyForS3Backup",
    ];
    const role = new Role(this, "Role", {
      assumedBy: serviceInThisAccount(this, "backup.amazonaws.com"),
      managedPolicies: policies.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
    Validations.of(role).acknowledge(
      ...policies.map((name) => ({
        id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`,
        reason: "AWS keeps them for this service, and adds what its next versions need.",
      })),
    );
    return role;
  }
}
