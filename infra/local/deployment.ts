import { setTimeout as sleep } from "node:timers/promises";
import type { S3Client } from "@aws-sdk/client-s3";
import type { SQSClient } from "@aws-sdk/client-sqs";
import * as z from "zod";
import { apiDomain, createApi, type Origin } from "./http/api.ts";
import { createDistribution, distributionsOf, type Edge } from "./http/distribution.ts";
import { createObjects } from "./http/objects.ts";
import { createSite } from "./http/site.ts";
import { createFunctions, type LocalFunction } from "./lambda/functions.ts";
import type { Localise } from "./localise.ts";
import { deploymentsTo } from "./resources/deployments.ts";
import { startSchedules } from "./sources/schedules.ts";
import type { Source } from "./sources/source.ts";
import { sqsMappings } from "./sources/sqs-mapping.ts";
import { startSqsSource } from "./sources/sqs-source.ts";
import type { Stack } from "./template/stack.ts";

/** So long sources may take to finish what is at work. */
const GRACE_MS = 10_000;

export interface DeploymentOptions {
  readonly stack: Stack;
  readonly sqs: SQSClient;
  readonly s3: S3Client;
  readonly queueUrls: ReadonlyMap<string, string>;
  readonly localise: Localise;
  readonly environment: Readonly<Record<string, string>>;
  readonly webFolder?: string | undefined;
  readonly instances: number;
  readonly patience: number;
  readonly queues: boolean;
  readonly schedules: boolean;
  readonly log: (functionName: string, text: string) => void;
}

export interface Deployment {
  readonly edge: Edge;
  readonly functions: readonly LocalFunction[];
  readonly functionNamed: (nameOrIdOrArn: string) => LocalFunction;
  /** Starts workers one after the other, so that the first newsletter neither waits nor competes. */
  readonly prepare: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const finder = (functions: readonly LocalFunction[]) => (wanted: string) => {
  const found =
    functions.find(({ name, logicalId, arn }) => [name, logicalId, arn].includes(wanted)) ??
    functions.find(({ logicalId }) =>
      logicalId.toLowerCase().includes(wanted.toLowerCase().replaceAll("-", "")),
    );
  if (!found) throw new Error(`The template has no function ${wanted}.`);
  return found;
};

const edgeOf = (
  { stack, s3, localise, webFolder, patience }: DeploymentOptions,
  functions: readonly LocalFunction[],
): Edge => {
  const apis = stack.ofType("AWS::ApiGatewayV2::Api", z.unknown()).map(({ ref }) => ({
    domain: apiDomain(ref, stack),
    origin: createApi(stack, ref, functions, patience),
  }));
  const buckets = stack.ofType("AWS::S3::Bucket", z.unknown()).map(({ ref, attribute }) => ({
    name: ref,
    domain: attribute("RegionalDomainName"),
    deployed: deploymentsTo(stack, ref),
  }));

  const originAt = (domain: string): Origin => {
    const api = apis.find((one) => one.domain === domain);
    if (api) return api.origin;
    const bucket = buckets.find((one) => one.domain === domain);
    if (bucket && bucket.deployed.length === 0) return createObjects(s3, bucket.name);
    if (bucket) return createSite(bucket.deployed, webFolder);
    throw new Error(`The local run knows no origin ${domain}.`);
  };

  const [distribution] = distributionsOf(stack);
  if (!distribution) throw new Error("The template has no distribution.");
  return createDistribution(stack, distribution.config, { originAt, localise: localise.hosts });
};

export const deploy = (options: DeploymentOptions): Deployment => {
  const { stack, sqs, queueUrls, localise, environment, instances, patience, log } = options;
  const functions = createFunctions(stack, {
    environment,
    localise: localise.urls,
    instances,
    patience,
    log,
  });
  const functionNamed = finder(functions);

  const queueSources = (): Source[] =>
    sqsMappings(stack).map((mapping) =>
      startSqsSource({
        mapping,
        queueUrl: queueUrls.get(mapping.queueName) ?? "",
        handler: functionNamed(mapping.functionName),
        client: sqs,
        region: stack.region,
        log: (text) => log("sqs", text),
      }),
    );

  const edge = edgeOf(options, functions);
  const sources = [
    ...(options.queues ? queueSources() : []),
    ...(options.schedules ? startSchedules(stack, functionNamed) : []),
  ];

  return {
    edge,
    functions,
    functionNamed,
    prepare: async () => {
      if (!options.queues) return;
      for (const { functionName } of sqsMappings(stack)) await functionNamed(functionName).prepare();
    },
    stop: async () => {
      const finished = Promise.all(sources.map(({ stop }) => stop()));
      await Promise.race([finished, sleep(GRACE_MS, undefined, { ref: false })]);
      await Promise.all(functions.map(({ stop }) => stop()));
      await finished;
    },
  };
};
