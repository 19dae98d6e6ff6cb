import { applicationFiles } from "../../../shared/applications/application-files.ts";
import { applicationProblems } from "../../../shared/applications/applications.problems.ts";
import { officeDay } from "../../../shared/dates/office-days.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import { anybody } from "../../data/files/owned-files.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { ownerOf, usesOf } from "../application-files.ts";
import type { ApplicationsDeps } from "../applications.deps.ts";
import { withStep } from "../history.ts";
import { notifyWatchers } from "../mails/notify-watchers.ts";

/** Later papers count, too, since a deletion removes all files in one transaction. */
const MOST_FILES = 20;

export const mayAddPapers = ({ files }: Pick<StoredApplication, "files">): boolean =>
  files.length + applicationFiles.maxCount <= MOST_FILES;

const papersNotification = async (
  application: StoredApplication,
  at: string,
  deps: ApplicationsDeps & { readonly now: Date },
) => {
  const { bells, mails } = await notifyWatchers(application, { kind: "applicationPapers", number: at }, deps);
  const isMailed = application.history?.some(
    (step) => step.kind === "papers" && officeDay(new Date(step.at)) === officeDay(deps.now),
  );
  return { bells, mails: isMailed ? [] : mails };
};

export const takePapers = async (
  application: Stored<StoredApplication>,
  fileIds: readonly string[],
  deps: ApplicationsDeps & { readonly now: Date },
): Promise<void> => {
  const { applications, ownedFiles, outbox, now } = deps;
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
  const { bells, mails } = await papersNotification(application, step.at, deps);
  const taken = await ownedFiles.changeWrites(owner, [], usesOf(fresh.map(({ id }) => id)), {
    viewer: anybody,
    now,
  });
  await ownedFiles.refusingLostFiles(() =>
    applications.update(
      application.id,
      (current) => withStep({ ...current, files: [...current.files, ...fresh] }, step),
      {
        from: application,
        missing: applicationProblems.linkInvalid,
        inTransaction: [
          ...taken,
          ...bells,
          ...mails.map(({ mailId, mail }) => outbox.postWrite(mailId, mail)),
        ],
      },
    ),
  );
  await outbox.hurry(mails.map(({ mailId }) => mailId));
};
