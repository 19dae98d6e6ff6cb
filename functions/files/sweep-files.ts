import type { PartStore } from "../data/files/part-store.repository.ts";
import type { Releases } from "../data/files/released-files.ts";
import { together } from "../platform/runtime/together.ts";
import { type SettleDeps, settleTaken } from "./settle-taken.ts";

export interface SweepDeps extends SettleDeps {
  readonly releases: Releases;
  readonly parts: Pick<PartStore, "abort">;
}

const PARALLEL = 10;

/** Marked, then bytes, then item: if it stops anywhere, the next sweep goes on. */
const clearAway = async (deps: SweepDeps, id: string, now: Date) => {
  const { files, store, parts } = deps;
  const file = await files.markDropped(id, now);
  if (!file) return settleTaken(deps, id);
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
