import type { ShareDownload } from "../../../shared/cloud/share.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { officeDay } from "../../../shared/dates/office-days.ts";
import { wantsBell } from "../../../shared/notifications/topics.ts";
import type { ListedCloudItem } from "../../data/cloud/cloud-items.collection.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import { describeError, log } from "../../platform/logging/log.ts";
import type { PublicSharesDeps } from "./public-shares.deps.ts";
import type { VisitedShare } from "./visited-share.ts";

type Recording = PublicSharesDeps & {
  readonly now: Date;
  readonly trail: RequestTrail<"share.downloaded">;
};

const notifySharer = async ({ share, sharer, root, tree }: VisitedShare, deps: Recording): Promise<void> => {
  const { employees, notifications, shareUses, now } = deps;
  const day = officeDay(now);
  if (!(await shareUses.claimDay(share, day))) return;
  const employee = sharer.employeeId === null ? undefined : await employees.find(sharer.employeeId);
  if (!wantsBell(employee ?? {}, "shareDownloaded")) return;
  const above = tree.foldersAbove(root).map(({ id }) => id);
  const subject = { area: "cloudItem", id: root.id } as const;
  await notifications.notify(
    [actorOf(sharer)],
    { kind: "shareDownloaded", subject, occasion: day, above },
    now,
  );
};

export const recordDownload = async (
  visited: VisitedShare,
  thing: Pick<ListedCloudItem, "id" | "title">,
  deps: Recording,
): Promise<void> => {
  const { share, root, toldOn } = visited;
  const { shareUses, table, trail, now } = deps;
  const download: ShareDownload = { shareId: share.id, at: now.toISOString(), title: thing.title };
  const entry = { subject: { id: thing.id, name: thing.title }, facts: { itemId: share.id } };
  const isLeft = await table.tryTransact([
    shareUses.countWrite(share, now),
    ...[...new Set([root.id, thing.id])].map((id) => shareUses.downloadWrite(id, download)),
    await trail.write(entry),
  ]);
  if (!isLeft) throw visited.ended();
  try {
    if (toldOn !== officeDay(now)) await notifySharer(visited, deps);
  } catch (error) {
    log.warn("a sharer was not told of a download", describeError(error));
  }
};
