import { articleFields } from "../../../shared/news/article.fields.ts";
import type { Article } from "../../../shared/news/article.ts";
import { articleStateOf, type Trashable } from "../../../shared/news/article-state.ts";
import { articleProblems } from "../../../shared/news/news.problems.ts";
import { publishersOf } from "../../../shared/news/publishers.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Comparable } from "../../platform/collection/compare.ts";
import { Problem } from "../../platform/http/problem.ts";
import { searchTextOf } from "../../platform/search/entity-fields.ts";
import type { Table } from "../../platform/table/table.ts";
import { type ApprovalRequest, waitingOf } from "./approval-request.ts";

export interface StoredArticle extends Omit<Article, "release">, Trashable {
  readonly release?: ApprovalRequest | null | undefined;
  readonly wasPublic?: boolean | undefined;
  /** Sent mails may show the article's images. */
  readonly wasForNewsletters?: boolean | undefined;
  /** The last version that was asked for, also after asking has ended. */
  readonly confirmationVersion?: number | undefined;
  readonly deletedBy?: string | null | undefined;
  readonly deletedByName?: string | null | undefined;
}

export const hasAsked = ({ confirmation, confirmationVersion }: StoredArticle): boolean =>
  Boolean(confirmation) || confirmationVersion !== undefined;

const listedOf = (article: StoredArticle) => ({
  urlTitle: article.urlTitle,
  title: article.title,
  subtitle: article.subtitle,
  tag: article.tag,
  authorId: article.authorId,
  authorName: article.authorName,
  organisationId: article.organisationId,
  publishers: publishersOf(article),
  releaseDate: article.releaseDate,
  visibleUntil: article.visibleUntil,
  pinnedUntil: article.pinnedUntil,
  modifiedAt: article.modifiedAt,
  createdBy: article.createdBy,
  ownedBy: article.ownedBy,
  isInternalRelease: article.isInternalRelease,
  isPublicRelease: article.isPublicRelease,
  isNewsletterRelease: article.isNewsletterRelease,
  wasForNewsletters: article.wasForNewsletters,
  showsFilesPublicly: article.showsFilesPublicly,
  confirmation: article.confirmation ?? undefined,
  /** Somebody may have confirmed the article. */
  hasAsked: hasAsked(article),
  state: articleStateOf(article) ?? "draft",
  release: waitingOf(article.release),
  deletedAt: article.deletedAt ?? undefined,
});
export type ListedArticle = ReturnType<typeof listedOf>;

const visibilityOf = (listed: ListedArticle): string[] => [
  listed.state,
  ...(listed.isInternalRelease ? ["internal"] : []),
  ...(listed.isPublicRelease ? ["public"] : []),
  ...(listed.isNewsletterRelease ? ["newsletter"] : []),
];

const ENDLESS = "9999-12-31T00:00:00.000Z";

const fieldOf = (listed: ListedArticle, field: string): Comparable => {
  switch (field) {
    case "visibility":
      return visibilityOf(listed);
    case "creator":
      return [listed.createdBy, listed.authorId].filter((id) => id !== null);
    case "organisation":
      return listed.organisationId;
    case "visibleUntil":
      return listed.visibleUntil ?? ENDLESS;
    default:
      return listed[field as Exclude<keyof ListedArticle, "confirmation" | "release">];
  }
};

const openWithTrash = (table: Table) =>
  openCollection<StoredArticle, ListedArticle>(table, {
    name: "ARTICLE",
    missing: articleProblems.notFound,
    listed: listedOf,
    unique: [
      {
        name: "urlTitle",
        of: ({ urlTitle }) => urlTitle,
        taken: articleProblems.urlTitleTaken,
        path: "urlTitle",
      },
    ],
    fieldOf,
    searchText: searchTextOf(articleFields),
    defaultSort: [{ field: "releaseDate", direction: "desc" }],
  });

const present = <Found extends Trashable>(found: Found | undefined): Found | undefined =>
  found?.deletedAt ? undefined : found;

export const openArticles = (table: Table) => {
  const withTrash = openWithTrash(table);
  const required = <Found extends Trashable>(found: Found): Found => {
    if (found.deletedAt) throw new Problem(articleProblems.notFound);
    return found;
  };
  return {
    ...withTrash,
    withTrash,
    update: (...[id, change, options]: Parameters<typeof withTrash.update>) =>
      withTrash.update(id, (current) => change(required(current)), { shown: required, ...options }),
    find: async (id: string) => present(await withTrash.find(id)),
    findListed: async (id: string) => present(await withTrash.findListed(id)),
    findMany: async (ids: readonly string[]) => {
      const found = await withTrash.findMany(ids);
      return new Map([...found].filter(([, article]) => present(article)));
    },
    entityFrom: (...given: Parameters<typeof withTrash.entityFrom>) =>
      present(withTrash.entityFrom(...given)),
  };
};

export type Articles = ReturnType<typeof openArticles>;
