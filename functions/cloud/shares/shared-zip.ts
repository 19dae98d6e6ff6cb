import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds";
import { newZipJob, sendZipJob } from "../../data/jobs/ask-for-zip.ts";
import { contentsOfShare, fingerprintOf, sharedZipOwner } from "../../data/jobs/shared-contents.ts";
import { isTooMuch } from "../../data/jobs/zip-entry.ts";
import type { PublicSharesDeps } from "./public-shares.deps.ts";
import type { VisitedShare } from "./visited-share.ts";

/** Signed addresses are valid for this long. */
const MARGIN = minutesToMilliseconds(20);

export const sharedZip = async (
  visited: VisitedShare,
  { zipJobs, zipQueue, now }: PublicSharesDeps & { readonly now: Date },
): Promise<{ readonly fileId: string } | "waiting" | "large"> => {
  const entries = contentsOfShare(visited);
  if (isTooMuch(entries)) return "large";
  const name = { id: fingerprintOf(entries), userId: sharedZipOwner(visited.share.id) };
  const known = await zipJobs.find(name);
  const isKept = Date.parse(known?.readyUntil ?? "") - MARGIN > now.getTime();
  if (known?.state === "ready" && known.fileId !== null && isKept) return { fileId: known.fileId };
  const asked = { ...name, chosen: { shareId: visited.share.id }, fileName: `${visited.root.title}.zip` };
  if (!(await zipJobs.insertOnce(newZipJob(asked, entries, now), MARGIN))) return "waiting";
  await sendZipJob(name, zipQueue);
  return "waiting";
};
