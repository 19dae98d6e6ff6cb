import { Stack } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, StarPrincipal } from "aws-cdk-lib/aws-iam";
import { CfnAppMonitor } from "aws-cdk-lib/aws-rum";
import { Construct } from "constructs";
import type { PageViewTarget } from "../../shared/login/page-view-target.ts";
import { reportingHost } from "../edge/reporting-host.ts";

export interface PageViewsProps {
  readonly domain: string;
  readonly sampleRate: number;
}

/** Pages report without credentials: a resource policy needs neither an identity pool nor a role. */
export class PageViews extends Construct {
  /** A `PageViewTarget` as JSON. */
  readonly target: string;

  constructor(scope: Construct, id: string, { domain, sampleRate }: PageViewsProps) {
    super(scope, id);
    const stack = Stack.of(this);
    const { region } = stack;
    const name = stack.stackName;
    const resources = [stack.formatArn({ service: "rum", resource: "appmonitor", resourceName: name })];
    const policy = new PolicyDocument({
      statements: [
        new PolicyStatement({
          principals: [new StarPrincipal()],
          actions: ["rum:PutRumEvents"],
          resources,
        }),
      ],
    });
    const monitor = new CfnAppMonitor(this, "Monitor", {
      name,
      domain,
      // A copy of the events in CloudWatch Logs would outlive the 30 days of the monitor.
      cwLogEnabled: false,
      appMonitorConfiguration: { allowCookies: false, sessionSampleRate: sampleRate },
      resourcePolicy: { policyDocument: stack.toJsonString(policy) },
    });
    const target: PageViewTarget = {
      endpoint: `https://${reportingHost(region)}`,
      region,
      monitorId: monitor.attrId,
      sampleRate,
    };
    this.target = stack.toJsonString(target);
  }
}
