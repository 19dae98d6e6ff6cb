import { isProduction, type Stage } from "../settings.ts";
import { blocker, either, type Finding, good, warning } from "./finding.ts";
import type { DeployedStacks } from "./stacks.ts";

const accountFinding = ({ account }: Stage, deployed: DeployedStacks): Finding[] => {
  if (account === undefined || deployed.account === undefined) return [];
  return [
    account === deployed.account
      ? good(`This is the account ${account}.`)
      : blocker(`This is the account ${deployed.account}, and not ${account}: another profile is needed.`),
  ];
};

const bootstrapFinding = ({ account, region }: Stage, { isBootstrapped }: DeployedStacks): Finding => {
  const place = account && region ? ` aws://${account}/${region}` : "";
  return isBootstrapped
    ? good("The CDK may deploy here.")
    : blocker(`The CDK is not set up in this account and region: npx cdk bootstrap${place}`);
};

const othersFinding = (stage: string, { own, others }: DeployedStacks): Finding => {
  if (others.length === 0) return good("No other stage shares this account's rates, quotas and alarms.");
  const sentence = `${others.join(", ")} is here, too, and shares rates, quotas and alarms: one account for each stage.`;
  return isProduction({ stage }) && !own ? blocker(sentence) : warning(sentence);
};

const backupFinding = (name: string, { backupVaultArn }: Stage): Finding[] =>
  isProduction({ stage: name })
    ? [
        either(
          backupVaultArn !== undefined,
          "Table and files are copied into another vault each night.",
          "Nothing is copied out of this account: whoever loses it loses everything (backupVaultArn in infra/stages/prod.ts).",
        ),
      ]
    : [];

export const placeFindings = (name: string, stage: Stage, deployed: DeployedStacks): Finding[] => [
  ...accountFinding(stage, deployed),
  bootstrapFinding(stage, deployed),
  othersFinding(name, deployed),
  ...backupFinding(name, stage),
];
