import { ACCOUNT, type AwsCall, type AwsRequest, type UnscopedRequest } from "./aws-call.ts";
import { dynamoDbCalls } from "./dynamodb-calls.ts";
import { missingObjectCalls, s3Calls } from "./s3-calls.ts";

const sqsCalls = ({ headers, body, region }: AwsRequest): AwsCall[] => {
  const operation = String(headers["x-amz-target"]).replace(/^.*[.]/, "");
  const { QueueUrl = "" } = JSON.parse(body) as { QueueUrl?: string }; // written by the SDK
  const name = QueueUrl.slice(QueueUrl.lastIndexOf("/") + 1);
  return [
    {
      action: `sqs:${operation.replace(/Batch$/, "")}`,
      resource: `arn:aws:sqs:${region}:${ACCOUNT}:${name}`,
      conditions: {},
    },
  ];
};

/** Service authorization reference of SES v2: identity and configuration set are both asked. */
const sendingCalls = (
  { body, region }: AwsRequest,
  actions: readonly { readonly action: string; readonly knowsAddress: boolean }[],
): AwsCall[] => {
  const { FromEmailAddress = "", ConfigurationSetName = "" } = JSON.parse(body) as {
    FromEmailAddress?: string;
    ConfigurationSetName?: string;
  }; // written by the SDK
  const address = /<(.+)>$/.exec(FromEmailAddress)?.[1] ?? FromEmailAddress;
  const domain = address.slice(address.indexOf("@") + 1);
  return actions.flatMap(({ action, knowsAddress }) =>
    [`identity/${domain}`, `configuration-set/${ConfigurationSetName}`].map(
      (resource): AwsCall => ({
        action,
        resource: `arn:aws:ses:${region}:${ACCOUNT}:${resource}`,
        conditions: knowsAddress ? { "ses:FromAddress": address } : {},
      }),
    ),
  );
};

const sesCalls = (request: AwsRequest): AwsCall[] => {
  const [resource = ""] = request.path.replace(/^\/v2\/email\//, "").split(/[/?]/);
  switch (`${request.method} ${resource}`) {
    case "POST outbound-emails":
      return sendingCalls(request, [{ action: "ses:SendEmail", knowsAddress: true }]);
    case "POST outbound-bulk-emails":
      return sendingCalls(request, [
        { action: "ses:SendBulkEmail", knowsAddress: false },
        { action: "ses:SendBulkTemplatedEmail", knowsAddress: true },
      ]);
    case "GET account":
      return [{ action: "ses:GetAccount", resource: "*", conditions: {} }];
    case "DELETE suppression":
      return [{ action: "ses:DeleteSuppressedDestination", resource: "*", conditions: {} }];
    default:
      return [{ action: `ses:${request.method}`, resource, conditions: {} }];
  }
};

const services: Readonly<Record<string, (request: AwsRequest) => AwsCall[]>> = {
  dynamodb: dynamoDbCalls,
  sqs: sqsCalls,
  s3: s3Calls,
  ses: sesCalls,
};

/** `Credential=key/20261127/eu-central-1/s3/aws4_request` */
const SCOPE = /Credential=[^/]+\/\d+\/(?<region>[^/]+)\/(?<service>[^/]+)\/aws4_request/;

/** A request without a known right becomes one that no policy gives; what is not sent to AWS becomes none. */
export const callsOf = (request: UnscopedRequest): AwsCall[] => {
  const { region = "", service = "" } = SCOPE.exec(String(request.headers.authorization))?.groups ?? {};
  return services[service]?.({ ...request, region }) ?? [];
};

/** What AWS asks of a caller before it gives this answer. */
export const callsOfAnswer = (request: UnscopedRequest, status: number | undefined): AwsCall[] => {
  const { service } = SCOPE.exec(String(request.headers.authorization))?.groups ?? {};
  return service === "s3" && status === 404 && request.method === "GET" ? missingObjectCalls(request) : [];
};
