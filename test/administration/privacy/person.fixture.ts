import { ulid } from "ulid";
import { fileItem } from "../../../functions/data/files/file-item.ts";
import { notifyWrite } from "../../../functions/data/notifications/notifications.repository.ts";
import { openStores } from "../../../functions/data/stores.ts";
import { openRegistrations } from "../../../functions/data/subscribers/registrations.repository.ts";
import { openFirmAccounts } from "../../../functions/login/federation/firm-accounts.repository.ts";
import { knowing } from "../../../functions/login/known-device.ts";
import { openChallenges } from "../../../functions/login/passkeys/challenges.repository.ts";
import { openPasskeys } from "../../../functions/login/passkeys/passkeys.repository.ts";
import { openSecondFactors } from "../../../functions/login/second-factor/second-factors.repository.ts";
import { openSignInAttempts } from "../../../functions/login/sign-in-attempts.repository.ts";
import { openNews } from "../../../functions/news/news.deps.ts";
import { newPositions } from "../../../functions/news/runs/recipient-index.ts";
import { ledgerExpiry } from "../../../functions/news/runs/run-start.ts";
import { outboxItem } from "../../../functions/platform/mail/outbox-item.ts";
import type { Table } from "../../../functions/platform/table/table.ts";
import { defaultSettings } from "../../../shared/administration/settings.ts";
import { NewsletterRecipients } from "../../../shared/news/newsletter.ts";
import { aStoredApplication } from "../../support/application.builder.ts";
import { aCloudItem, aContent, aStoredRequest, aStoredShare } from "../../support/cloud.builder.ts";
import { anEvent } from "../../support/event.builder.ts";
import { anAnswer, aPost } from "../../support/forum.builder.ts";
import { aGalleryImage, aStoredGallery } from "../../support/gallery.builder.ts";
import { aMaterialOrder } from "../../support/material.builder.ts";
import { aStoredMiscGroup } from "../../support/misc.builder.ts";
import { aNewsletter, anArticle, aSubscriber } from "../../support/news.builder.ts";
import { anEmployee, anOffice, aUser } from "../../support/people.builder.ts";
import { anAdministrator } from "../../support/viewers.ts";

const NOW = new Date();
const AT = NOW.toISOString();
export const NAME = "Eva Zirbitz";

export const newAddress = () => `eva.${ulid().toLowerCase()}@person.example`;

/** A profile with an account, and all that signing in leaves. */
export const anAccount = async (table: Table, email: string, isAdmin = false) => {
  const stores = openStores(table);
  const employee = anEmployee({ email, title: null, firstname: "Eva", lastname: "Zirbitz" });
  const user = aUser({ employeeId: employee.id, isAdmin });
  const username = user.username.toLowerCase();
  const { write } = stores.sessions.start(user, { device: "Firefox" });
  const secondFactors = openSecondFactors(table);
  const code = await stores.resetCodes.issue(user.id, 60);
  await stores.employees.insert(employee);
  await stores.users.insert(user, [
    write,
    knowing(username, "device"),
    ...secondFactors.confirm(user.id, "secret", 1).writes.slice(0, 1),
    ...(code ? [code.write] : []),
    notifyWrite(employee.id, { kind: "zip", subject: { area: "zip", id: "zip" } }, NOW),
  ]);
  await openSignInAttempts(table).count(username, "198.51.100.9");
  await stores.calendarFeeds.start(user.id, { categories: null, birthdays: true, holidays: true }, NOW);
  await stores.pushDevices.register(
    {
      person: employee.id,
      userId: user.id,
      sessionId: "session",
      name: "Firefox",
      endpoint: `https://push.localhost/${user.id}`,
      p256dh: "key",
      auth: "secret",
      publicKey: "key",
    },
    NOW,
  );
  await stores.accountMails.request({ username: user.username, kind: "reset" });
  await openChallenges(table).begin(user.id);
  await table.transact([
    openFirmAccounts(table).linking(ulid(), user.id),
    openPasskeys(table).creation(user.id, {
      name: "Telefon",
      createdAt: AT,
      lastUsedAt: null,
      credentialId: "credential",
      publicKey: "key",
      counter: 0,
      transports: [],
    }).write,
    stores.tokens.make({
      id: ulid(),
      name: "Import",
      rules: [],
      createdAt: AT,
      createdBy: employee.id,
      expiresAt: AT,
    }).write,
  ]);
  await stores.audit.put({
    id: ulid(),
    action: "user.changed",
    actor: { id: user.id, name: user.username },
    subject: { id: user.id, name: user.username },
    facts: {},
    requestId: null,
  });
  return { employee, user };
};

