import { basename, resolve } from "node:path";
import { AssetHashType, DockerImage } from "aws-cdk-lib";
import { Code } from "aws-cdk-lib/aws-lambda";
import type { Settings } from "../settings.ts";
import { bundle } from "./bundle.ts";
import { bringNativeModules } from "./native-modules.ts";

/** CDK requires an image; bundling never uses a container. */
const noImage = DockerImage.fromRegistry("none");

interface Bundled {
  readonly entry: string;
  readonly threads: readonly string[];
  readonly nativeModules: readonly string[];
}

/** esbuild takes a third of a second in this process; CDK's bundling starts npm for each function. */
export const bundled = (
  { entry, threads, nativeModules }: Bundled,
  settings: Pick<Settings, "architecture">,
): Code =>
  Code.fromAsset(resolve(import.meta.dirname, "../.."), {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: noImage,
      // Never run: it only gives each bundle its own asset hash.
      command: [entry, ...nativeModules],
      local: {
        tryBundle: (output) => {
          bundle(entry, nativeModules, output);
          for (const thread of threads) bundle(thread, nativeModules, output, basename(thread, ".ts"));
          bringNativeModules(nativeModules, settings, output);
          return true;
        },
      },
    },
  });
