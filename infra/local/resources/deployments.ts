import { matchesGlob } from "node:path";
import * as z from "zod";
import type { Stack } from "../template/stack.ts";

const Deployment = z.object({
  DestinationBucketName: z.string(),
  SourceObjectKeys: z.array(z.string()),
  SystemMetadata: z.record(z.string(), z.string()).default({}),
  Exclude: z.array(z.string()).default([]),
  Include: z.array(z.string()).default([]),
});

export interface DeployedFolder {
  readonly folder: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly takes: (path: string) => boolean;
}

/** Like the filters of `aws s3 sync`: `*` crosses slashes, the last match decides. */
const matches = (path: string, pattern: string) =>
  matchesGlob(path.replaceAll("/", " "), pattern.replaceAll("/", " "));

export const deploymentsTo = (stack: Stack, bucket: string): DeployedFolder[] =>
  stack
    .ofType("Custom::CDKBucketDeployment", Deployment)
    .filter(({ properties }) => properties.DestinationBucketName === bucket)
    .flatMap(({ properties: { SourceObjectKeys, SystemMetadata, Exclude, Include } }) =>
      SourceObjectKeys.flatMap((key) => stack.assets.get(key) ?? []).map((folder) => ({
        folder,
        headers: SystemMetadata,
        takes: (path) =>
          Include.some((pattern) => matches(path, pattern)) ||
          !Exclude.some((pattern) => matches(path, pattern)),
      })),
    );
