import { Stack } from "aws-cdk-lib";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IConstruct } from "constructs";

/** A service, but only when it acts for our own account: nobody else can borrow its right. */
export const serviceInThisAccount = (scope: IConstruct, service: string) =>
  new ServicePrincipal(service, {
    conditions: { StringEquals: { "aws:SourceAccount": Stack.of(scope).account } },
  });
