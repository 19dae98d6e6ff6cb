import type { ZipEntry } from "../data/jobs/zip-entry.ts";
import type { ZipStore } from "../data/jobs/zip-store.repository.ts";

const SMALL = 256 * 1024;
const AHEAD = 16;

export interface OpenedEntry extends ZipEntry {
  readonly content?: ReadableStream<Uint8Array> | Uint8Array;
}

const counting = (count: (bytes: number) => void) =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      count(chunk.length);
      controller.enqueue(chunk);
    },
  });

const isSmall = ({ file }: ZipEntry) => file !== undefined && file.size <= SMALL;

/** In order, with contents; files that were deleted meanwhile are left out. */
export async function* prefetch(
  entries: readonly ZipEntry[],
  open: ZipStore["open"],
  count: (bytes: number) => void,
): AsyncGenerator<OpenedEntry> {
  const asked = new Map<ZipEntry, Promise<Uint8Array | undefined>>();
  const ask = async ({ file }: ZipEntry) => {
    const stream = file && (await open(file.id));
    return stream && new Uint8Array(await new Response(stream).arrayBuffer());
  };

  for (const [at, entry] of entries.entries()) {
    for (const next of entries.slice(at, at + AHEAD)) {
      if (!isSmall(next) || asked.has(next)) continue;
      const content = ask(next);
      // The content is awaited in its turn, or never if the run ends before.
      content.catch(() => {});
      asked.set(next, content);
    }
    if (!entry.file) {
      yield entry;
      continue;
    }
    if (isSmall(entry)) {
      const content = await asked.get(entry);
      asked.delete(entry);
      if (!content) continue;
      count(content.length);
      yield { ...entry, content };
      continue;
    }
    const content = await open(entry.file.id);
    if (content) yield { ...entry, content: content.pipeThrough(counting(count)) };
  }
}
