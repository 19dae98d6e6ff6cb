import { addDays } from "date-fns/addDays";
import { ulid } from "ulid";
import { cloudProblems, shareProblems } from "../../../shared/cloud/cloud.problems.ts";
import { maySeeItem, visibilityOf } from "../../../shared/cloud/cloud-visibility.ts";
import { DEFAULT_SHARE_DAYS, LONGEST_SHARE } from "../../../shared/cloud/share.ts";
import { mayShare } from "../../../shared/cloud/share-rights.ts";
import { shares as contract } from "../../../shared/cloud/shares.contract.ts";
import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { actorOf, isOwner } from "../../../shared/contract/permissions.ts";
import type { CloudShares, StoredShare } from "../../data/cloud/cloud-shares.collection.ts";
import { isSharingAllowed } from "../../data/cloud/open-share.ts";
import { actorName } from "../../data/people/actor-name.ts";
import { openCreators } from "../../data/people/creators.ts";
import { pageOf } from "../../platform/collection/join.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import type { ResourceOptions } from "../../platform/http/resource.ts";
import { hashPassword } from "../../platform/security/password.ts";
import type { CloudDeps } from "../cloud.deps.ts";
import { itemResource, type LocatedItem } from "../items/item-resource.ts";
import { text } from "./shares.text.ts";
import { shownShares } from "./shown-share.ts";

const MOST_OF_ONE = 20;

const endOf = (expiresAt: string | undefined, now: Date): string => {
  const end = expiresAt === undefined ? addDays(now, DEFAULT_SHARE_DAYS) : new Date(expiresAt);
  if (end <= now) throw problemAt(requestProblems.malformed, "expiresAt", text.past);
  if (end.getTime() - now.getTime() > LONGEST_SHARE)
    throw problemAt(requestProblems.malformed, "expiresAt", text.tooLong);
  return end.toISOString();
};

const sharesOf = async (itemId: string, { cloudShares }: { readonly cloudShares: CloudShares }) =>
  Array.from((await cloudShares.projection()).entries(), ({ listed }) => listed)
    .filter((share) => share.itemId === itemId)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));

const { remove: _remove, ...others } = contract;

export const shares = implement<typeof others, CloudDeps, LocatedItem>(
  others,
  {
    create: async ({ resource, body }, deps) => {
      const { cloudShares, shareUses, shareLinks, viewer, now, trail } = deps;
      const expiresAt = endOf(body.expiresAt, now);
      if (!isSharingAllowed(resource, viewer, await deps.organisations.projection()))
        throw new Problem(shareProblems.switchedOff);
      if (!mayShare(viewer, resource, visibilityOf([...resource.path, resource])))
        throw new Problem(shareProblems.narrow);
      if ((await sharesOf(resource.id, deps)).length >= MOST_OF_ONE) throw new Problem(shareProblems.tooMany);
      const share: StoredShare = {
        id: ulid(),
        itemId: resource.id,
        userId: viewer.userId,
        createdBy: actorOf(viewer),
        creatorName: await actorName(deps),
        createdAt: now.toISOString(),
        expiresAt,
        passwordHash: body.password === undefined ? null : await hashPassword(body.password),
        maxDownloads: body.maxDownloads ?? null,
        note: body.note ?? null,
      };
      const entry = { subject: { id: resource.id, name: resource.title }, facts: { itemId: share.id } };
      await cloudShares.insert(share, [shareUses.beginWrite(share), await trail.write(entry)]);
      return { id: share.id, url: shareLinks.urlOf(share.id) };
    },

    list: async ({ resource }, deps) => {
      const { shareLinks, shareUses, viewer } = deps;
      const [own, downloads] = await Promise.all([
        sharesOf(resource.id, deps),
        shareUses.downloadsOf(resource.id),
      ]);
      const makers = new Map(own.map(({ id, userId }) => [id, userId]));
      const data = await shownShares(own, deps);
      return {
        data: data.map((share) => ({
          ...share,
          ...(makers.get(share.id) === viewer.userId && { url: shareLinks.urlOf(share.id) }),
        })),
        downloads,
      };
    },

    all: async ({ query: { config } }, deps) => {
      const { totalCount, data } = pageOf(await deps.cloudShares.projection(), config, everything);
      const { rows } = await deps.cloudTree();
      const [shown, creatorOf] = await Promise.all([
        shownShares(data, deps),
        openCreators(deps.employees, config.withCreator).load(data),
      ]);
      return {
        totalCount,
        data: shown.map((share) => ({
          ...share,
          ...creatorOf(share),
          title: rows.get(share.itemId)?.title ?? null,
        })),
      };
    },
  },
  { resource: itemResource },
);

/** Includes items in the trash, which would come back shared. */
const revocable: ResourceOptions<CloudDeps, LocatedItem> = {
  source: () => ({ missing: cloudProblems.notFound, keysOf: () => [], entityFrom: () => undefined }),
  findNamed: async (id, { cloudItems, cloudTree }) => {
    const [item, tree] = await Promise.all([cloudItems.find(id), cloudTree()]);
    return item && { ...item, path: tree.foldersAbove(item) };
  },
  visible: (item, { viewer }) =>
    viewer.isAdmin || isOwner(viewer, item) || maySeeItem(viewer, [...item.path, item]),
};

const { remove } = contract;

export const revokedShares = implement<{ readonly remove: typeof remove }, CloudDeps, LocatedItem>(
  { remove },
  {
    remove: async ({ resource, params: { shareId } }, { cloudShares, shareUses, trail }) => {
      const share = await cloudShares.find(shareId);
      if (share?.itemId !== resource.id) throw new Problem(shareProblems.notFound);
      const entry = await trail.write({ subject: { name: resource.title } });
      await cloudShares.remove(shareId, { from: share, inTransaction: [shareUses.endWrite(share), entry] });
    },
  },
  { resource: revocable },
);
