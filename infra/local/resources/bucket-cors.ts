import * as z from "zod";
import type { Stack } from "../template/stack.ts";

export const CorsRule = z.object({
  bucket: z.string(),
  origins: z.array(z.string()),
  methods: z.array(z.string()),
  exposed: z.array(z.string()),
});
export type CorsRule = z.infer<typeof CorsRule>;

const Bucket = z.object({
  CorsConfiguration: z
    .object({
      CorsRules: z.array(
        z.object({
          AllowedOrigins: z.array(z.string()),
          AllowedMethods: z.array(z.string()),
          ExposedHeaders: z.array(z.string()).default([]),
        }),
      ),
    })
    .optional(),
});

/** S3 allows one `*` in an origin. */
const allows = (pattern: string, origin: string) => {
  const [start = "", end] = pattern.split("*");
  return end === undefined ? pattern === origin : origin.startsWith(start) && origin.endsWith(end);
};

export const corsRules = (
  stack: Stack,
  portal: { readonly names: readonly string[]; readonly url: string },
): CorsRule[] => {
  const here = (pattern: string) =>
    portal.names.some((name) => allows(pattern, `https://${name}`)) ? [portal.url] : [];
  return stack.ofType("AWS::S3::Bucket", Bucket).flatMap(({ ref, properties: { CorsConfiguration } }) =>
    (CorsConfiguration?.CorsRules ?? []).map(({ AllowedOrigins, AllowedMethods, ExposedHeaders }) => ({
      bucket: ref,
      origins: AllowedOrigins.flatMap((pattern) => [pattern, ...here(pattern)]),
      methods: AllowedMethods,
      exposed: ExposedHeaders,
    })),
  );
};

export const ruleFor = (
  rules: readonly CorsRule[],
  { bucket, origin, method }: { readonly bucket: string; readonly origin: string; readonly method: string },
): CorsRule | undefined =>
  rules.find(
    (rule) =>
      rule.bucket === bucket &&
      rule.methods.includes(method) &&
      rule.origins.some((pattern) => allows(pattern, origin)),
  );
