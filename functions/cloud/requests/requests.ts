import { addDays } from "date-fns/addDays";
import { ulid } from "ulid";
import { paperRequestProblems, shareProblems } from "../../../shared/cloud/cloud.problems.ts";
import { visibilityOf } from "../../../shared/cloud/cloud-visibility.ts";
import { LONGEST_REQUEST } from "../../../shared/cloud/paper-request.ts";
import { requests as contract } from "../../../shared/cloud/requests.contract.ts";
import { mayShare } from "../../../shared/cloud/share-rights.ts";
import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import type { StoredRequest } from "../../data/cloud/cloud-requests.collection.ts";
import { isSharingAllowed } from "../../data/cloud/open-share.ts";
import { requestedItem } from "../../data/cloud/take-requested.ts";
import { actorName } from "../../data/people/actor-name.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import type { CloudDeps } from "../cloud.deps.ts";
import { itemResource, type LocatedItem } from "../items/item-resource.ts";
import { requireLocation } from "../items/location.ts";
import { judgeFile } from "./judge-file.ts";
import { allRequests, ownRequests } from "./own-requests.ts";
import { mailAbout } from "./request-mails.ts";
import { text } from "./requests.text.ts";
import { shownRequest, shownSummary } from "./shown-request.ts";

const endOf = (expiresAt: string, now: Date): string => {
  const left = Date.parse(expiresAt) - now.getTime();
  if (left <= 0) throw problemAt(requestProblems.malformed, "expiresAt", text.past);
  if (left > LONGEST_REQUEST) throw problemAt(requestProblems.malformed, "expiresAt", text.tooLong);
  return expiresAt;
};

const requestAt = async (
  { id }: Pick<LocatedItem, "id">,
  requestId: string,
  { cloudRequests }: Pick<CloudDeps, "cloudRequests">,
) => {
  const request = await cloudRequests.find(requestId);
  if (request?.itemId !== id) throw new Problem(paperRequestProblems.notFound);
  return request;
};

const shownTo = async (
  request: StoredRequest,
  { requestUses, requestLinks, viewer }: CloudDeps & { readonly viewer: { readonly userId: string } },
) => {
  const url = request.userId === viewer.userId ? requestLinks.urlOf(request.id) : undefined;
  return shownRequest(request, await requestUses.find(request), url);
};

export const requests = implement<typeof contract, CloudDeps, LocatedItem>(
  contract,
  {
    create: async ({ resource, body }, deps) => {
      const { cloudItems, cloudRequests, requestUses, cloudWatches, outbox, requestLinks } = deps;
      const { viewer, now, trail } = deps;
      if (!isSharingAllowed(resource, viewer, await deps.organisations.projection()))
        throw new Problem(shareProblems.switchedOff);
      if (!mayShare(viewer, resource, visibilityOf([...resource.path, resource])))
        throw new Problem(shareProblems.narrow);
      requireLocation(resource.id, await deps.cloudTree(), viewer);
      const expiresAt = endOf(body.expiresAt, now);
      const { title, items, name, email, language, remindAfterDays } = body;
      const by = { createdBy: actorOf(viewer) };
      const { organisationId } = resource;
      const folder = requestedItem(
        by,
        { title, parentId: resource.id, organisationId, file: null, upload: null },
        now,
      );
      const request: StoredRequest = {
        ...by,
        id: ulid(now.getTime()),
        itemId: folder.id,
        userId: viewer.userId,
        creatorName: await actorName(deps),
        createdAt: now.toISOString(),
        title,
        items: items.map((item) => ({ name: item.name, hint: item.hint ?? null })),
        name,
        email,
        language,
        expiresAt,
        remindAt: remindAfterDays ? addDays(now, remindAfterDays).toISOString() : null,
        closedAt: null,
      };
      const { mailId, mail } = mailAbout(request, "asked", organisationId ?? viewer.employedAt);
      const entry = { subject: { id: folder.id, name: title }, facts: { itemId: request.id } };
      await cloudItems.insert(folder, [
        cloudRequests.overwrite(request),
        requestUses.beginWrite(request),
        outbox.postWrite(mailId, mail),
        await trail.write(entry),
      ]);
      if (viewer.employeeId !== null) await cloudWatches.begin(folder.id, viewer.employeeId, now);
      await outbox.hurry([mailId]);
      return { id: request.id, itemId: folder.id, url: requestLinks.urlOf(request.id) };
    },

    list: async ({ resource }, deps) => {
      const { rows } = await deps.cloudTree();
      const isHere = ({ itemId }: StoredRequest) =>
        itemId === resource.id || rows.get(itemId)?.parentId === resource.id;
      const found = (await allRequests(deps)).filter(isHere);
      const uses = await deps.requestUses.findMany(found);
      return { data: found.map((request) => shownSummary(request, uses.get(request.id))) };
    },

    own: async ({ query: { config } }, deps) => ownRequests(config, deps),

    read: async ({ resource, params: { requestId } }, deps) =>
      shownTo(await requestAt(resource, requestId, deps), deps),

    judge: async ({ resource, params: { requestId, fileId }, body }, deps) => {
      const request = await requestAt(resource, requestId, deps);
      await judgeFile({ request, subject: resource, fileId, judgement: body }, deps);
      return shownTo(request, deps);
    },

    close: async ({ resource, params: { requestId } }, deps) => {
      const { cloudRequests, now, trail } = deps;
      await requestAt(resource, requestId, deps);
      const closed = await cloudRequests.update(
        requestId,
        (request) => ({ ...request, closedAt: request.closedAt ?? now.toISOString() }),
        {
          inTransaction: async () => [
            await trail.write({
              subject: { id: resource.id, name: resource.title },
              facts: { itemId: requestId },
            }),
          ],
        },
      );
      return shownTo(closed, deps);
    },
  },
  { resource: itemResource },
);
