import { Readable } from "node:stream";
import type { IndexStore } from "../../../functions/platform/search/index-store.ts";

/** Holds one file, which a test may lose or spoil. */
export const memoryStore = () => {
  let bytes: Uint8Array | undefined;
  let version = 0;
  const puts: number[] = [];
  const reads: string[] = [];
  const etag = () => `"${version}"`;
  const store: { -readonly [Name in keyof IndexStore]: IndexStore[Name] } = {
    read: async (_, known) => {
      const answer = !bytes ? "missing" : known === etag() ? "unchanged" : "read";
      reads.push(answer);
      if (answer !== "read" || !bytes) return answer === "unchanged" ? "unchanged" : "missing";
      return { bytes: Readable.from([bytes]), etag: etag() };
    },
    put: async (_, next) => {
      bytes = next;
      version += 1;
      puts.push(next.length);
      return etag();
    },
  };
  return {
    store,
    puts,
    reads,
    lose: () => {
      bytes = undefined;
    },
    spoil: (change: (bytes: Uint8Array) => Uint8Array) => {
      bytes = change(bytes ?? new Uint8Array());
      version += 1;
    },
  };
};
