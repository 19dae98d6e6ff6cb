import type { Share, ShareState } from "../../../shared/cloud/share.ts";
import type { KnownShare } from "../../data/cloud/cloud-shares.collection.ts";
import {
  isExpired,
  loadShareReader,
  type OpenShare,
  type ShareSources,
} from "../../data/cloud/open-share.ts";
import type { ShareUse, ShareUses } from "../../data/cloud/share-uses.repository.ts";

export const isUsedUp = ({ maxDownloads }: Pick<KnownShare, "maxDownloads">, downloads: number): boolean =>
  maxDownloads !== null && downloads >= maxDownloads;

const stateOf = (
  share: KnownShare,
  use: ShareUse | undefined,
  opened: OpenShare | undefined,
  now: Date,
): ShareState => {
  if (isExpired(share, now)) return "expired";
  if (isUsedUp(share, use?.downloads ?? 0)) return "usedUp";
  return opened ? "active" : "unreachable";
};

const shownShare = (share: KnownShare, use: ShareUse | undefined, state: ShareState): Share => ({
  id: share.id,
  itemId: share.itemId,
  state,
  expiresAt: share.expiresAt,
  hasPassword: share.hasPassword,
  maxDownloads: share.maxDownloads,
  downloads: use?.downloads ?? 0,
  lastUsedAt: use?.lastUsedAt ?? null,
  note: share.note,
  createdAt: share.createdAt,
  createdBy: share.createdBy,
  creatorName: share.creatorName,
});

export const shownShares = async (
  shares: readonly KnownShare[],
  deps: ShareSources & { readonly shareUses: Pick<ShareUses, "findMany">; readonly now: Date },
): Promise<Share[]> => {
  const [read, uses] = await Promise.all([loadShareReader(deps), deps.shareUses.findMany(shares)]);
  return shares.map((share) => {
    const use = uses.get(share.id);
    return shownShare(share, use, stateOf(share, use, read(share), deps.now));
  });
};
