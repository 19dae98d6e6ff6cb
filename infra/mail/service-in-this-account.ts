import { Stack } from "aws-cdk-lib";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IConstruct } from "constructs";

/** The condition prevents a confused deputy. */
export const serviceInThisAccount = (scope: IConstruct, service: string) =>
  new ServicePrincipal(service, {
    conditions: { StringEquals: { "aws:SourceAccount": Stack.of(scope).account } },
  });
