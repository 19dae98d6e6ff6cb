import { Duration } from "aws-cdk-lib";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import { type ContractTree, endpointsOf } from "../../shared/contract/endpoint.ts";
import type { AreaName } from "../../shared/portal.contract.ts";
import { PortalFunction, type PortalFunctionProps } from "../functions/portal-function.construct.ts";
import { areaFolders, areaMemory, areaPermissions } from "./areas.ts";
import type { PortalApi } from "./portal-api.construct.ts";

export interface AreaProps extends Pick<PortalFunctionProps, "resources" | "settings"> {
  readonly area: AreaName;
  readonly contract: ContractTree;
  readonly api: PortalApi;
}

const isAudited = (contract: ContractTree) =>
  endpointsOf(contract).some(({ endpoint }) => endpoint.audited || endpoint.exports);

export class Area extends Construct {
  readonly handler: IFunction;

  constructor(scope: Construct, id: string, { area, contract, api, ...props }: AreaProps) {
    super(scope, id);
    const { handler } = new PortalFunction(this, area, {
      ...props,
      entry: `${areaFolders[area] ?? area}/${area}.function.ts`,
      memorySize: areaMemory(area),
      // API Gateway gives up after 30 seconds.
      timeout: Duration.seconds(29),
      permissions: {
        ...(isAudited(contract) && { audit: "record" }),
        ...areaPermissions[area],
        portalOrigin: true,
      },
      environment: { ORIGIN_SECRET: api.originSecrets.accepted },
    });
    this.handler = handler;
  }
}
