import { Duration } from "aws-cdk-lib";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import type { AreaName } from "../../shared/portal.contract.ts";
import { PortalFunction, type PortalFunctionProps } from "../functions/portal-function.construct.ts";
import { areaFolders, areaMemory, areaPermissions } from "./areas.ts";
import type { PortalApi } from "./portal-api.construct.ts";

export interface AreaProps extends Pick<PortalFunctionProps, "resources" | "settings" | "alarms"> {
  readonly area: AreaName;
  readonly api: PortalApi;
}

export class Area extends Construct {
  readonly handler: IFunction;

  constructor(scope: Construct, id: string, { area, api, ...props }: AreaProps) {
    super(scope, id);
    const { handler } = new PortalFunction(this, area, {
      ...props,
      entry: `${areaFolders[area] ?? area}/${area}.function.ts`,
      memorySize: areaMemory(area),
      // API Gateway gives up after 30.
      timeout: Duration.seconds(29),
      permissions: { ...areaPermissions[area], portalOrigin: true },
      environment: { ORIGIN_SECRET: api.originSecrets.accepted },
    });
    this.handler = handler;
  }
}
