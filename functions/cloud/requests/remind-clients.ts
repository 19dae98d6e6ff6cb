import { isOver } from "../../data/cloud/cloud-requests.collection.ts";
import { loadShareReader } from "../../data/cloud/open-share.ts";
import type { Stores } from "../../data/stores.ts";
import { mailAbout } from "./request-mails.ts";
import { shownSummary } from "./shown-request.ts";

export const remindClients = async (stores: Stores, now: Date): Promise<void> => {
  const { cloudRequests, requestUses, outbox, table } = stores;
  const due = Array.from((await cloudRequests.projection()).entries(), ({ listed }) => listed).filter(
    (request) =>
      request.remindAt !== null && Date.parse(request.remindAt) <= now.getTime() && !isOver(request, now),
  );
  if (due.length === 0) return;
  const uses = await requestUses.findMany(due);
  const open = due.filter((request) => {
    const use = uses.get(request.id);
    return use && !use.remindedAt && shownSummary(request, use).state !== "complete";
  });
  if (open.length === 0) return;
  const read = await loadShareReader(stores);
  for (const request of open) {
    const opened = read(request);
    if (!opened) continue;
    const { mailId, mail } = mailAbout(
      request,
      "reminder",
      opened.root.organisationId ?? opened.sharer.employedAt,
    );
    const isFirst = await table.tryTransact([
      requestUses.remindWrite(request, now),
      outbox.postWrite(mailId, mail),
    ]);
    if (isFirst) await outbox.hurry([mailId]);
  }
};
