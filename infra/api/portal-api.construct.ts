import { Fn, RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import { CfnStage, HttpApi, type HttpStage, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct, type IDependable } from "constructs";
import type { Alarms } from "../watch/alarms.construct.ts";
import { watchApi } from "../watch/watch-api.ts";
import { accessLogFormat } from "./access-log-format.ts";

export interface PortalApiProps {
  readonly alarms: Alarms;
  readonly stage: string;
}

/** Calls per second for the whole API, and for each route without session. */
const throttle = { rateLimit: 500, burstLimit: 1000 };
const publicThrottle = { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 };

export class PortalApi extends Construct {
  readonly api: HttpApi;
  /** Sent by CloudFront and checked by the functions, so that nobody gets past the edge. */
  readonly originSecret: Secret;
  private readonly stage: HttpStage;

  constructor(scope: Construct, id: string, { alarms, stage }: PortalApiProps) {
    super(scope, id);
    const accessLog = new LogGroup(this, "AccessLog", {
      retention: RetentionDays.THREE_MONTHS,
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
    this.originSecret = new Secret(this, "OriginSecret", {
      description: "Proves to the functions that a request came through CloudFront.",
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    Validations.of(this.originSecret).acknowledge({
      id: "AwsSolutions-SMG4",
      reason:
        "CloudFront and the functions read it when they are deployed; rotated between deployments, it would lock everybody out.",
    });
    watchApi(this, { api: this.api, accessLog, alarms, stage });
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
