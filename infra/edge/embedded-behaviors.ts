import {
  type BehaviorOptions,
  type IOrigin,
  type IResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";

export const embeddedBehaviors = (
  origin: IOrigin,
  responseHeadersPolicy: IResponseHeadersPolicy,
): Record<string, BehaviorOptions> => {
  const embedded: BehaviorOptions = {
    origin,
    compress: true,
    responseHeadersPolicy,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  };
  return { "/assets/mail/*": embedded, "/embed/*": embedded };
};
