import { NestedStack, Validations } from "aws-cdk-lib";
import { CfnIntegration, CfnRoute } from "aws-cdk-lib/aws-apigatewayv2";
import { CfnPermission, type IFunction } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import type { PathRoute } from "../../shared/contract/endpoint.ts";
import { inLanes } from "./lanes.ts";
import type { PortalApi } from "./portal-api.construct.ts";

export interface AreaRoutes {
  readonly area: string;
  readonly handler: IFunction;
  readonly routes: readonly Pick<PathRoute, "shape" | "routeKey">[];
}

export interface RoutesProps {
  readonly api: PortalApi;
  readonly areas: readonly AreaRoutes[];
}

export class Routes extends NestedStack {
  private readonly apiId: string;
  private readonly paths = new Construct(this, "Paths");

  constructor(scope: Construct, id: string, { api, areas }: RoutesProps) {
    super(scope, id);
    this.apiId = api.api.apiId;
    const made = areas.flatMap(({ area, handler, routes }) => {
      const target = this.integrate(area, handler);
      return routes.map((route) => this.route(route, target));
    });
    inLanes(made);
  }

  /** One permission for each function, since a resource policy ends at 20 KB, before all routes are in it. */
  private integrate(area: string, { functionArn }: IFunction) {
    new CfnPermission(this, `${area}-Permission`, {
      action: "lambda:InvokeFunction",
      principal: "apigateway.amazonaws.com",
      functionName: functionArn,
      sourceArn: this.formatArn({ service: "execute-api", resource: this.apiId, resourceName: "*/*" }),
    });
    const integration = new CfnIntegration(this, area, {
      apiId: this.apiId,
      integrationType: "AWS_PROXY",
      integrationUri: functionArn,
      payloadFormatVersion: "2.0",
    });
    return `integrations/${integration.ref}`;
  }

  /** The id has no names of parameters, so that these can change in place: a route key must be unique. */
  private route({ shape, routeKey }: AreaRoutes["routes"][number], target: string) {
    const route = new CfnRoute(this.paths, shape, { apiId: this.apiId, routeKey, target });
    Validations.of(route).acknowledge({
      id: "AwsSolutions-APIG4",
      reason: "The contract says who may call an endpoint; the area's function looks up session and rights.",
    });
    return route;
  }
}
