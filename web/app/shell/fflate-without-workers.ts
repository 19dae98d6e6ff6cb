import { type Unzipped, unzipSync, type Zippable, zipSync } from "fflate/browser";

/** Replaces fflate (vite.config.ts): its workers from blob: addresses violate the Content-Security-Policy. */
export * from "fflate/browser";

type Callback<Result> = (error: Error | null, result?: Result) => void;

const answer = <Result>(work: () => Result, callback: Callback<Result>): void => {
  let result: Result;
  try {
    result = work();
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  callback(null, result);
};

export const unzip = (archive: Uint8Array, callback: Callback<Unzipped>): void =>
  answer(() => unzipSync(archive), callback);

export const zip = (files: Zippable, callback: Callback<Uint8Array>): void =>
  answer(() => zipSync(files), callback);
