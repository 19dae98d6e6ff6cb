import * as z from "zod";
import { ofBody, ofEmployer, ofResource, rule, ruleOnResource, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listFieldsOf } from "../contract/fields.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { forumProblems } from "../discussions/discussions.problems.ts";
import { fileProblems, takingProblems } from "../files/files.problems.ts";
import { pageWithPictures } from "../files/pictures.ts";
import { Audience } from "../notifications/announcement.ts";
import { articleFields } from "./article.fields.ts";
import { Article, ArticleCopy, ArticleDraft } from "./article.ts";
import { articleProblems } from "./news.problems.ts";

/** `visibility` goes beyond the specification: a newsletter needs articles visible when it goes out. */
const { filters, sort } = listFieldsOf(articleFields);
const listFields = {
  filters: [...filters, "visibility", "creator", "organisation", "textSearch", "toConfirm"],
  sort: [...sort, "reads"],
  isRanked: true,
} as const;

export const articles = {
  internal: endpoint({
    method: "GET",
    path: "/v1/news_new/internal",
    access: signedIn,
    summary: "The articles everybody in the group may read now",
    query: listQuery(listFields),
    reply: pageWithPictures(Article),
  }),
  list: endpoint({
    method: "GET",
    path: "/v1/news_new/articles",
    access: rule("READ_NEWS", ofEmployer),
    summary: "Articles in every state that the caller may see",
    query: listQuery(listFields),
    reply: page(Article),
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/news_new/articles/{idOrIdentifier}",
    access: signedIn,
    summary: "One article, by id or by urlTitle",
    reply: Article,
    versioned: true,
    problems: [articleProblems.notFound],
  }),
  noteReading: endpoint({
    method: "PUT",
    path: "/v1/news/articles/{id}/reads",
    access: signedIn,
    summary: "Counts that somebody has read an article; by whom is not stored",
    problems: [articleProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/news/articles",
    access: rule("EDIT_NEWS", ofBody),
    summary: "Saves a new article",
    audited: "article.created",
    body: ArticleDraft,
    reply: Article,
    status: 201,
    versioned: true,
    problems: [
      articleProblems.urlTitleTaken,
      articleProblems.stateNotAllowed,
      forumProblems.unknown,
      ...takingProblems,
    ],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/news/articles/{id}",
    access: ruleOnResource("EDIT_NEWS", ofResource),
    summary: "Saves an article",
    audited: [
      "article.edited",
      "article.submitted",
      "article.reviewed",
      "article.released",
      "article.made-public",
      "article.withdrawn",
    ],
    body: ArticleDraft,
    reply: Article,
    versioned: true,
    problems: [
      articleProblems.notFound,
      articleProblems.urlTitleTaken,
      articleProblems.urlTitleFixed,
      articleProblems.stateNotAllowed,
      articleProblems.needsSecondPerson,
      articleProblems.releaseNotAsked,
      articleProblems.ownRelease,
      articleProblems.nobodyReleases,
      forumProblems.unknown,
      ...takingProblems,
      entityProblems.changed,
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/news/articles/{id}",
    access: ruleOnResource("EDIT_NEWS", ofResource),
    summary: "Withdraws an article and puts it into the trash, from which it can be restored for thirty days",
    audited: "article.deleted",
    current: Article,
    problems: [articleProblems.notFound, entityProblems.changed],
  }),
  removeFile: endpoint({
    method: "DELETE",
    path: "/v1/news/articles/{articleId}/files/{fileId}",
    access: ruleOnResource("EDIT_NEWS", ofResource),
    summary: "Deletes a file or an image of an article",
    audited: "article.file-deleted",
    problems: [articleProblems.notFound, articleProblems.needsSecondPerson, fileProblems.notFound],
  }),
  clone: endpoint({
    method: "GET",
    path: "/v1/news/articles/{id}/clone",
    access: ruleOnResource("EDIT_NEWS", ofResource),
    summary: "A copy of an article, not saved: a draft without an id",
    reply: ArticleCopy,
    problems: [articleProblems.notFound],
  }),
  audience: endpoint({
    method: "GET",
    path: "/v1/news/articles/{id}/audience",
    access: ruleOnResource("EDIT_NEWS", ofResource),
    summary: "Who hears of the article when it appears internally, by mail and by the bell, and when",
    query: z.object({ at: z.iso.datetime().optional() }),
    reply: Audience,
    problems: [articleProblems.notFound],
  }),
};
