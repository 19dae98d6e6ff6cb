import { Fn, RemovalPolicy, Stack } from "aws-cdk-lib";
import { CfnStage, HttpApi, type HttpStage, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { Construct, type IDependable } from "constructs";
import { periods } from "../../shared/periods.ts";
import type { Settings } from "../settings.ts";
import type { Alarms } from "../watch/alarms.construct.ts";
import { watchApi } from "../watch/watch-api.ts";
import { accessLogFormat } from "./access-log-format.ts";
import { type OriginSecrets, originSecrets } from "./origin-secret.ts";

export interface PortalApiProps {
  readonly alarms: Alarms;
  readonly settings: Settings;
}

/** Calls per second for the whole API, and for each route without session. */
const throttle = { rateLimit: 500, burstLimit: 1000 };
const publicThrottle = { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 };

export class PortalApi extends Construct {
  readonly api: HttpApi;
  readonly originSecrets: OriginSecrets;
  private readonly stage: HttpStage;

  constructor(scope: Construct, id: string, { alarms, settings }: PortalApiProps) {
    super(scope, id);
    const accessLog = new LogGroup(this, "AccessLog", {
      retention: periods.accessLog.count,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.api = new HttpApi(this, "Api", { createDefaultStage: false });
    this.stage = this.api.addStage("Stage", {
      stageName: "$default",
      autoDeploy: true,
      throttle,
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        format: accessLogFormat,
      },
    });
    this.originSecrets = originSecrets(this, settings.originSecret);
    watchApi(this, { api: this.api, accessLog, alarms, stage: settings.stage });
  }

  get domainName() {
    return Fn.join(".", [this.api.apiId, "execute-api", Stack.of(this).region, Stack.of(this).urlSuffix]);
  }

  /** A stage can name a route only after it exists. */
  throttlePublic(routeKeys: readonly string[], routes: IDependable) {
    const { defaultChild } = this.stage.node;
    if (!(defaultChild instanceof CfnStage)) throw new Error("The stage has no CloudFormation resource.");
    defaultChild.addPropertyOverride(
      "RouteSettings",
      Object.fromEntries(routeKeys.map((key) => [key, publicThrottle])),
    );
    defaultChild.node.addDependency(routes);
  }
}
