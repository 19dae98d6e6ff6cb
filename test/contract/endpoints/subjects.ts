import { ulid } from "ulid";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { openForumEntries } from "../../../functions/data/discussions/forum-entries.collection.ts";
import { openZipJobs } from "../../../functions/data/jobs/zip-jobs.repository.ts";
import { openNewsletters } from "../../../functions/data/newsletters/newsletters.collection.ts";
import { openSubscribers } from "../../../functions/data/subscribers/subscribers.collection.ts";
import { openSubscriberImports } from "../../../functions/news/subscribers/import/imports.repository.ts";
import { administration } from "../../../shared/administration/administration.contract.ts";
import { calendar } from "../../../shared/calendar/calendar.contract.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { discussions } from "../../../shared/discussions/discussions.contract.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { portal } from "../../portal.ts";
import { aStoredApplication } from "../../support/application.builder.ts";
import { aContent, aStoredCloudItem } from "../../support/cloud.builder.ts";
import { anEvent, aStoredEvent } from "../../support/event.builder.ts";
import { aPdf, aPicture, beginParts, uploadAs, uploadPicture } from "../../support/files.builder.ts";
import { anAnswer, aStoredForum, aStoredPost } from "../../support/forum.builder.ts";
import { aStoredGallery } from "../../support/gallery.builder.ts";
import { aStoredMaterialOrder } from "../../support/material.builder.ts";
import { aStoredMiscEntry, aStoredMiscGroup } from "../../support/misc.builder.ts";
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

const attachment = async (purpose: "post" | "answer" | "event") => {
  const browser = await portal({ as: "admin" });
  const facts = { fileName: "bescheid.pdf", contentType: "application/pdf" };
  return { ...facts, id: await uploadAs(browser, { ...facts, bytes: aPdf(), purpose }) };
};

const forumAnswer = async (groupId: string, deletedAt: string | null = null) => {
  const { table } = await portal();
  const { id: postId } = await aStoredPost(table, groupId);
  return idOf(await openForumEntries(table).insert(anAnswer({ postId, deletedAt })));
};

const miscEntry = async (facts: Parameters<typeof aStoredMiscEntry>[1]) => {
  const { groupId, id } = await aStoredMiscEntry((await portal()).table, facts);
  return { id: groupId, dataId: id };
};

const questionnaire = {
  title: "Wann?",
  oncePerOrganisation: false,
  voteCanChange: true,
  endOfVoting: null,
  answers: [
    { id: "today", title: "Heute" },
    { id: "tomorrow", title: "Morgen" },
  ],
  resultsVisible: "always" as const,
  secret: false,
  mailsResult: false,
};

