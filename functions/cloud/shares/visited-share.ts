import { shareProblems } from "../../../shared/cloud/cloud.problems.ts";
import type { ShareLanguage } from "../../../shared/cloud/public-shares.contract.ts";
import { knownShare, type StoredShare } from "../../data/cloud/cloud-shares.collection.ts";
import { isExpired, loadShareReader, type OpenShare } from "../../data/cloud/open-share.ts";
import type { RequestContext } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { PublicSharesDeps } from "./public-shares.deps.ts";
import { endedPage } from "./share-page.ts";
import { isUsedUp } from "./shown-share.ts";

export interface VisitedShare extends OpenShare {
  readonly share: StoredShare;
  readonly downloads: number;
  readonly toldOn: string | undefined;
  readonly isLocked: boolean;
  readonly ended: () => Problem;
}

export const DEFAULT_LANGUAGE: ShareLanguage = "de";

export const visitedShare = async (
  token: string,
  lang: ShareLanguage | undefined,
  deps: PublicSharesDeps & Pick<RequestContext, "now" | "readCookie">,
): Promise<VisitedShare> => {
  const ended = () =>
    new Problem(shareProblems.notFound, { page: endedPage(token, lang ?? DEFAULT_LANGUAGE) });
  const id = deps.shareLinks.idIn(token);
  const share = id === undefined ? undefined : await deps.cloudShares.find(id);
  if (!share || isExpired(share, deps.now)) throw ended();
  const [read, use] = await Promise.all([loadShareReader(deps), deps.shareUses.find(share)]);
  const opened = read(knownShare(share));
  const downloads = use?.downloads ?? 0;
  if (!opened || isUsedUp(share, downloads)) throw ended();
  const isLocked = share.passwordHash !== null && !deps.unlocking.isUnlocked(share.id, deps);
  return { ...opened, share, downloads, toldOn: use?.toldOn, isLocked, ended };
};
