import type { IndexStore } from "../../../functions/platform/search/index-store.ts";

/** A store that keeps its promise about conditions, and lets a test stand in between. */
export const memoryStore = () => {
  let bytes: Uint8Array | undefined;
  let version = 0;
  const puts: number[] = [];
  const reads: string[] = [];
  const fixture = {
    /** Runs before each put. */
    beforePut: async (): Promise<void> => {},
  };
  const etag = () => `"${version}"`;
  const store: IndexStore = {
    read: async (known) => {
      const answer = !bytes ? "missing" : known === etag() ? "unchanged" : "read";
      reads.push(answer);
      if (answer !== "read" || !bytes) return answer === "unchanged" ? "unchanged" : "missing";
      return { bytes, etag: etag() };
    },
    replace: async (expected, next) => {
      await fixture.beforePut();
      if (expected !== (bytes ? etag() : undefined)) return undefined;
      bytes = next;
      version += 1;
      puts.push(next.length);
      return etag();
    },
  };
  return {
    store,
    fixture,
    puts,
    reads,
    lose: () => {
      bytes = undefined;
    },
    breakIt: (broken: Uint8Array = Buffer.from("this is no index")) => {
      bytes = broken;
      version += 1;
    },
  };
};
