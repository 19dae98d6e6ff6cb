import { takeRequested } from "../data/cloud/take-requested.ts";
import type { FileStore } from "../data/files/file-store.repository.ts";
import type { FreedFiles } from "../data/files/freed-files.ts";
import type { PartStore } from "../data/files/part-store.repository.ts";
import { noteFileState } from "../data/galleries/file-facts.ts";
import type { Stores } from "../data/stores.ts";
import { text } from "./files.text.ts";

interface SweepDeps extends Stores {
  readonly store: Pick<FileStore, "removeFile" | "eraseFile">;
  readonly parts: Pick<PartStore, "abort">;
}

/** Idempotent. An image would wait for ever if bytes never came or no check ended. */
const resolveTaken = async (deps: SweepDeps, id: string, now: Date): Promise<void> => {
  const { files, store, galleryImages } = deps;
  const taken = await files.find(id);
  if (!taken?.owner) return;
  if (taken.state === "waiting") await files.markRefused(taken, text.neverChecked);
  const file = await files.find(id);
  if (!file?.owner) return;
  await noteFileState(galleryImages, file);
  await takeRequested(deps, file, now);
  if (file.state === "refused") await store.removeFile(id);
  await files.keepTaken(id);
};

const PARALLEL = 10;

/** First the mark, then the bytes, then the item, so that the next sweep resumes an interrupted one. */
const clearAway = async (deps: SweepDeps, id: string, now: Date) => {
  const { files, store, parts } = deps;
  const file = await files.markDropped(id, now);
  if (!file) return resolveTaken(deps, id, now);
  if (file.uploadId !== undefined) await parts.abort({ id, uploadId: file.uploadId });
  if (file.purpose === "application") await store.eraseFile(id);
  else await store.removeFile(id);
  await files.forget(file);
};

const dropFreed = async ({ freedFiles }: SweepDeps, freed: FreedFiles, now: Date) => {
  for (const id of freed.ids) await freedFiles.drop(freed.owner, id, now);
  await freedFiles.done(freed);
};

/** A file that cannot be cleared away does not hold up others. */
export const sweepFiles = async (deps: SweepDeps, now: Date): Promise<void> => {
  const failures: unknown[] = [];
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => failures.push(error));
  for (const freed of await deps.freedFiles.list()) await attempt(dropFreed(deps, freed, now));
  const due = await deps.files.due(now);
  for (let start = 0; start < due.length; start += PARALLEL) {
    const some = due.slice(start, start + PARALLEL);
    await Promise.all(some.map((id) => attempt(clearAway(deps, id, now))));
  }
  if (failures.length) throw new AggregateError(failures, "Some files could not be cleared away");
};
