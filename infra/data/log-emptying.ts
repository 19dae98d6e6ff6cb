import { CfnResource, RemovalPolicy, type Stack } from "aws-cdk-lib";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";

/** CDK's function that empties buckets would leave a log group behind when its stack is gone. */
export const logEmptying = (stack: Stack): void => {
  const handler = stack.node
    .tryFindChild("Custom::S3AutoDeleteObjectsCustomResourceProvider")
    ?.node.tryFindChild("Handler");
  if (!(handler instanceof CfnResource)) throw new Error("CDK renamed the function that empties buckets.");
  const { logGroupName } = new LogGroup(stack, "EmptyingLog", {
    retention: RetentionDays.ONE_WEEK,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  handler.addPropertyOverride("LoggingConfig", { LogGroup: logGroupName });
};
