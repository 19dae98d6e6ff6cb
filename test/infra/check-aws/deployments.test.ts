import { expect, it } from "vitest";
import { blocker, type Finding, warning } from "../../../infra/check-aws/finding.ts";
import { deploymentsOf } from "../../../infra/deployments.ts";

const check = (isDeployed: boolean, findings: readonly Finding[] = []) => ({
  deployed: {
    account: undefined,
    isBootstrapped: true,
    others: [],
    own: isDeployed
      ? { StackName: "kanzleiportal-prod", CreationTime: new Date(), StackStatus: "CREATE_COMPLETE" as const }
      : undefined,
  },
  findings,
});

it("makes production without protection, so that a failure can be repeated, and protects it then", () => {
  expect(deploymentsOf({ stage: "prod" }, check(false))).toEqual([["-c", "protection=false"], []]);
  expect(deploymentsOf({ stage: "prod" }, check(true))).toEqual([[]]);
  expect(deploymentsOf({ stage: "dev" }, check(false))).toEqual([[]]);
});

it("deploys in spite of warnings, and not at all where something stops it", () => {
  expect(deploymentsOf({ stage: "prod" }, check(true, [warning("no DMARC record")]))).toEqual([[]]);
  expect(deploymentsOf({ stage: "prod" }, check(true, [blocker("another account")]))).toEqual([]);
});
