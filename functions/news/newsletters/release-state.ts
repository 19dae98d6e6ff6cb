import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import { mayRelease, type ReleaseState } from "../../../shared/news/release.ts";
import type { StoredNewsletter, StoredRelease } from "../../data/newsletters/newsletters.collection.ts";
import { actorName } from "../../data/people/actor-name.ts";
import type { Employees } from "../../data/people/employees.collection.ts";
import { Problem } from "../../platform/http/problem.ts";

interface Deciding {
  readonly viewer: Viewer;
  readonly employees: Employees;
  readonly now: Date;
}

export const decided = async (
  release: StoredRelease,
  state: ReleaseState,
  deps: Deciding,
  note: string | null = null,
): Promise<StoredRelease> => ({
  ...release,
  state,
  note,
  decidedAt: deps.now.toISOString(),
  decidedBy: actorOf(deps.viewer),
  decidedByName: await actorName(deps),
});

/** What was asked for or released is no longer what would go out. */
export const lapsedRelease = async (
  release: StoredRelease | null | undefined,
  deps: Deciding,
): Promise<StoredRelease | null> => {
  if (!release) return null;
  return release.state === "asked" || release.state === "given" ? decided(release, "lapsed", deps) : release;
};

/** What this caller may decide upon. */
export const requireDecidable = (
  { release, startedSendingAt }: StoredNewsletter,
  states: readonly ReleaseState[],
  viewer: Viewer,
): StoredRelease => {
  if (startedSendingAt !== null) throw new Problem(newsletterProblems.wasSent);
  if (!release || !states.includes(release.state)) throw new Problem(newsletterProblems.releaseNotAsked);
  if (!mayRelease(release, actorOf(viewer))) throw new Problem(newsletterProblems.ownRelease);
  return release;
};
