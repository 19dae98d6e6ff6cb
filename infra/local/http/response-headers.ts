import * as z from "zod";
import type { Stack } from "../template/stack.ts";
import type { EdgeReply } from "./edge-request.ts";

const Override = z.strictObject({ Override: z.boolean() });
const Policy = z.object({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    SecurityHeadersConfig: z.strictObject({
      ContentSecurityPolicy: Override.extend({ ContentSecurityPolicy: z.string() }).optional(),
      ContentTypeOptions: Override.optional(),
      FrameOptions: Override.extend({ FrameOption: z.string() }).optional(),
      ReferrerPolicy: Override.extend({ ReferrerPolicy: z.string() }).optional(),
      StrictTransportSecurity: Override.extend({
        AccessControlMaxAgeSec: z.number(),
        IncludeSubdomains: z.literal(true),
      }).optional(),
    }),
    CustomHeadersConfig: z
      .object({ Items: z.array(Override.extend({ Header: z.string(), Value: z.string() })) })
      .optional(),
  }),
});
type Config = z.output<typeof Policy>["ResponseHeadersPolicyConfig"];

interface Addition {
  readonly name: string;
  readonly value: string;
  readonly override: boolean;
}

const securityHeaders = ({ SecurityHeadersConfig: config }: Config): Addition[] => {
  const { ContentSecurityPolicy: csp, FrameOptions, ReferrerPolicy, StrictTransportSecurity: sts } = config;
  const additions: (readonly [string, string, { readonly Override: boolean }] | undefined)[] = [
    csp && ["content-security-policy", csp.ContentSecurityPolicy, csp],
    config.ContentTypeOptions && ["x-content-type-options", "nosniff", config.ContentTypeOptions],
    FrameOptions && ["x-frame-options", FrameOptions.FrameOption, FrameOptions],
    ReferrerPolicy && ["referrer-policy", ReferrerPolicy.ReferrerPolicy, ReferrerPolicy],
    sts && ["strict-transport-security", `max-age=${sts.AccessControlMaxAgeSec}; includeSubDomains`, sts],
  ];
  return additions
    .filter((addition) => addition !== undefined)
    .map(([name, value, { Override }]) => ({ name, value, override: Override }));
};

export type Dress = (reply: EdgeReply) => EdgeReply;

export const responseHeadersOf = (
  stack: Stack,
  policyId: string | undefined,
  localise: (value: string) => string,
): Dress => {
  const config = stack
    .ofType("AWS::CloudFront::ResponseHeadersPolicy", Policy)
    .find(({ ref }) => ref === policyId)?.properties.ResponseHeadersPolicyConfig;
  if (!config) return (reply) => reply;
  const custom = (config.CustomHeadersConfig?.Items ?? []).map(({ Header, Value, Override }) => ({
    name: Header.toLowerCase(),
    value: Value,
    override: Override,
  }));
  const additions = [...securityHeaders(config), ...custom].map((addition) => ({
    ...addition,
    value: localise(addition.value),
  }));

  return (reply) => {
    const headers: Record<string, string> = { ...reply.headers };
    for (const { name, value, override } of additions)
      if (override || headers[name] === undefined) headers[name] = value;
    return { ...reply, headers };
  };
};
