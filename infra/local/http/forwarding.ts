import * as z from "zod";
import type { Stack } from "../template/stack.ts";
import type { EdgeRequest } from "./edge-request.ts";

const HeadersConfig = z.object({
  HeaderBehavior: z.enum(["none", "whitelist", "allViewer", "allViewerAndWhitelistCloudFront", "allExcept"]),
  Headers: z.array(z.string().toLowerCase()).default([]),
});
const CookiesConfig = z.object({
  CookieBehavior: z.enum(["none", "whitelist", "allExcept", "all"]),
  Cookies: z.array(z.string()).default([]),
});
const QueryStringsConfig = z.object({
  QueryStringBehavior: z.enum(["none", "whitelist", "allExcept", "all"]),
  QueryStrings: z.array(z.string()).default([]),
});
const Forwarded = z.object({ HeadersConfig, CookiesConfig, QueryStringsConfig });
type Forwarded = z.infer<typeof Forwarded>;

const OriginRequestPolicy = z.object({ OriginRequestPolicyConfig: Forwarded });
const CachePolicy = z.object({
  CachePolicyConfig: z.object({ ParametersInCacheKeyAndForwardedToOrigin: Forwarded }),
});

const everything: Forwarded = {
  HeadersConfig: { HeaderBehavior: "allViewer", Headers: [] },
  CookiesConfig: { CookieBehavior: "all", Cookies: [] },
  QueryStringsConfig: { QueryStringBehavior: "all", QueryStrings: [] },
};

/** AWS's managed policies by their well-known ids. */
const managed: Readonly<Record<string, Forwarded>> = {
  // AllViewer
  "216adef6-5c7f-47e4-b989-5492eafa07d3": everything,
  // AllViewerExceptHostHeader
  "b689b0a8-53d0-40ab-baf2-68738e2966ac": {
    ...everything,
    HeadersConfig: { HeaderBehavior: "allExcept", Headers: ["host"] },
  },
};

/** CloudFront drops them where it forwards cookies (developer guide, "Conditional requests"). */
const conditions = ["if-modified-since", "if-none-match"];

const alwaysForwarded = ["content-type", "content-length", "x-forwarded-for"];

const forwardsHeader = ({ HeaderBehavior, Headers }: Forwarded["HeadersConfig"], name: string) => {
  if (alwaysForwarded.includes(name)) return true;
  if (HeaderBehavior === "none") return false;
  if (HeaderBehavior === "whitelist") return Headers.includes(name);
  return HeaderBehavior !== "allExcept" || !Headers.includes(name);
};

const keeps = (
  behaviour: "none" | "whitelist" | "allExcept" | "all",
  names: readonly string[],
  name: string,
) =>
  behaviour === "all" ||
  (behaviour === "whitelist" && names.includes(name)) ||
  (behaviour === "allExcept" && !names.includes(name));

const cookieName = (pair: string) => pair.split("=", 1)[0]?.trim() ?? "";
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

const policyOf = (stack: Stack, id: string | undefined) => {
  const own = stack
    .ofType("AWS::CloudFront::OriginRequestPolicy", OriginRequestPolicy)
    .find(({ ref }) => ref === id)?.properties.OriginRequestPolicyConfig;
  return own ?? managed[id ?? ""];
};

const cachePolicyOf = (stack: Stack, id: string | undefined) =>
  stack.ofType("AWS::CloudFront::CachePolicy", CachePolicy).find(({ ref }) => ref === id)?.properties
    .CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin;

export const forwardingOf = (
  stack: Stack,
  policies: { readonly originRequest?: string | undefined; readonly cache?: string | undefined },
): Forward => {
  const rules = [policyOf(stack, policies.originRequest), cachePolicyOf(stack, policies.cache)].filter(
    (rule) => rule !== undefined,
  );
  const named = new Set(rules.flatMap(({ HeadersConfig }) => HeadersConfig.Headers));

  const dropsConditions = rules.some(({ CookiesConfig }) => CookiesConfig.CookieBehavior !== "none");
  const header = (name: string) =>
    !(dropsConditions && conditions.includes(name)) &&
    rules.some(({ HeadersConfig }) => forwardsHeader(HeadersConfig, name));
  const cookie = (pair: string) =>
    rules.some(({ CookiesConfig: { CookieBehavior, Cookies } }) =>
      keeps(CookieBehavior, Cookies, cookieName(pair)),
    );
  const parameter = (pair: string) =>
    rules.some(({ QueryStringsConfig: { QueryStringBehavior, QueryStrings } }) =>
      keeps(QueryStringBehavior, QueryStrings, parameterName(pair)),
    );

  return (request, viewer) => {
    const { cookie: cookies = "", ...rest } = request.headers;
    const forwardedCookies = cookies.split(/;\s*/).filter((pair) => pair && cookie(pair));
    const fromViewer = Object.entries(rest).filter(
      ([name]) => !name.startsWith("cloudfront-") && (header(name) || alwaysForwarded.includes(name)),
    );
    const fromEdge = Object.entries(edgeHeaders(viewer)).filter(([name]) => named.has(name));
    return {
      ...request,
      query: request.query.split("&").filter(parameter).join("&"),
      headers: {
        "user-agent": "Amazon CloudFront",
        ...Object.fromEntries([...fromViewer, ...fromEdge]),
        ...(forwardedCookies.length > 0 && { cookie: forwardedCookies.join("; ") }),
      },
    };
  };
};
