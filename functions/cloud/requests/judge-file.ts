import { paperRequestProblems } from "../../../shared/cloud/cloud.problems.ts";
import type { requests } from "../../../shared/cloud/requests.contract.ts";
import type { BodyOf } from "../../../shared/contract/endpoint.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { remembering } from "../../data/cloud/cloud-history.ts";
import type { StoredCloudItem } from "../../data/cloud/cloud-items.collection.ts";
import type { StoredRequest } from "../../data/cloud/cloud-requests.collection.ts";
import { filesIn } from "../../data/cloud/request-uses.repository.ts";
import { actorName } from "../../data/people/actor-name.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Write } from "../../platform/table/item.ts";
import { problemOnConflict } from "../../platform/table/write-failures.ts";
import type { CloudDeps } from "../cloud.deps.ts";
import { changeOf } from "../items/change-of.ts";
import type { LocatedItem } from "../items/item-resource.ts";
import { mailAbout } from "./request-mails.ts";

interface Judging {
  readonly request: StoredRequest;
  readonly subject: Pick<LocatedItem, "organisationId">;
  readonly fileId: string;
  readonly judgement: BodyOf<typeof requests.judge>;
}

type JudgingDeps = CloudDeps & {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly trail: RequestTrail<"paper-request.judged">;
};

const alreadyReturned = (cause?: unknown) => new Problem(paperRequestProblems.alreadyReturned, { cause });

const withdraw = async (item: StoredCloudItem | undefined, writes: readonly Write[], deps: JudgingDeps) => {
  const { cloudItems, cloudChanges, table, viewer, now } = deps;
  if (!item || item.deletedAt !== null) return table.transact(writes);
  const deleterName = await actorName(deps);
  const deleted = { deletedAt: now.toISOString(), deletedBy: actorOf(viewer), deleterName };
  await cloudChanges.recorded(now, (writesOf) =>
    cloudItems.update(item.id, (current) => remembering(current, { ...current, ...deleted }, now), {
      inTransaction: (before, after) => [...writes, ...writesOf(changeOf(before, after, deps))],
    }),
  );
};

export const judgeFile = async (
  { request, subject, fileId, judgement }: Judging,
  deps: JudgingDeps,
): Promise<void> => {
  const { cloudItems, requestUses, outbox, table, trail, viewer } = deps;
  const file = filesIn(await requestUses.find(request)).find(({ id }) => id === fileId);
  if (!file?.cloudItemId) throw new Problem(paperRequestProblems.fileNotFound);
  if (file.state === "returned") throw alreadyReturned();
  const reason = judgement.state === "returned" ? judgement.reason : null;
  const writes = [
    requestUses.changeWrite(request, file, { state: judgement.state, reason }),
    await trail.write({ subject: { id: file.cloudItemId, name: file.name }, facts: { itemId: request.id } }),
  ];
  await problemOnConflict(alreadyReturned, async () => {
    if (judgement.state === "accepted") return table.transact(writes);
    const officeId = subject.organisationId ?? viewer.employedAt;
    const { mailId, mail } = mailAbout(request, "returned", officeId, fileId);
    const item = await cloudItems.find(file.cloudItemId ?? "");
    await withdraw(item, [...writes, outbox.postWrite(mailId, mail)], deps);
    await outbox.hurry([mailId]);
  });
};