/** A subscription, and what comes and goes with it. */
export const asReader = async (table: Table, email: string) => {
  const news = openNews(openStores(table));
  const { id: organisationId } = await news.organisations.insert(anOffice());
  const consent = { at: AT, origin: "clientBase", detail: null } as const;
  const subscriber = await news.subscribers.insert(aSubscriber({ email, organisationId, consent }));
  await news.lateUnsubscriptions.note(subscriber.id, NOW);
  const deletion = { viewer: anAdministrator, now: NOW, deletedByName: "Eva Huber" };
  await table.transact([news.trashedSubscribers.putWrite({ ...subscriber, id: "deleted" }, deletion)]);
  await table.transact([news.suppressions.suppressWrite(organisationId, email, "bounced")]);
  await openRegistrations(table).open(
    {
      name: NAME,
      email,
      branche: null,
      plz: null,
      ort: null,
      organisationId,
      receivesTaxNews: true,
      receivesDoctorsNews: false,
    },
    NOW,
  );
  const call = { organisationId, by: "colleague", byName: "Anna", created: 1, updated: 0, deleted: 0 };
  const begun = await news.imports.begin(undefined, call, NOW);
  await table.transact([news.imports.rowsWrite(begun, [{ after: subscriber }])]);
  return subscriber;
};

/** One row of a newsletter's ledger among others, with what SES has said of it. */
export const inALedger = async (table: Table, email: string, startedBy: string) => {
  const news = openNews(openStores(table));
  const message = { newsletterId: ulid(), run: 1, expiresAt: ledgerExpiry(NOW, 400) };
  const recipient = { kind: "clients" as const, id: ulid(), name: NAME, email, organisationId: "1" };
  const other = { ...recipient, id: ulid(), name: "Otto", email: `susanne.${email}` };
  const choice = NewsletterRecipients.parse({ organisationId: null });
  await table.transact([
    ...news.runs.startWrites({
      ...message,
      organisationId: null,
      choice,
      content: { subject: "s", marked: "<p>Text</p>" },
      toAllAgain: false,
      startedBy,
      ledgerRetentionDays: 400,
      now: NOW,
    }),
    ...news.batches.putWrites(message, 0, [other, recipient]),
  ]);
  const detail = `550 <${email}> unknown`;
  const bounce = { row: 1, kind: "bounced" as const, at: AT, messageId: "message", detail };
  await news.evidence.add([{ batch: { ...message, no: 0 }, evidence: [bounce] }]);
  const positions = newPositions();
  positions.add(0, 1, { email });
  await news.recipientIndex.store(message, 0, positions.marks);
  return message;
};

export const asApplicant = async (table: Table, email: string) => {
  const id = ulid();
  const file = { id: ulid(), fileName: "lebenslauf.pdf", contentType: "application/pdf", size: 10 };
  const owner = { kind: "application", id } as const;
  const facts = { uploaderId: "anybody", purpose: "application", state: "ready", reason: null } as const;
  await table.put(fileItem({ ...file, ...facts, owner, createdAt: AT }, undefined));
  return aStoredApplication(table, { id, email, files: [file] });
};

