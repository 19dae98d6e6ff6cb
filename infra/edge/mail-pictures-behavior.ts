import {
  type BehaviorOptions,
  type IOrigin,
  type IResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";

/** Shown by other sites too, since people read mails in the web. */
export const mailPicturesBehavior = (
  origin: IOrigin,
  responseHeadersPolicy: IResponseHeadersPolicy,
): Record<string, BehaviorOptions> => ({
  "/assets/mail/*": {
    origin,
    responseHeadersPolicy,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  },
});
