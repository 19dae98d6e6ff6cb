import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";

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

const fromRoot = (source: string) => source.replace(/^(\.\.\/)+/, "");

const sourcePlace = (place: string, file: string, line: string, column: string) => {
  const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
  return origin && "fileName" in origin
    ? `${fromRoot(origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
    : place;
};

/** Reads maps for the first stack only; `--enable-source-maps` would cost a fifth of each start. */
Error.prepareStackTrace = (error, frames) =>
  // oxlint-disable-next-line typescript/no-base-to-string -- V8's frames print themselves, their type does not say so
  [error, ...frames].join("\n    at ").replace(bundlePlace, sourcePlace);
