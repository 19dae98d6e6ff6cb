import { officeDate } from "../../../shared/dates/office-days.ts";
import { publishTargets } from "../../../shared/news/article.ts";
import { articleStateText as stateText } from "../../../shared/news/article-state.text.ts";
import { articleStateOf } from "../../../shared/news/article-state.ts";
import type { InWords } from "../../components/form/editor/differences.ts";
import type { ArticleForm } from "./article-form.ts";
import { mediaText, placeText } from "./articles.text.ts";

interface Names {
  readonly office: (id: string | null) => string;
  readonly people: ReadonlyMap<string, string>;
}

const flagsIn = (form: ArticleForm) => ({
  isDraft: form.isDraft ?? false,
  isInReview: form.isInReview ?? false,
  isReleaseable: form.isReleaseable ?? false,
  isInternalRelease: form.isInternalRelease ?? false,
  isPublicRelease: form.isPublicRelease ?? false,
  isNewsletterRelease: form.isNewsletterRelease ?? false,
});

const chosen = (id: string | null | undefined) => (id ? mediaText.chosen : "");

/** The flags are compared as the one state they stand for, and where it is published. */
export const articleInWords = ({ office, people }: Names): InWords<ArticleForm> => ({
  state: (form) =>
    [
      stateText[articleStateOf(flagsIn(form)) ?? "draft"],
      ...publishTargets.filter((target) => form[target]).map((target) => placeText[target]),
    ].join(", "),
  organisationId: ({ organisationId = null }) => office(organisationId),
  publishedByOrganisationIds: ({ publishedByOrganisationIds = [] }) =>
    publishedByOrganisationIds.map(office).join(", "),
  authorId: ({ authorId }) => people.get(authorId ?? "") ?? "",
  titleImageId: ({ titleImageId }) => chosen(titleImageId),
  newsletterImageId: ({ newsletterImageId }) => chosen(newsletterImageId),
  confirmation: ({ confirmation }) =>
    confirmation
      ? [officeDate(confirmation.until), ...(confirmation.organisationIds ?? []).map(office)].join(", ")
      : "",
  imageTexts: ({ imageTexts = [] }) =>
    imageTexts.flatMap(({ alt, caption }) => [alt, caption].filter(Boolean)).join(", "),
  imageIds: ({ imageIds = [] }) => String(imageIds.length),
});
