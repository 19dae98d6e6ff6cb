import { articleStateText as stateText } from "../../../shared/news/article-state.text.ts";
import { articleStateOf } from "../../../shared/news/article-state.ts";
import { formatDateTime } from "../../components/date-text.tsx";
import {
  type ComparedField,
  type Difference,
  differencesOf,
} from "../../components/form/editor/differences.ts";
import type { ArticleForm } from "./article-form.ts";
import { articleFields, mediaText } from "./articles.text.ts";

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

const stateIn = (form: ArticleForm) => stateText[articleStateOf(flagsIn(form)) ?? "draft"];

const idIn = (value: unknown) => (typeof value === "string" ? value : null);
const date = (value: unknown) => (typeof value === "string" ? formatDateTime(value) : "");

const chosen = (id: unknown) => (id ? mediaText.chosen : "");
const countOf = (ids: unknown) => (Array.isArray(ids) ? ids.length : 0);
const fileNames = (files: unknown) =>
  Array.isArray(files) ? files.map((file: { fileName?: string }) => file.fileName ?? "").join(", ") : "";

const fieldsWith = ({ office, people }: Names): ComparedField<ArticleForm>[] => [
  { field: "title", label: articleFields.title },
  { field: "subtitle", label: articleFields.subtitle },
  { field: "abstract", label: articleFields.abstract },
  { field: "content", label: articleFields.content },
  { field: "releaseDate", label: articleFields.releaseDate, inWords: date },
  { field: "visibleUntil", label: articleFields.visibleUntil, inWords: date },
  { field: "tag", label: articleFields.tag },
  { field: "taxTag", label: articleFields.taxTag },
  { field: "organisationId", label: articleFields.organisationId, inWords: (id) => office(idIn(id)) },
  {
    field: "publishedByOrganisationIds",
    label: articleFields.publishedByOrganisationIds,
    inWords: (ids) => (Array.isArray(ids) ? ids.map((id) => office(idIn(id))).join(", ") : ""),
  },
  {
    field: "authorId",
    label: articleFields.authorId,
    inWords: (id) => people.get(idIn(id) ?? "") ?? "",
  },
  { field: "titleImageId", label: articleFields.titleImageId, inWords: chosen },
  { field: "newsletterImageId", label: articleFields.newsletterImageId, inWords: chosen },
  { field: "imageIds", label: articleFields.imageIds, inWords: (ids) => String(countOf(ids)) },
  { field: "files", label: articleFields.files, inWords: fileNames },
  { field: "urlTitle", label: articleFields.urlTitle },
  { field: "pageTitle", label: articleFields.pageTitle },
  { field: "seoMetaDescription", label: articleFields.seoMetaDescription },
];

/** Where two versions of an article differ; the flags count as the one state they spell. */
export const articleDifferences = (mine: ArticleForm, theirs: ArticleForm, names: Names): Difference[] => {
  const [ownState, otherState] = [stateIn(mine), stateIn(theirs)];
  const state =
    ownState === otherState ? [] : [{ label: articleFields.state, mine: ownState, theirs: otherState }];
  return [...state, ...differencesOf(mine, theirs, fieldsWith(names))];
};