export const stored = {
  article: async (organisationId: string) => {
    const { table } = await portal();
    const { id } = await openArticles(table).insert(anArticle({ organisationId }));
    return { id, idOrIdentifier: id };
  },
  askingArticle: async (organisationId: string) => {
    const { table } = await portal();
    const confirmation = { until: "2030-01-31T22:59:00.000Z", organisationIds: [], version: 1 };
    return idOf(await openArticles(table).insert(anArticle({ organisationId, confirmation })));
  },
  publicArticle: async (organisationId: string) => {
    const { table } = await portal();
    const article = anArticle({ organisationId, isPublicRelease: true });
    return { urlTitle: (await openArticles(table).insert(article)).urlTitle };
  },
  articleWithImage,
  imageOfArticle: async (organisationId: string) => ({ id: (await articleWithImage(organisationId)).fileId }),
  upload: async () => ({ id: await uploadPicture(await portal({ as: "admin" })) }),
  partedUpload: async () => ({ id: await beginParts(await portal({ as: "admin" }), 1200) }),
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
  subscriberImport: async (organisationId: string) => {
    const { table } = await portal();
    const none = { created: 0, updated: 0, deleted: 0 };
    const imports = openSubscriberImports(table);
    const { id } = await imports.begin(
      undefined,
      { organisationId, by: "e1", byName: "eva", ...none },
      new Date(),
    );
    await imports.end(id, none);
    return { id };
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
  forumGroup: async (id: string) => {
    const { table } = await portal();
    await aStoredForum(table, id);
    return { id, groupId: id };
  },
  forum: async (groupId: string) => {
    const { table } = await portal();
    const { id } = await aStoredForum(table, groupId);
    return { id, groupId, forumId: id };
  },
  post: async (groupId: string) => idOf(await aStoredPost((await portal()).table, groupId)),
  deletedPost: async (groupId: string) =>
    idOf(await aStoredPost((await portal()).table, groupId, { deletedAt: new Date().toISOString() })),
  poll: async (groupId: string) =>
    idOf(await aStoredPost((await portal()).table, groupId, { questionnaire })),
  answer: (groupId: string) => forumAnswer(groupId),
  deletedAnswer: (groupId: string) => forumAnswer(groupId, new Date().toISOString()),
  fileOfPost: async (g: string) => {
    const { table } = await portal();
    const { id: f } = await aStoredForum(table, g);
    const call = await callAsAdmin();
    const file = await attachment("post");
    const body = { forumId: f, title: "Frage", content: "<p>Wer weiß das?</p>", files: [file] };
    const { id: p } = (await call(discussions.posts.create, { body })).data;
    return { g, f, p, id: file.id };
  },
  fileOfAnswer: async (g: string) => {
    const { table } = await portal();
    const post = await aStoredPost(table, g);
    const call = await callAsAdmin();
    const file = await attachment("answer");
    const body = { postId: post.id, content: "<p>Siehe Anhang.</p>", files: [file] };
    const { id: a } = (await call(discussions.answers.create, { body })).data;
    return { g, f: post.forumId, p: post.id, a, id: file.id };
  },
  zipJob: async () => {
    const { table, as } = await portal();
    const { user } = await as("admin");
    const id = ulid();
    const job = { id, userId: user.id, chosen: { cloudIds: ["1"] }, fileName: "Auswahl.zip", fileId: null };
    const begun = {
      state: "waiting",
      done: 0,
      total: 10,
      files: 1,
      leftOut: 0,
      readyUntil: null,
      runs: 0,
      createdAt: new Date().toISOString(),
    } as const;
    await openZipJobs(table).insert({ ...job, ...begun });
    return { id };
  },
  cloudItem: async () => idOf(await aStoredCloudItem((await portal()).table)),
  cloudVersion: async () => {
    const { table } = await portal();
    const [{ file, ...upload }, former] = [aContent(), aContent()];
    const item = await aStoredCloudItem(table, { isFile: true, file, upload, versions: [former] });
    return { ...idOf(item), versionId: former.file.id };
  },
  trashedItem: async () =>
    idOf(await aStoredCloudItem((await portal()).table, { deletedAt: new Date().toISOString() })),
  gallery: async (id: string) => aStoredGallery((await portal()).table, id),
  event: async (organisationId: string) =>
    idOf(await aStoredEvent((await portal()).table, { organisationId, asksForAnswers: true })),
  deletedEvent: async (organisationId: string) => {
    const facts = { organisationId, deletedAt: new Date().toISOString() };
    return idOf(await aStoredEvent((await portal()).table, facts));
  },
  fileOfEvent: async (organisationId: string) => {
    const call = await callAsAdmin();
    const file = await attachment("event");
    const { title, start, end } = anEvent();
    const body = { title, start, end, organisationId, files: [file] };
    return { eventId: (await call(calendar.events.create, { body })).data.id, fileId: file.id };
  },
  materialOrder: async (organisationId: string) =>
    idOf(await aStoredMaterialOrder((await portal()).table, { organisationId })),
  unknownFeed: async () => ({ token: "unknown.ics" }),
  eventCategory: async () => {
    const call = await callAsAdmin();
    return idOf((await call(calendar.categories.create, { body: { name: `Kategorie ${ulid()}` } })).data);
  },
  miscGroup: async () => idOf(await aStoredMiscGroup((await portal()).table)),
  deletedMiscGroup: async () =>
    idOf(await aStoredMiscGroup((await portal()).table, { deletedAt: new Date().toISOString() })),
  miscEntry: async (organisationId: string) => miscEntry({ organisationId }),
  deletedMiscEntry: async (organisationId: string) =>
    miscEntry({ organisationId, deletedAt: new Date().toISOString() }),
  application: async (organisationId: string) => {
    const { table } = await portal();
    const { id } = await aStoredApplication(table, { organisationId });
    return { organisationId, id, applicationId: id };
  },
  fileOfApplication: async (organisationId: string) => {
    const { table } = await portal();
    const file = { id: ulid(), fileName: "lebenslauf.pdf", contentType: "application/pdf", size: 1200 };
    const { id } = await aStoredApplication(table, { organisationId, files: [file] });
    return { organisationId, id, fileId: file.id };
  },
  draft: async () => ({ place: "answer-unknown" }),
  /** The caller's own, which nobody else can create. */
  nothing: async () => ({ id: "unknown" }),
};
