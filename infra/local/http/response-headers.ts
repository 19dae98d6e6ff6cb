import * as z from "zod";
import type { Stack } from "../template/stack.ts";
import type { EdgeReply } from "./edge-request.ts";

const Override = z.object({ Override: z.boolean().default(false) });
const Policy = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: z
      .object({
        ContentSecurityPolicy: Override.extend({ ContentSecurityPolicy: z.string() }).optional(),
        ContentTypeOptions: Override.optional(),
        FrameOptions: Override.extend({ FrameOption: z.string() }).optional(),
        ReferrerPolicy: Override.extend({ ReferrerPolicy: z.string() }).optional(),
        StrictTransportSecurity: Override.extend({
          AccessControlMaxAgeSec: z.coerce.number(),
          IncludeSubdomains: z.boolean().default(false),
          Preload: z.boolean().default(false),
        }).optional(),
        XSSProtection: Override.extend({
          Protection: z.boolean(),
          ModeBlock: z.boolean().default(false),
        }).optional(),
      })
      .prefault({}),
    CustomHeadersConfig: z
      .object({ Items: z.array(Override.extend({ Header: z.string(), Value: z.string() })).default([]) })
      .prefault({}),
    RemoveHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string() })).default([]) })
      .prefault({}),
  }),
});
type Config = z.output<typeof Policy>["ResponseHeadersPolicyConfig"];

interface Addition {
  readonly name: string;
  readonly value: string;
  readonly override: boolean;
}

const flags = (parts: readonly (string | false)[]) => parts.filter(Boolean).join("; ");

const securityHeaders = ({ SecurityHeadersConfig: config }: Config): Addition[] => {
  const { ContentSecurityPolicy: csp, FrameOptions, ReferrerPolicy, StrictTransportSecurity: sts } = config;
  const additions: (readonly [string, string, { readonly Override: boolean }] | undefined)[] = [
    csp && ["content-security-policy", csp.ContentSecurityPolicy, csp],
    config.ContentTypeOptions && ["x-content-type-options", "nosniff", config.ContentTypeOptions],
    FrameOptions && ["x-frame-options", FrameOptions.FrameOption, FrameOptions],
    ReferrerPolicy && ["referrer-policy", ReferrerPolicy.ReferrerPolicy, ReferrerPolicy],
    sts && [
      "strict-transport-security",
      flags([
        `max-age=${sts.AccessControlMaxAgeSec}`,
        sts.IncludeSubdomains && "includeSubDomains",
        sts.Preload && "preload",
      ]),
      sts,
    ],
    config.XSSProtection && [
      "x-xss-protection",
      config.XSSProtection.Protection ? flags(["1", config.XSSProtection.ModeBlock && "mode=block"]) : "0",
      config.XSSProtection,
    ],
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
  const custom = config.CustomHeadersConfig.Items.map(({ Header, Value, Override }) => ({
    name: Header.toLowerCase(),
    value: Value,
    override: Override,
  }));
  const additions = [...securityHeaders(config), ...custom].map((addition) => ({
    ...addition,
    value: localise(addition.value),
  }));
  const removed = new Set(config.RemoveHeadersConfig.Items.map(({ Header }) => Header.toLowerCase()));

  return (reply) => {
    const headers = Object.fromEntries(Object.entries(reply.headers).filter(([name]) => !removed.has(name)));
    for (const { name, value, override } of additions)
      if (override || headers[name] === undefined) headers[name] = value;
    return { ...reply, headers };
  };
};
