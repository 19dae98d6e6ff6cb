import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import type { StoredApproval, StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import type { PortalSettings } from "../../data/settings/settings.collection.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { Problem } from "../../platform/http/problem.ts";
import { fingerprintOf } from "./approval-fingerprint.ts";
import { loadArticlesOf, withArticles } from "./newsletter-articles.ts";
import { loadFrame } from "./newsletter-content.ts";

type Known = ReadonlyMap<string, StoredArticle>;

const inOrder = ({ articleIds }: StoredNewsletter, known: Known) =>
  articleIds.flatMap((id) => known.get(id) ?? []);

export const loadPresent = async (newsletter: StoredNewsletter, deps: LinkedStores) => {
  const [known, frame] = await Promise.all([
    deps.articles.findMany(newsletter.articleIds),
    loadFrame(newsletter, deps),
  ]);
  return { fingerprint: fingerprintOf(newsletter, inOrder(newsletter, known), frame), from: frame.from };
};

const isPending = ({ release, startedSendingAt }: StoredNewsletter) =>
  startedSendingAt === null && (release?.state === "asked" || release?.state === "given");

/** What may lapse by a change of what recipients see: an approval or a schedule. */
const mayLapse = (newsletter: StoredNewsletter) =>
  isPending(newsletter) || newsletter.scheduledFingerprint !== undefined;

const lapsed = (release: StoredApproval): StoredApproval => ({
  ...release,
  state: "lapsed",
  decidedAt: null,
  decidedBy: null,
  decidedByName: null,
});

export const shownWith = async <Newsletter extends StoredNewsletter>(
  newsletter: Newsletter,
  known: Known,
  deps: LinkedStores,
) => {
  const { release, scheduledFingerprint } = newsletter;
  const shown = withArticles(newsletter, known);
  if (!mayLapse(newsletter)) return shown;
  const frame = await loadFrame(newsletter, deps);
  const present = fingerprintOf(newsletter, inOrder(newsletter, known), frame);
  const isLapsed = release && isPending(newsletter) && release.fingerprint !== present;
  return {
    ...shown,
    ...(scheduledFingerprint === undefined ? {} : { isAsPlanned: scheduledFingerprint === present }),
    ...(isLapsed ? { release: lapsed(release) } : {}),
  };
};

export const loadShown = async <Newsletter extends StoredNewsletter>(
  newsletter: Newsletter,
  deps: LinkedStores,
) =>
  mayLapse(newsletter)
    ? shownWith(newsletter, await deps.articles.findMany(newsletter.articleIds), deps)
    : loadArticlesOf(newsletter, deps.articles);

export const requireApproved = async (
  { release, run }: StoredNewsletter,
  fingerprint: string,
  settings: Pick<PortalSettings, "read">,
): Promise<void> => {
  if (!(await settings.read()).fourEyesForNewsletters) return;
  if (release?.state === "given" && release.fingerprint === fingerprint) return;
  if (run > 0) throw new Problem(newsletterProblems.contentExpired);
  throw new Problem(
    release?.state === "given" ? newsletterProblems.changedSinceReleased : newsletterProblems.notReleased,
  );
};
