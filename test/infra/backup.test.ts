import { describe, expect, it } from "vitest";
import * as z from "zod";
import { type Given, idIn, production, resourcesOf, synthesised } from "./synthesised.ts";

const backupVaultArn = "arn:aws:backup:eu-west-1:210987654321:backup-vault:portal";
const backedUp: Given = { ...production, backupVaultArn, backupDays: 90 };
const { ofType, at } = resourcesOf(backedUp);

const Plan = z.object({
  BackupPlan: z.object({
    BackupPlanRule: z.array(
      z.object({
        Lifecycle: z.object({ DeleteAfterDays: z.number() }),
        CopyActions: z.array(
          z.object({
            DestinationBackupVaultArn: z.string(),
            Lifecycle: z.object({ DeleteAfterDays: z.number() }),
          }),
        ),
      }),
    ),
  }),
});
const Selection = z.object({ BackupSelection: z.object({ Resources: z.array(z.unknown()) }) });

describe("what is backed up", () => {
  it("goes each night to the vault of another account or region, for as long as the stage says", () => {
    const plans = ofType("AWS::Backup::BackupPlan").map(
      ({ Properties }) => Plan.parse(Properties).BackupPlan,
    );

    expect(plans.flatMap(({ BackupPlanRule }) => BackupPlanRule)).toEqual([
      {
        Lifecycle: { DeleteAfterDays: 3 },
        CopyActions: [{ DestinationBackupVaultArn: backupVaultArn, Lifecycle: { DeleteAfterDays: 90 } }],
      },
    ]);
  });

  it("is the table and the files, which tell of their changes", () => {
    const selections = ofType("AWS::Backup::BackupSelection").map(
      ({ Properties }) => Selection.parse(Properties).BackupSelection.Resources,
    );

    expect(selections.flat().map(idIn)).toEqual([at("Table/Table").id, at("Files/Bucket").id]);
    expect(at("Files/Bucket").Properties.NotificationConfiguration).toMatchObject({
      EventBridgeConfiguration: { EventBridgeEnabled: true },
      QueueConfigurations: [{}, {}],
    });
  });

  it("is nothing unless the stage names a vault, which must not be lost with it", () => {
    const beside = "arn:aws:backup:eu-central-1:123456789012:backup-vault:portal";

    expect(resourcesOf(production).ofType("AWS::Backup::BackupPlan")).toEqual([]);
    expect(() => synthesised({ ...production, backupVaultArn: beside })).toThrow(
      "backupVaultArn is in the stage's own account and region",
    );
  });
});

describe("the budget of a stage", () => {
  it("tells whoever hears of alarms, before and after a month costs more", () => {
    const [budget] = resourcesOf({ ...production, monthlyBudget: 100 }).ofType("AWS::Budgets::Budget");

    expect(budget?.Properties).toMatchObject({
      Budget: { BudgetLimit: { Amount: 100, Unit: "USD" }, TimeUnit: "MONTHLY" },
    });
    expect(JSON.stringify(budget?.Properties).match(/technik@example[.]at/g)).toHaveLength(3);
  });

  it("needs somebody who hears of it", () => {
    expect(() => synthesised({ monthlyBudget: 100 })).toThrow(
      "alarmEmail is needed: who hears of the budget",
    );
  });
});