/** What a colleague writes, uploads, answers and orders. */
export const asColleague = async (table: Table, id: string, userId: string, email: string) => {
  const stores = openStores(table);
  const by = { createdBy: id, modifiedBy: id };
  const post = aPost({ ...by, authorName: NAME });
  const { file, ...upload } = { ...aContent(), uploadedBy: id, uploaderName: NAME };
  const [event, article] = [anEvent(by), anArticle({ ...by, authorName: NAME })];
  const answers = [{ id: "yes", title: "Ja" }];
  await stores.forumEntries.insert(post, [
    stores.entryVersions.keepWrite({ ...post, modifiedByName: NAME }),
    stores.polls.createWrite({ id: post.id, questionnaire: { answers } }),
  ]);
  await stores.forumEntries.insert(
    anAnswer({ postId: post.id, content: `<p><span data-id="${id}">@Eva</span>, was meinst du?</p>` }),
  );
  const vote = { answerId: "yes", employeeId: id, organisationId: "1", createdAt: AT, name: NAME };
  await stores.polls.vote(post.id, { voter: `person ${id}`, ...vote }, undefined);
  await stores.drafts.save(id, "post-forum", "Noch nicht fertig", NOW);
  await stores.readMarks.readAll(id, AT);
  await stores.discussionFollows.choose(post.id, id, true);
  await table.transact([
    stores.reports.reportWrite({
      entryId: post.id,
      postId: post.id,
      reason: "Werbung",
      by: id,
      byName: NAME,
      at: AT,
    }),
  ]);
  await stores.reactions.set(post.id, id, { kind: "thanks", at: AT });
  await stores.forumFollowers.change(id, [{ forumId: post.forumId, active: true }]);
  await stores.articles.insert({ ...article, announcement: null }, [
    stores.articleVersions.keepWrite({ ...article, version: 0 }, NOW),
  ]);
  await stores.confirmations.confirm(article.id, id, { version: 1, confirmedAt: AT }, []);
  const letter = await stores.newsletters.insert(aNewsletter(by));
  const deletion = { viewer: { ...anAdministrator, employeeId: id }, now: NOW, deletedByName: NAME };
  await table.transact([stores.trashedNewsletters.putWrite(letter, deletion)]);
  await stores.events.insert(event);
  const yes = { answer: "yes", persons: 1, employeeId: id, organisationId: "1", answeredAt: AT } as const;
  await stores.eventAnswers.answer(event.id, id, yes, { now: NOW });
  await stores.cloudItems.insert(aCloudItem({ ...by, file, upload, isFile: true }));
  await stores.cloudWatches.begin("folder", id, NOW);
  await aStoredShare(table, { userId, createdBy: id, creatorName: NAME });
  await aStoredRequest(table, { userId, createdBy: id, creatorName: NAME });
  await aStoredRequest(table, { name: NAME, email });
  await stores.cloudChanges.recorded(NOW, async (writesOf) => {
    await table.transact(writesOf({ itemId: "item", kinds: ["created"], by: id, at: AT, from: null }));
  });
  const { id: galleryId } = await aStoredGallery(table, ulid());
  await stores.galleryImages.insert(aGalleryImage({ galleryId, createdBy: id }));
  await stores.galleries.update(galleryId, ({ version: _, ...gallery }) => ({ ...gallery, createdBy: id }));
  await aStoredMiscGroup(table, { createdBy: id });
  const order = await stores.materialOrders.insert(aMaterialOrder({ ...by, createdByName: NAME }));
  await stores.organisations.insert(anOffice({ email }));
  const sk = ulid();
  await table.transact([
    stores.digests.collectWrite("2026-11-20", id, post.id),
    { Put: { Item: outboxItem(sk, { to: email, subject: "Hallo", html: "<p>Text</p>" }, 0) } },
  ]);
  await stores.outbox.keep(`<p>Von ${email}</p>`);
  await table.transact([stores.eventMailings.planWrite(`reminder#${id}`, NOW.getTime())]);
  await stores.zipJobs.insert({
    id: ulid(),
    userId,
    chosen: { cloudIds: ["1"] },
    fileName: "Auswahl.zip",
    fileId: null,
    state: "waiting",
    done: 0,
    total: 10,
    files: 1,
    leftOut: 0,
    readyUntil: null,
    runs: 0,
    createdAt: AT,
  });
  await stores.settings.save(
    { ...defaultSettings, materialOrderEmail: email },
    { modifiedBy: id, ifVersion: undefined },
  );
  return { post, order, event };
};
