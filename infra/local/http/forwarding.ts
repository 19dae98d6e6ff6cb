import * as z from "zod";
import type { Stack } from "../template/stack.ts";
import type { EdgeRequest } from "./edge-request.ts";

const HeadersConfig = z.object({
  HeaderBehavior: z.enum(["none", "whitelist"]),
  Headers: z.array(z.string().toLowerCase()).default([]),
});
const CookiesConfig = z.object({ CookieBehavior: z.enum(["none", "all"]) });
const QueryStringsConfig = z.object({
  QueryStringBehavior: z.enum(["none", "whitelist", "all"]),
  QueryStrings: z.array(z.string()).default([]),
});
const Forwarded = z.object({ HeadersConfig, CookiesConfig, QueryStringsConfig });

const OriginRequestPolicy = z.object({ OriginRequestPolicyConfig: Forwarded });
const CachePolicy = z.object({
  CachePolicyConfig: z.object({ ParametersInCacheKeyAndForwardedToOrigin: Forwarded }),
});

/** CloudFront drops them where it forwards cookies (developer guide, "Conditional requests"). */
const conditions = ["if-modified-since", "if-none-match"];

const alwaysForwarded = ["content-type", "content-length", "x-forwarded-for"];

const parameterName = (pair: string) => decodeURIComponent(pair.split("=", 1)[0] ?? "");

const edgeHeaders = (viewer: {
  readonly address: string;
  readonly port: number;
}): Record<string, string> => ({
  "cloudfront-viewer-address": `${viewer.address}:${viewer.port}`,
});

export interface Viewer {
  readonly address: string;
  readonly port: number;
}

export type Forward = (request: EdgeRequest, viewer: Viewer) => EdgeRequest;

const originRequestPolicyOf = (stack: Stack, id: string | undefined) => {
  if (id === undefined) return undefined;
  const policy = stack
    .ofType("AWS::CloudFront::OriginRequestPolicy", OriginRequestPolicy)
    .find(({ ref }) => ref === id);
  if (!policy) throw new Error(`The local run does not know the origin request policy ${id}.`);
  return policy.properties.OriginRequestPolicyConfig;
};

const cachePolicyOf = (stack: Stack, id: string | undefined) =>
  stack.ofType("AWS::CloudFront::CachePolicy", CachePolicy).find(({ ref }) => ref === id)?.properties
    .CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin;

export const forwardingOf = (
  stack: Stack,
  policies: { readonly originRequest?: string | undefined; readonly cache?: string | undefined },
): Forward => {
  const rules = [
    originRequestPolicyOf(stack, policies.originRequest),
    cachePolicyOf(stack, policies.cache),
  ].filter((rule) => rule !== undefined);
  const named = new Set(rules.flatMap(({ HeadersConfig }) => HeadersConfig.Headers));
  const forwardsCookies = rules.some(({ CookiesConfig }) => CookiesConfig.CookieBehavior === "all");

  const header = (name: string) => {
    if (alwaysForwarded.includes(name)) return true;
    return named.has(name) && !(forwardsCookies && conditions.includes(name));
  };
  const parameter = (pair: string) =>
    rules.some(
      ({ QueryStringsConfig: { QueryStringBehavior, QueryStrings } }) =>
        QueryStringBehavior === "all" || QueryStrings.includes(parameterName(pair)),
    );

  return (request, viewer) => {
    const { cookie, ...rest } = request.headers;
    const fromViewer = Object.entries(rest).filter(
      ([name]) => !name.startsWith("cloudfront-") && header(name),
    );
    const fromEdge = Object.entries(edgeHeaders(viewer)).filter(([name]) => named.has(name));
    return {
      ...request,
      query: request.query.split("&").filter(parameter).join("&"),
      headers: {
        "user-agent": "Amazon CloudFront",
        ...Object.fromEntries([...fromViewer, ...fromEdge]),
        ...(forwardsCookies && cookie && { cookie }),
      },
    };
  };
};
