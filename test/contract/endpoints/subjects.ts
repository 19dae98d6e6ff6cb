import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { openNewsletters } from "../../../functions/data/newsletters/newsletters.collection.ts";
import { openSubscribers } from "../../../functions/data/subscribers/subscribers.collection.ts";
import { administration } from "../../../shared/administration/administration.contract.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { portal } from "../../portal.ts";
import { aPicture, uploadAs, uploadPicture } from "../../support/files.builder.ts";
import {
  aNewsletter,
  anArticle,
  anArticleDraft,
  aSubscriber,
  aTemplateSetDraft,
} from "../../support/news.builder.ts";
import { anEmployee, aRole, aUser } from "../../support/people.builder.ts";

export type Subject<Params = Readonly<Record<string, string>>> = (organisationId: string) => Promise<Params>;

const idOf = ({ id }: { readonly id: string }) => ({ id });
const callAsAdmin = async () => (await portal({ as: "admin" })).call;

const articleWithImage = async (organisationId: string) => {
  const { table, ...browser } = await portal({ as: "admin" });
  const fileId = await uploadPicture(browser);
  const body = anArticleDraft({ organisationId, imageIds: [fileId] });
  const { id } = (await browser.call(news.articles.create, { body })).data;
  await openArticles(table).update(id, (one) => ({ ...one, ...flagsOf("released") }));
  return { articleId: id, fileId };
};

const newsletter = async (organisationId: string, facts = {}) => {
  const { table } = await portal();
  return idOf(await openNewsletters(table).insert(aNewsletter({ organisationId, ...facts })));
};

export const stored = {
  article: async (organisationId: string) => {
    const { table } = await portal();
    const { id } = await openArticles(table).insert(anArticle({ organisationId }));
    return { id, idOrIdentifier: id };
  },
  publicArticle: async (organisationId: string) => {
    const { table } = await portal();
    const article = anArticle({ organisationId, isPublicRelease: true });
    return { urlTitle: (await openArticles(table).insert(article)).urlTitle };
  },
  articleWithImage,
  imageOfArticle: async (organisationId: string) => ({ id: (await articleWithImage(organisationId)).fileId }),
  upload: async () => ({ id: await uploadPicture(await portal({ as: "admin" })) }),
  /** Visible to its editors only. */
  newsletter: (organisationId: string) => newsletter(organisationId),
  /** With a newsletter that offers the article's file under the token "angeboten". */
  offeredFile: async (organisationId: string) => {
    const { table, ...browser } = await portal({ as: "admin" });
    const fileId = await uploadPicture(browser);
    const files = [{ id: fileId, fileName: "plan.jpg", contentType: "image/jpeg" }];
    const body = anArticleDraft({ organisationId, files });
    const article = (await browser.call(news.articles.create, { body })).data;
    const release = flagsOf("released", { isNewsletterRelease: true });
    await openArticles(table).update(article.id, (one) => ({ ...one, ...release }));
    const offering = { articleIds: [article.id], fileTokens: { [article.id]: "angeboten" } };
    return { ...(await newsletter(organisationId, offering)), fileId, articleId: article.id };
  },
  sentNewsletter: (organisationId: string) =>
    newsletter(organisationId, { startedSendingAt: "2026-01-08T08:00:00.000Z", run: 1 }),
  subscriber: async (organisationId: string) => {
    const { table } = await portal();
    return idOf(await openSubscribers(table).insert(aSubscriber({ organisationId })));
  },
  employee: async (employedAt: string) => {
    const { people } = await portal();
    return idOf(await people.employees.insert(anEmployee({ employedAt })));
  },
  user: async () => idOf(await (await portal()).people.users.insert(aUser())),
  role: async () => idOf(await (await portal()).people.roles.insert(aRole())),
  office: async (id: string) => ({ id, organisationId: id, employedAt: id }),
  officePicture: async (id: string) => {
    const admin = await portal({ as: "admin" });
    const picture = { fileName: "haus.jpg", contentType: "image/jpeg", bytes: await aPicture(400, 300) };
    const fileId = await uploadAs(admin, { ...picture, purpose: "organisation" });
    await admin.call(organisations.pictures.set, { params: { id }, body: { fileId, kind: "details" } });
    return { organisationId: id, pictureId: fileId };
  },
  officeLink: async (id: string) => {
    const call = await callAsAdmin();
    const body = { name: "Kammer", url: "https://kammer.example" };
    return { id, linkId: (await call(organisations.links.create, { params: { id }, body })).data.id };
  },
  customer: async (organisationId: string) => {
    const call = await callAsAdmin();
    const input = { params: { organisationId }, body: { name: "Bäckerei Krume" } };
    const { id } = (await call(organisations.customers.create, input)).data;
    return { organisationId, id, customerId: id };
  },
  templateSet: async () => {
    const call = await callAsAdmin();
    return idOf((await call(administration.templates.create, { body: aTemplateSetDraft() })).data);
  },
  auditEntry: async () => {
    const call = await callAsAdmin();
    const { data } = await call(administration.audit.list, { query: { config: listConfig() } });
    return { id: data.data[0]?.id ?? "none" };
  },
  /** The caller's own, which nobody else can create. */
  nothing: async () => ({ id: "unknown" }),
};
