import type { AwsCall, UnscopedRequest } from "./aws-call.ts";

const PATH = /^\/(?<bucket>[^/?]+)\/?(?<key>[^?]*)(?:\?(?<query>.*))?$/;

/** By Amazon S3's user guide, "Required permissions for Amazon S3 API operations". */
const objectAction = (method: string, query: URLSearchParams): string => {
  const version = query.has("versionId") ? "Version" : "";
  if (query.has("tagging")) return `${method === "GET" ? "Get" : "Put"}Object${version}Tagging`;
  if (method === "GET" && query.has("uploadId")) return "ListMultipartUploadParts";
  if (method === "DELETE" && query.has("uploadId")) return "AbortMultipartUpload";
  if (method === "DELETE") return `DeleteObject${version}`;
  return method === "GET" || method === "HEAD" ? `GetObject${version}` : "PutObject";
};

const bucketAction = (method: string, query: URLSearchParams): string => {
  if (method !== "GET") return `${method} of a bucket`;
  if (query.has("uploads")) return "ListBucketMultipartUploads";
  return query.has("versions") ? "ListBucketVersions" : "ListBucket";
};

const arnOf = (path: string) => `arn:aws:s3:::${decodeURIComponent(path)}`;

export const s3Calls = ({ method, path, headers }: UnscopedRequest): AwsCall[] => {
  const { bucket = "", key = "", query: text = "" } = PATH.exec(path)?.groups ?? {};
  const query = new URLSearchParams(text);
  if (key === "") {
    const prefix = query.get("prefix");
    return [
      {
        action: `s3:${bucketAction(method, query)}`,
        resource: arnOf(bucket),
        conditions: prefix === null ? {} : { "s3:prefix": prefix },
      },
    ];
  }
  const source = headers["x-amz-copy-source"];
  return [
    { action: `s3:${objectAction(method, query)}`, resource: arnOf(`${bucket}/${key}`), conditions: {} },
    ...(source === undefined
      ? []
      : [{ action: "s3:GetObject", resource: arnOf(String(source)), conditions: {} }]),
    ...(headers["x-amz-tagging"] === undefined
      ? []
      : [{ action: "s3:PutObjectTagging", resource: arnOf(`${bucket}/${key}`), conditions: {} }]),
  ];
};

/** S3 tells only those who may list that an object is missing; others get a 403. */
export const missingObjectCalls = ({ path }: UnscopedRequest): AwsCall[] => {
  const { bucket = "", key = "" } = PATH.exec(path)?.groups ?? {};
  return key === "" ? [] : [{ action: "s3:ListBucket", resource: arnOf(bucket), conditions: {} }];
};
