import { matchesGlob } from "node:path";
import * as z from "zod";
import type { Stack } from "../template/stack.ts";
import type { Origin } from "./api.ts";
import { compressionOf } from "./compression.ts";
import type { EdgeReply, EdgeRequest } from "./edge-request.ts";
import { forwardingOf, type Viewer } from "./forwarding.ts";
import { responseHeadersOf } from "./response-headers.ts";
import { signatureCheckOf } from "./signed-address.ts";
import { viewerFunctionOf } from "./viewer-function.ts";

const Behaviour = z.object({
  PathPattern: z.string().default("*"),
  TargetOriginId: z.string(),
  OriginRequestPolicyId: z.string().optional(),
  CachePolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  Compress: z.boolean().default(false),
  TrustedKeyGroups: z.array(z.string()).default([]),
  AllowedMethods: z.array(z.string()).default(["GET", "HEAD"]),
  FunctionAssociations: z
    .array(z.object({ EventType: z.literal("viewer-request"), FunctionARN: z.string() }))
    .default([]),
});
type Behaviour = z.output<typeof Behaviour>;

const TemplateOrigin = z.object({
  Id: z.string(),
  DomainName: z.string(),
  OriginCustomHeaders: z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })).default([]),
});

const Distribution = z.object({
  DistributionConfig: z.object({
    DefaultRootObject: z.string().optional(),
    Aliases: z.array(z.string()).default([]),
    Origins: z.array(TemplateOrigin),
    DefaultCacheBehavior: Behaviour,
    CacheBehaviors: z.array(Behaviour).default([]),
    /** Only how long errors are cached, which nothing is here. */
    CustomErrorResponses: z
      .array(z.strictObject({ ErrorCode: z.number(), ErrorCachingMinTTL: z.number() }))
      .default([]),
  }),
});

export const distributionsOf = (stack: Stack) =>
  stack.ofType("AWS::CloudFront::Distribution", Distribution).map(({ attribute, properties }) => ({
    config: properties.DistributionConfig,
    hostNames: [attribute("DomainName"), ...properties.DistributionConfig.Aliases],
  }));

type Config = ReturnType<typeof distributionsOf>[number]["config"];

export interface DistributionOptions {
  readonly originAt: (domainName: string) => Origin;
  readonly localise: (value: string) => string;
}

export type Edge = (request: EdgeRequest, viewer: Viewer) => Promise<EdgeReply>;

const methodNotAllowed: EdgeReply = {
  status: 403,
  headers: { "content-type": "text/plain" },
  body: "This distribution is not configured to allow this method.",
};

const behaviourOf = (
  stack: Stack,
  config: Config,
  behaviour: Behaviour,
  options: DistributionOptions,
): Edge => {
  const target = config.Origins.find(({ Id }) => Id === behaviour.TargetOriginId);
  if (!target) throw new Error(`The distribution has no origin ${behaviour.TargetOriginId}.`);
  const origin = options.originAt(target.DomainName);
  const ownHeaders = Object.fromEntries(
    target.OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue]),
  );
  const forward = forwardingOf(stack, {
    originRequest: behaviour.OriginRequestPolicyId,
    cache: behaviour.CachePolicyId,
  });
  const compress = behaviour.Compress ? compressionOf(stack, behaviour.CachePolicyId) : undefined;
  const dress = responseHeadersOf(stack, behaviour.ResponseHeadersPolicyId, options.localise);
  const refuse = signatureCheckOf(stack, behaviour.TrustedKeyGroups);
  const change = viewerFunctionOf(stack, behaviour.FunctionAssociations[0]?.FunctionARN);

  return async (asked, viewer) => {
    if (!behaviour.AllowedMethods.includes(asked.method)) return methodNotAllowed;
    const refusal = refuse(asked);
    if (refusal) return refusal;
    const changed = change(asked, viewer);
    if ("reply" in changed) return dress(changed.reply);
    const forwarded = forward(changed.request, viewer);
    const headers = { host: target.DomainName, ...forwarded.headers, ...ownHeaders };
    const reply = await origin({ ...forwarded, headers }, asked);
    return dress(compress ? await compress(asked, reply) : reply);
  };
};

export const createDistribution = (stack: Stack, config: Config, options: DistributionOptions): Edge => {
  const behaviours = [...config.CacheBehaviors, config.DefaultCacheBehavior].map((behaviour) => ({
    fits: (path: string) =>
      matchesGlob(
        path.replaceAll("/", " "),
        ` ${behaviour.PathPattern.replace(/^\//, "").replaceAll("/", " ")}`,
      ),
    answer: behaviourOf(stack, config, behaviour, options),
  }));

  return async (asked, viewer) => {
    const atRoot = asked.path === "/" && config.DefaultRootObject;
    const request = atRoot ? { ...asked, path: `/${config.DefaultRootObject}` } : asked;
    const behaviour = behaviours.find(({ fits }) => fits(request.path)) ?? behaviours.at(-1);
    if (!behaviour) throw new Error("A distribution has a default behaviour.");
    return behaviour.answer(request, viewer);
  };
};
