import { Duration, Validations } from "aws-cdk-lib";
import { HttpMethod, HttpRoute, HttpRouteKey } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { Construct } from "constructs";
import { type ContractTree, endpointsOf } from "../../shared/contract/endpoint.ts";
import type { AreaName } from "../../shared/portal.contract.ts";
import { PortalFunction, type PortalFunctionProps } from "../functions/portal-function.construct.ts";
import { areaFolders, areaMemory, areaPermissions, fallbackArea } from "./areas.ts";
import type { PortalApi } from "./portal-api.construct.ts";

export interface AreaProps extends Pick<PortalFunctionProps, "resources" | "settings" | "alarms"> {
  readonly area: AreaName;
  readonly contract: ContractTree;
  readonly api: PortalApi;
}

export class Area extends Construct {
  readonly routes: readonly HttpRoute[];

  constructor(scope: Construct, id: string, { area, contract, api, ...props }: AreaProps) {
    super(scope, id);
    const { handler } = new PortalFunction(this, area, {
      ...props,
      entry: `${areaFolders[area] ?? area}/${area}.function.ts`,
      memorySize: areaMemory(area),
      // API Gateway gives up after 30.
      timeout: Duration.seconds(29),
      permissions: { ...areaPermissions[area], portalOrigin: true },
      environment: { ORIGIN_SECRET: api.originSecret.secretValue.unsafeUnwrap() },
    });
    // One permission per function: a resource policy ends at 20 KB, long before 118 routes.
    const integration = new HttpLambdaIntegration(area, handler, { scopePermissionToRoute: false });
    this.routes = endpointsOf(contract).flatMap(({ endpoint: { method, path } }) =>
      api.api.addRoutes({ path, methods: [HttpMethod[method]], integration }),
    );
    if (area === fallbackArea) {
      const routeKey = HttpRouteKey.DEFAULT;
      this.routes = [
        ...this.routes,
        new HttpRoute(this, "Default", { httpApi: api.api, routeKey, integration }),
      ];
    }
    for (const route of this.routes) {
      Validations.of(route).acknowledge({
        id: "AwsSolutions-APIG4",
        reason:
          "The contract says who may call an endpoint; the area's function looks up session and rights.",
      });
    }
  }
}
