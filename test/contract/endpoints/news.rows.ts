import type { portal } from "../../../shared/portal.contract.ts";
import { anArticleDraft } from "../../support/news.builder.ts";
import { ownOffice } from "../../support/viewers.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { editors, members, readers } from "./rights.ts";
import { stored } from "./subjects.ts";

const articleDraft = anArticleDraft({ organisationId: ownOffice.id });

export const newsRows: RowsOf<typeof portal.news> = {
  articles: {
    internal: { right: members },
    list: { right: readers },
    read: { right: members, subject: stored.article, requests: 1 },
    create: { right: editors, body: articleDraft },
    update: { right: editors, body: articleDraft, subject: stored.article },
    remove: { right: editors, subject: stored.article },
    removeFile: { right: editors, subject: stored.articleWithImage },
    clone: { right: editors, subject: stored.article },
    audience: { isOwn: true, right: editors, subject: stored.article },
  },
  overview: { read: { isOwn: true, right: members } },
  confirmations: {
    confirm: { isOwn: true, right: members, subject: stored.askingArticle },
    list: { isOwn: true, right: editors, subject: stored.askingArticle, requests: 5 },
    remind: { isOwn: true, right: editors, subject: stored.askingArticle },
  },
  releasers: {
    read: { isOwn: true, right: editors, query: { organisationId: ownOffice.id } },
  },
  templates: {
    list: { right: readers },
    choices: { isOwn: true, right: readers },
  },
  tags: {
    list: { isOwn: true, right: readers },
  },
  authors: {
    list: { isOwn: true, right: readers },
  },
};
