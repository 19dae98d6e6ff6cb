import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { openNewsletters } from "../../../functions/data/newsletters/newsletters.collection.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { aPdf, uploadAs, uploadPicture } from "../../support/files.builder.ts";
import { aNewsletter, anArticleDraft } from "../../support/news.builder.ts";
import { anEmployee } from "../../support/people.builder.ts";

export type Resource<Params = Readonly<Record<string, string>>> = (organisationId: string) => Promise<Params>;

export const idOf = ({ id }: { readonly id: string }) => ({ id });
export const callAsAdmin = async () => (await portal({ as: "admin" })).call;

export const articleWithImage = async (organisationId: string) => {
  const { table, ...browser } = await portal({ as: "admin" });
  const fileId = await uploadPicture(browser);
  const body = anArticleDraft({ organisationId, imageIds: [fileId] });
  const { id } = (await browser.call(news.articles.create, { body })).data;
  await openArticles(table).update(id, (one) => ({ ...one, ...flagsOf("released") }));
  return { articleId: id, fileId };
};

export const newsletter = async (organisationId: string, facts = {}) => {
  const { table } = await portal();
  return idOf(await openNewsletters(table).insert(aNewsletter({ organisationId, ...facts })));
};

export const attachment = async (purpose: "post" | "answer" | "event") => {
  const browser = await portal({ as: "admin" });
  const facts = { fileName: "bescheid.pdf", contentType: "application/pdf" };
  return { ...facts, id: await uploadAs(browser, { ...facts, bytes: aPdf(), purpose }) };
};

export const stored = {
  articleWithImage,
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
  employee: async (employedAt: string) => {
    const { people } = await portal();
    return idOf(await people.employees.insert(anEmployee({ employedAt })));
  },
  office: async (id: string) => ({ id, organisationId: id, employedAt: id }),
};
