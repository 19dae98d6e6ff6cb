import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";

/** A frame's place in a bundle: file, line and column, both counted from 1. */
const bundlePlace = /(file:\/\/[^\s()]+):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | undefined>();

const readMap = (file: string) => {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), "utf8")) as SourceMapPayload); // by esbuild
  } catch {
    return undefined; // a file without a map
  }
};

const mapOf = (file: string) => {
  if (!maps.has(file)) maps.set(file, readMap(file));
  return maps.get(file);
};

/** A source's path begins with the way out of the folder in which the bundle was made. */
const fromRoot = (source: string) => source.replace(/^(\.\.\/)+/, "");

const sourcePlace = (place: string, file: string, line: string, column: string) => {
  const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
  return origin && "fileName" in origin
    ? `${fromRoot(origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
    : place;
};

/**
 * Stacks tell places in the sources. Node would do so by `--enable-source-maps`, but reads every map at each start of
 * a function, about a fifth of it; here the first stack that somebody looks at reads the maps it needs. Each bundle
 * begins with this file.
 */
Error.prepareStackTrace = (error, frames) =>
  // oxlint-disable-next-line typescript/no-base-to-string -- V8's frames print themselves, their type does not say so
  [error, ...frames].join("\n    at ").replace(bundlePlace, sourcePlace);
