import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { CustomResource, CustomResourceProvider, CustomResourceProviderRuntime, Duration } from "aws-cdk-lib";
import type { ISecret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import { buildSync } from "esbuild";
import { KEY_PAIRS, type KeyKind, type KeyPairs, publicKeyName } from "./key-pairs.ts";

const bundleHandler = (outdir: string) =>
  buildSync({
    entryPoints: { index: resolve(import.meta.dirname, "key-pair.handler.ts") },
    outdir,
    bundle: true,
    minify: true,
    platform: "node",
    target: "node24",
    // Lambda provides the SDK.
    external: ["@aws-sdk/*"],
    logLevel: "warning",
  });

const providerFor = (scope: Construct) => {
  const codeDirectory = mkdtempSync(join(tmpdir(), "key-pair-"));
  bundleHandler(codeDirectory);
  const provider = CustomResourceProvider.getOrCreateProvider(scope, KEY_PAIRS, {
    codeDirectory,
    runtime: CustomResourceProviderRuntime.NODEJS_24_X,
    timeout: Duration.minutes(1),
    description: "Makes the pairs of keys that sign the addresses of files, and pushes.",
  });
  rmSync(codeDirectory, { recursive: true });
  return provider;
};

/** Secrets Manager makes passwords only, so a function puts private keys there. Returns the public ones. */
export const keyPairsFor = (
  scope: Construct,
  { secretArn }: ISecret,
  numbers: readonly number[],
  kind?: KeyKind,
): ((number: number) => string) => {
  const provider = providerFor(scope);
  provider.addToRolePolicy({
    Effect: "Allow",
    Action: ["secretsmanager:GetSecretValue", "secretsmanager:PutSecretValue"],
    Resource: secretArn,
  });
  const properties: KeyPairs & { readonly SecretArn: string } = {
    SecretArn: secretArn,
    Numbers: numbers.map(String),
    ...(kind && { Kind: kind }),
  };
  const pairs = new CustomResource(scope, "KeyPairs", {
    resourceType: KEY_PAIRS,
    serviceToken: provider.serviceToken,
    properties,
  });
  return (number) => pairs.getAttString(publicKeyName(number));
};
