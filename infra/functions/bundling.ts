import { resolve } from "node:path";
import { type BundlingOptions, OutputFormat } from "aws-cdk-lib/aws-lambda-nodejs";
import type { Settings } from "../settings.ts";
import { bringing } from "./native-modules.ts";

/** Some libraries inside the bundle still call `require`, which an ES module does not have. */
const banner =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/**
 * How the SDK finds credentials elsewhere. In a function they stand in the environment, which is asked first, so
 * these are never loaded: 110 KB of each bundle.
 */
const neverLoaded = ["ini", "process", "sso", "web-identity"].map(
  (provider) => `@aws-sdk/credential-provider-${provider}`,
);

/** sanitize-html parses styles with postcss, 90 KB; our sanitiser switches that off. */
const leftOut = { "--alias:postcss": resolve(import.meta.dirname, "left-out.cjs") };

/**
 * esbuild on this machine, never Docker. The rest of the SDK is bundled: the tests run the version that is deployed.
 * Source maps come without the sources, or a bundle of 400 KB would carry 2 MB.
 */
const bundling: BundlingOptions = {
  format: OutputFormat.ESM,
  target: "node24",
  mainFields: ["module", "main"],
  minify: true,
  externalModules: neverLoaded,
  esbuildArgs: leftOut,
  sourceMap: true,
  sourcesContent: false,
  banner,
  forceDockerBundling: false,
};

/** The same for a function that needs packages with native code beside its bundle. */
export const bundlingWith = (
  nativeModules: readonly string[],
  settings: Pick<Settings, "architecture">,
): BundlingOptions =>
  nativeModules.length === 0
    ? bundling
    : {
        ...bundling,
        externalModules: [...neverLoaded, ...nativeModules],
        commandHooks: bringing(nativeModules, settings),
      };
