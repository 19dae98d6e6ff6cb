import { resolve } from "node:path";
import { type BuildOptions, buildSync } from "esbuild";

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

const nothing = resolve(import.meta.dirname, "left-out.cjs");

/**
 * sanitize-html parses styles with postcss, 90 KB; our sanitiser switches that off. html-to-text could print parts as
 * HTML, by dom-serializer, 80 KB; none of our selectors asks for that.
 */
const leftOut = { postcss: nothing, "dom-serializer": nothing };

const mappedStacks = resolve(import.meta.dirname, "../../functions/platform/logging/mapped-stacks.ts");

/**
 * The rest of the SDK is bundled: the tests run the version that is deployed. What the code imports only when it is
 * needed becomes a file of its own, and costs no start that does not need it. Source maps come without the sources, or
 * a bundle of 400 KB would carry 2 MB.
 */
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

/** Writes `index.mjs`, what it loads when needed, and their source maps. */
export const bundle = (entry: string, external: readonly string[], output: string) =>
  buildSync({
    ...options,
    stdin: {
      contents: `import ${JSON.stringify(mappedStacks)}; export * from ${JSON.stringify(entry)};`,
      resolveDir: import.meta.dirname,
    },
    entryNames: "index",
    outdir: output,
    external: [...neverLoaded, ...external],
  });
