import { resolve } from "node:path";
import { AssetHashType, DockerImage } from "aws-cdk-lib";
import { Code } from "aws-cdk-lib/aws-lambda";
import type { Settings } from "../settings.ts";
import { bundle } from "./bundle.ts";
import { bringNativeModules } from "./native-modules.ts";

/** CDK asks for one; it bundles here and never in a container. */
const noImage = DockerImage.fromRegistry("none");

/**
 * The code of a function, and packages with native code beside it. esbuild is called in this process: a bundle takes
 * a third of a second, where CDK's own way starts npm for each one and takes more than a second.
 */
export const bundled = (
  entry: string,
  nativeModules: readonly string[],
  settings: Pick<Settings, "architecture">,
): Code =>
  Code.fromAsset(resolve(import.meta.dirname, "../.."), {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: noImage,
      // Never run: it tells CDK one bundle from another.
      command: [entry, ...nativeModules],
      local: {
        tryBundle: (output) => {
          bundle(entry, nativeModules, output);
          bringNativeModules(nativeModules, settings, output);
          return true;
        },
      },
    },
  });
