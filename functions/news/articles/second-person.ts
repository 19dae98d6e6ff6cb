import { isDeepStrictEqual } from "node:util";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { publishTargets } from "../../../shared/news/article.ts";
import { articleProblems } from "../../../shared/news/news.problems.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import type { Stores } from "../../data/stores.ts";
import { problemAt } from "../../platform/http/problem.ts";
import { text } from "../news.text.ts";

const writtenFields = [
  "title",
  "subtitle",
  "abstract",
  "content",
  "pageTitle",
  "seoMetaDescription",
  "titleImageId",
  "newsletterImageId",
  "imageIds",
  "imageTexts",
  "files",
] as const satisfies readonly (keyof StoredArticle)[];

export const isRewritten = (before: StoredArticle, after: StoredArticle): boolean =>
  writtenFields.some((field) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null));

/** Articles that were stored earlier know only who changed them last. */
export const writerOf = ({ writtenBy, modifiedBy }: Pick<StoredArticle, "writtenBy" | "modifiedBy">) =>
  writtenBy ?? modifiedBy;

const showsFiles = ({ isPublicRelease, showsFilesPublicly, files }: StoredArticle) =>
  isPublicRelease && showsFilesPublicly === true && files.length > 0;

/** Compares with the present writer, since a change of the words ends an approval. */
const isApprovedByOther = ({ release, ...article }: StoredArticle): boolean =>
  release?.state === "given" && release.decidedBy !== writerOf(article);

export const requireSecondPerson = async (
  before: StoredArticle,
  after: StoredArticle,
  { viewer, settings }: Stores & { readonly viewer: Viewer },
): Promise<void> => {
  const [target] = publishTargets.filter((flag) => after[flag]);
  if (!target) return;
  const isNew =
    publishTargets.some((flag) => after[flag] && !before[flag]) || (showsFiles(after) && !showsFiles(before));
  const rewritten = isRewritten(before, after);
  const isOwn = writerOf(before) === actorOf(viewer) && !isApprovedByOther(before);
  if (!rewritten && !(isNew && isOwn)) return;
  if (!(await settings.read()).fourEyesForArticles) return;
  throw problemAt(
    articleProblems.needsSecondPerson,
    target,
    rewritten ? text.releasedTextStays : text.otherPersonReleases,
  );
};
