import * as z from "zod";
import { idIn, resourcesOf } from "./synthesised.ts";

const Behavior = z.object({
  PathPattern: z.string().optional(),
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).optional(),
  Compress: z.boolean().optional(),
  CachePolicyId: z.unknown(),
  OriginRequestPolicyId: z.unknown().optional(),
  ResponseHeadersPolicyId: z.unknown(),
  ViewerProtocolPolicy: z.string(),
  FunctionAssociations: z.array(z.object({ EventType: z.string() })).default([]),
  TrustedKeyGroups: z.array(z.unknown()).optional(),
});
const Distribution = z.object({
  DistributionConfig: z.object({
    DefaultCacheBehavior: Behavior,
    CacheBehaviors: z.array(Behavior),
    Origins: z.array(
      z.object({
        Id: z.string(),
        CustomOriginConfig: z.object({ OriginReadTimeout: z.number() }).optional(),
      }),
    ),
    CustomErrorResponses: z.unknown().optional(),
  }),
});

export const resources = resourcesOf();
export const {
  DefaultCacheBehavior: spa,
  CacheBehaviors,
  CustomErrorResponses,
  Origins,
} = Distribution.parse(resources.ofType("AWS::CloudFront::Distribution")[0]?.Properties).DistributionConfig;
export const at = (path: string) => CacheBehaviors.find(({ PathPattern }) => PathPattern === path);
export const api = at("/v1/*");
export const apiBehaviors = CacheBehaviors.filter(({ PathPattern }) => PathPattern?.startsWith("/v1/"));
export const feed = at("/v1/calendar/feed/*");
const isLikeApi = ({ CachePolicyId }: { CachePolicyId: unknown }) =>
  idIn(CachePolicyId) === idIn(api?.CachePolicyId);
export const publicBehaviors = apiBehaviors.filter((behavior) => !isLikeApi(behavior) && behavior !== feed);

export const fits = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll("?", ".").replaceAll("*", ".*")}$`).test(path);
