import type { OutgoingHttpHeaders } from "node:http";

/** As IAM names it; `conditions` by condition key. */
export interface AwsCall {
  readonly action: string;
  readonly resource: string;
  readonly conditions: Readonly<Record<string, string>>;
}

export interface UnscopedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

export interface AwsRequest extends UnscopedRequest {
  readonly region: string;
}

/** fauxqs supports no other. */
export const ACCOUNT = "000000000000";
