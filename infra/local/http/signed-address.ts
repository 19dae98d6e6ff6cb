import { verify } from "node:crypto";
import * as z from "zod";
import type { Stack } from "../template/stack.ts";
import type { EdgeReply, EdgeRequest } from "./edge-request.ts";

const KeyGroup = z.object({ KeyGroupConfig: z.object({ Items: z.array(z.string()) }) });
const PublicKey = z.object({ PublicKeyConfig: z.object({ EncodedKey: z.string() }) });

const keysIn = (stack: Stack, groups: readonly string[]) => {
  const ids = stack
    .ofType("AWS::CloudFront::KeyGroup", KeyGroup)
    .filter(({ ref }) => groups.includes(ref))
    .flatMap(({ properties }) => properties.KeyGroupConfig.Items);
  return new Map(
    stack
      .ofType("AWS::CloudFront::PublicKey", PublicKey)
      .filter(({ ref }) => ids.includes(ref))
      .map(({ ref, properties }) => [ref, properties.PublicKeyConfig.EncodedKey]),
  );
};

const refusal = (Code: string, Message: string): EdgeReply => ({
  status: 403,
  headers: { "content-type": "text/xml" },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${Code}</Code><Message>${Message}</Message></Error>`,
});
const missingKey = refusal("MissingKey", "Missing Key-Pair-Id query parameter or cookie value");
const denied = refusal("AccessDenied", "Access denied");

/** CloudFront's base64 for addresses. */
const bytesOf = (signature: string) =>
  Buffer.from(signature.replaceAll("-", "+").replaceAll("_", "=").replaceAll("~", "/"), "base64");

/** CloudFront developer guide, "Create a signed URL using a canned policy". */
const isSigned = (address: string, parameters: URLSearchParams, key: string) => {
  const expires = Number(parameters.get("Expires"));
  const statement = {
    Resource: address,
    Condition: { DateLessThan: { "AWS:EpochTime": expires } },
  };
  const policy = Buffer.from(JSON.stringify({ Statement: [statement] }));
  const signature = bytesOf(parameters.get("Signature") ?? "");
  return expires * 1000 > Date.now() && verify("RSA-SHA1", policy, key, signature);
};

const own = /^(Expires|Signature|Key-Pair-Id)=/;

/** Refuses an unsigned address where a behaviour has trusted keys. */
export const signatureCheckOf = (
  stack: Stack,
  keyGroups: readonly string[],
): ((asked: EdgeRequest) => EdgeReply | undefined) => {
  if (keyGroups.length === 0) return () => undefined;
  const keys = keysIn(stack, keyGroups);
  return ({ path, query, headers }) => {
    const parameters = new URLSearchParams(query);
    const id = parameters.get("Key-Pair-Id");
    if (id === null) return missingKey;
    const key = keys.get(id);
    const rest = query.split("&").filter((pair) => pair && !own.test(pair));
    const scheme = headers["x-forwarded-proto"] ?? "http";
    const address = [`${scheme}://${headers.host}${path}`, ...(rest.length > 0 ? [rest.join("&")] : [])].join(
      "?",
    );
    return key && isSigned(address, parameters, key) ? undefined : denied;
  };
};
