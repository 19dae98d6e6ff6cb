import { applicationFiles } from "../../../shared/applications/application-files.ts";
import { applicationProblems } from "../../../shared/applications/applications.problems.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import { anybody } from "../../data/files/owned-files.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { ownerOf, usesOf } from "../application-files.ts";
import type { ApplicationsDeps } from "../applications.deps.ts";
import { withStep } from "../history.ts";

/** Later ones included: all are removed in one transaction. */
const MOST_FILES = 20;

export const mayAddPapers = ({ files }: Pick<StoredApplication, "files">): boolean =>
  files.length + applicationFiles.maxCount <= MOST_FILES;

/** Files and what says that they came, together or not at all. */
export const takePapers = async (
  application: Stored<StoredApplication>,
  fileIds: readonly string[],
  { applications, ownedFiles, now }: ApplicationsDeps & { readonly now: Date },
): Promise<void> => {
  const owner = ownerOf(application);
  const uses = usesOf(fileIds);
  const found = await ownedFiles.check(owner, [], uses, anybody);
  const fresh = Array.from(found.values(), ({ id, fileName, contentType, size }) => ({
    id,
    fileName,
    contentType,
    size,
  })).filter(({ id }) => !application.files.some((file) => file.id === id));
  if (fresh.length === 0) return;
  const step = { kind: "papers", at: now.toISOString(), count: fresh.length } as const;
  const taken = await ownedFiles.changeWrites(owner, [], usesOf(fresh.map(({ id }) => id)), {
    viewer: anybody,
    now,
  });
  await ownedFiles.refusingLostFiles(() =>
    applications.update(
      application.id,
      (current) => withStep({ ...current, files: [...current.files, ...fresh] }, step),
      { from: application, missing: applicationProblems.linkInvalid, inTransaction: taken },
    ),
  );
};
