import * as z from "zod";
import { reportingHost } from "../edge/reporting-host.ts";
import { distributionsOf } from "./http/distribution.ts";
import type { Stack } from "./template/stack.ts";

export interface Localise {
  readonly urls: (value: string) => string;
  /** Includes names without a scheme, as in a content security policy. */
  readonly hosts: (value: string) => string;
}

export const portalNames = (stack: Stack): string[] =>
  distributionsOf(stack).flatMap(({ hostNames }) => hostNames);

export const localiseFor = (
  stack: Stack,
  { portal, s3, rum }: { readonly portal: string; readonly s3: string; readonly rum: string | undefined },
): Localise => {
  const bucketNames = stack
    .ofType("AWS::S3::Bucket", z.unknown())
    .flatMap(({ attribute }) => [attribute("RegionalDomainName"), attribute("DomainName")]);
  const names = [
    ...portalNames(stack).map((name) => [name, portal] as const),
    ...bucketNames.map((name) => [name, s3] as const),
    ...(rum ? [[reportingHost(stack.region), rum] as const] : []),
  ];
  const urls = (value: string) =>
    names.reduce((text, [name, url]) => text.replaceAll(`https://${name}`, url), value);
  return {
    urls,
    hosts: (value) =>
      names.reduce((text, [name, url]) => text.replaceAll(name, new URL(url).host), urls(value)),
  };
};
