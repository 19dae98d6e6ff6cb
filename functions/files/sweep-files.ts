import type { FileStore } from "../data/files/file-store.repository.ts";
import type { Files } from "../data/files/files.repository.ts";
import type { PartStore } from "../data/files/part-store.repository.ts";
import type { Releases } from "../data/files/released-files.ts";

import { together } from "../platform/runtime/together.ts";

export interface SweepDeps {
  readonly files: Files;
  readonly releases: Releases;
  readonly store: Pick<FileStore, "removeFile">;
  readonly parts: Pick<PartStore, "abort">;
}

const PARALLEL = 10;

/** Marked, then bytes, then item: if it stops anywhere, the next sweep goes on. */
const clearAway = async ({ files, store, parts }: SweepDeps, id: string, now: Date) => {
  const file = await files.markDropped(id, now);
  if (!file) return;
  if (file.uploadId !== undefined) await parts.abort({ id, uploadId: file.uploadId });
  await store.removeFile(id);
  await files.forget(file);
};

export const sweepFiles = async (deps: SweepDeps, now: Date): Promise<void> => {
  const { files, releases } = deps;
  for (const release of await releases.list()) {
    for (const id of release.ids) await releases.drop(release.owner, id, now);
    await releases.done(release);
  }
  const due = await files.due(now);
  for (let start = 0; start < due.length; start += PARALLEL) {
    await together(due.slice(start, start + PARALLEL).map((id) => clearAway(deps, id, now)));
  }
};
