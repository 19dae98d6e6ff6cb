import { resolve } from "node:path";
import { type BuildOptions, buildSync } from "esbuild";

/** Some bundled libraries still call `require`, which ES modules lack. */
const banner =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** Never loaded, since the environment has credentials and is asked first: 110 KB per bundle. */
const neverLoaded = ["ini", "process", "sso", "web-identity"].map(
  (provider) => `@aws-sdk/credential-provider-${provider}`,
);

const nothing = resolve(import.meta.dirname, "left-out.cjs");

/** sanitize-html's style parser (90 KB) and html-to-text's HTML printer (80 KB) are switched off. */
const leftOut = { postcss: nothing, "dom-serializer": nothing };

const mappedStacks = resolve(import.meta.dirname, "../../functions/platform/logging/mapped-stacks.ts");

/** The SDK is bundled, so that tests run the deployed version; maps without sources keep a bundle below 2 MB. */
const options = {
  bundle: true,
  platform: "node",
  format: "esm",
  outExtension: { ".js": ".mjs" },
  splitting: true,
  target: "node24",
  mainFields: ["module", "main"],
  minify: true,
  sourcemap: true,
  sourcesContent: false,
  alias: leftOut,
  banner: { js: banner },
  logLevel: "warning",
} as const satisfies BuildOptions;

export const bundle = (entry: string, external: readonly string[], output: string, name = "index") =>
  buildSync({
    ...options,
    stdin: {
      contents: `import ${JSON.stringify(mappedStacks)}; export * from ${JSON.stringify(entry)};`,
      resolveDir: import.meta.dirname,
    },
    entryNames: name,
    outdir: output,
    external: [...neverLoaded, ...external],
  });
