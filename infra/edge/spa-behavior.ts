import { resolve } from "node:path";
import {
  type BehaviorOptions,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type IOrigin,
  type IResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";

const spaFiles = resolve(import.meta.dirname, "spa-files.cf.js");

export const spaBehavior = (
  scope: Construct,
  origin: IOrigin,
  responseHeadersPolicy: IResponseHeadersPolicy,
): BehaviorOptions => ({
  origin,
  compress: true,
  functionAssociations: [
    {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(scope, "DeepLinks", {
        code: FunctionCode.fromFile({ filePath: spaFiles }),
        runtime: FunctionRuntime.JS_2_0,
      }),
    },
  ],
  responseHeadersPolicy,
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
});
