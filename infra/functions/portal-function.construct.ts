import { resolve } from "node:path";
import { type Duration, RemovalPolicy, Validations } from "aws-cdk-lib";
import {
  Architecture,
  Function as LambdaFunction,
  type RecursiveLoop,
  Runtime,
  Tracing,
} from "aws-cdk-lib/aws-lambda";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { periods } from "../../shared/periods.ts";
import { acknowledgeObjects } from "../data/acknowledge-objects.ts";
import { acknowledgeIdentities } from "../mail/acknowledge-identities.ts";
import type { Settings } from "../settings.ts";
import { watchIndexes } from "../watch/watch-indexes.ts";
import { bundled } from "./bundling.ts";
import { environmentFor } from "./environment.ts";
import { FunctionRole } from "./function-role.construct.ts";
import { statementsFor } from "./grants.ts";
import { objectPrefixes, type Permissions } from "./permissions.ts";
import type { Resources } from "./resources.ts";

const functionsFolder = resolve(import.meta.dirname, "../../functions");

export interface PortalFunctionProps {
  readonly entry: string;
  readonly memorySize: number;
  readonly timeout: Duration;
  readonly permissions: Permissions;
  /** For asynchronous calls; Lambda's default is 2. */
  readonly retryAttempts?: number;
  readonly recursiveLoop?: RecursiveLoop;
  readonly environment?: Readonly<Record<string, string>>;
  readonly nativeModules?: readonly string[];
  readonly threads?: readonly string[];
  readonly resources: Resources;
  readonly settings: Settings;
}

export class PortalFunction extends Construct {
  readonly handler: LambdaFunction;
  readonly logGroup: LogGroup;

  constructor(scope: Construct, id: string, props: PortalFunctionProps) {
    super(scope, id);
    const { entry, memorySize, timeout, permissions, resources, settings } = props;
    this.logGroup = new LogGroup(this, "Log", {
      retention: periods.functionLog.count,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.handler = new LambdaFunction(this, "Function", {
      code: bundled(
        {
          entry: resolve(functionsFolder, entry),
          threads: (props.threads ?? []).map((thread) => resolve(functionsFolder, thread)),
          nativeModules: props.nativeModules ?? [],
        },
        settings,
      ),
      handler: "index.handler",
      runtime: Runtime.NODEJS_24_X,
      architecture: settings.architecture === "arm64" ? Architecture.ARM_64 : Architecture.X86_64,
      memorySize,
      timeout,
      tracing: Tracing.ACTIVE,
      role: this.roleFor(permissions, resources),
      logGroup: this.logGroup,
      ...(props.recursiveLoop && { recursiveLoop: props.recursiveLoop }),
      ...(props.retryAttempts !== undefined && { retryAttempts: props.retryAttempts }),
      environment: {
        STAGE: settings.stage,
        ...environmentFor(permissions, resources, settings),
        ...props.environment,
      },
    });
    Validations.of(this.handler).acknowledge({
      id: "Serverless-LambdaDLQ",
      reason:
        "The API and queues call it and see its failure, and queues have dead letters; a schedule simply calls it again.",
    });
    this.logGroup.grants.write(this.handler);
    if (permissions.reads?.includes("search/")) watchIndexes(this, this.logGroup, settings.stage);
  }

  private roleFor(permissions: Permissions, resources: Resources) {
    const role = new FunctionRole(this, "Role", statementsFor(permissions, resources));
    Validations.of(role).acknowledge(
      {
        id: "AwsSolutions-IAM5[Resource::*]",
        reason:
          "X-Ray's put actions, ses:GetAccount and ses:DeleteSuppressedDestination know no resources; no other statement has this wildcard.",
      },
      {
        id: "Serverless-LambdaStarPermissions",
        reason: "Finds the wildcards of AwsSolutions-IAM5, which asks for a reason for each of them.",
      },
    );
    if (permissions.mail) acknowledgeIdentities(role);
    for (const prefix of objectPrefixes(permissions))
      acknowledgeObjects(role, resources.bucket, `${prefix}*`, "Others name the objects it works with.");
    return role;
  }
}
