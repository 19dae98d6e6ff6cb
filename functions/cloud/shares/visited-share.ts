import { shareProblems } from "../../../shared/cloud/cloud.problems.ts";
import { knownShare, type StoredShare } from "../../data/cloud/cloud-shares.collection.ts";
import { isExpired, loadShareReader, type OpenShare } from "../../data/cloud/open-share.ts";
import type { RequestContext } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { PublicSharesDeps } from "./public-shares.deps.ts";
import { endedDetail } from "./share-page.text.ts";
import { isUsedUp } from "./shown-share.ts";

export interface VisitedShare extends OpenShare {
  readonly share: StoredShare;
  readonly downloads: number;
  /** When its sharer was told last. */
  readonly toldOn: string | undefined;
  readonly isLocked: boolean;
}

export const shareEnded = (): Problem => new Problem(shareProblems.notFound, { detail: endedDetail });

/** By its token; whatever has ended it, the answer is the same. */
export const visitedShare = async (
  token: string,
  deps: PublicSharesDeps & Pick<RequestContext, "now" | "readCookie">,
): Promise<VisitedShare> => {
  const id = deps.shareLinks.idIn(token);
  const share = id === undefined ? undefined : await deps.cloudShares.find(id);
  if (!share || isExpired(share, deps.now)) throw shareEnded();
  const [read, use] = await Promise.all([loadShareReader(deps), deps.shareUses.find(share)]);
  const opened = read(knownShare(share));
  const downloads = use?.downloads ?? 0;
  if (!opened || isUsedUp(share, downloads)) throw shareEnded();
  const isLocked = share.passwordHash !== null && !deps.unlocking.isUnlocked(share.id, deps);
  return { ...opened, share, downloads, toldOn: use?.toldOn, isLocked };
};
