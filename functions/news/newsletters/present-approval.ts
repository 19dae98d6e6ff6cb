import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import type { StoredApproval, StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import type { PortalSettings } from "../../data/settings/settings.collection.ts";
import { Problem } from "../../platform/http/problem.ts";
import { fingerprintOf } from "./approval-fingerprint.ts";
import { loadArticlesOf, withArticles } from "./newsletter-articles.ts";
import { loadFrame, type NewsletterSources } from "./newsletter-content.ts";

type Known = ReadonlyMap<string, StoredArticle>;

const inOrder = ({ articleIds }: StoredNewsletter, known: Known) =>
  articleIds.flatMap((id) => known.get(id) ?? []);

export const presentFingerprint = async (
  newsletter: StoredNewsletter,
  sources: NewsletterSources,
): Promise<string> => {
  const [known, frame] = await Promise.all([
    sources.articles.findMany(newsletter.articleIds),
    loadFrame(newsletter, sources),
  ]);
  return fingerprintOf(newsletter, inOrder(newsletter, known), frame);
};

const isPending = ({ release, startedSendingAt }: StoredNewsletter) =>
  startedSendingAt === null && (release?.state === "asked" || release?.state === "given");

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
  sources: NewsletterSources,
) => {
  const { release } = newsletter;
  const shown = withArticles(newsletter, known);
  if (!release || !isPending(newsletter)) return shown;
  const frame = await loadFrame(newsletter, sources);
  const isPresent = release.fingerprint === fingerprintOf(newsletter, inOrder(newsletter, known), frame);
  return { ...shown, release: isPresent ? release : lapsed(release) };
};

export const loadShown = async <Newsletter extends StoredNewsletter>(
  newsletter: Newsletter,
  sources: NewsletterSources,
) =>
  isPending(newsletter)
    ? shownWith(newsletter, await sources.articles.findMany(newsletter.articleIds), sources)
    : loadArticlesOf(newsletter, sources.articles);

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
