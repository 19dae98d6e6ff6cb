import { CfnResource, RemovalPolicy, type Stack } from "aws-cdk-lib";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";

/** A custom resource's function would leave a log group behind when its stack is gone. */
export const logCustomResource = (stack: Stack, type: `Custom::${string}`, id: string): void => {
  const handler = stack.node.tryFindChild(`${type}CustomResourceProvider`)?.node.tryFindChild("Handler");
  if (!(handler instanceof CfnResource)) throw new Error(`CDK renamed the function of ${type}.`);
  const { logGroupName } = new LogGroup(stack, id, {
    retention: RetentionDays.ONE_WEEK,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  handler.addPropertyOverride("LoggingConfig", { LogGroup: logGroupName });
};
