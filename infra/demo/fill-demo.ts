import type { StoredArticle } from "../../functions/data/articles/articles.collection.ts";
import { defaultTemplateSet } from "../../functions/data/templates/default-template-set.ts";
import { announcedAt } from "../../functions/news/articles/announcement-plan.ts";
import { MAX_TRANSACTION } from "../../functions/platform/table/transactions.ts";
import type { Subscriber } from "../../shared/news/subscriber.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import type { Organisation } from "../../shared/organisations/organisation.ts";
import { makeDataRequest } from "./administration/data-request.ts";
import { tokenWrite } from "./administration/token.ts";
import { makeApplications } from "./applications/applications.ts";
import { illustrated } from "./articles/article-files.ts";
import { keepVersions } from "./articles/article-versions.ts";
import { makeArticles, storedArticles } from "./articles/articles.ts";
import { askingToConfirm, confirmHalf } from "./articles/asking-article.ts";
import { countReadings } from "./articles/readings.ts";
import { trashedArticle } from "./articles/trashed-article.ts";
import { makeCalendar } from "./calendar/calendar.ts";
import { fillCalendar } from "./calendar/fill-calendar.ts";
import { makeCloud } from "./cloud/cloud.ts";
import { makeRequests } from "./cloud/requests.ts";
import { makeShare } from "./cloud/share.ts";
import { makeEntries } from "./discussions/entries.ts";
import { fillForums } from "./discussions/fill-forums.ts";
import { fillTalk, talkedAbout } from "./discussions/talk.ts";
import type { SeededFile } from "./files/seeded-file.ts";
import { makeGalleries } from "./galleries/galleries.ts";
import { makeMaterialOrders } from "./material/material.ts";
import { makeMisc } from "./misc/misc.ts";
import { industries } from "./newsletters/industries.text.ts";
import { makeNewsletters } from "./newsletters/newsletters.ts";
import { sendInThePast } from "./newsletters/sent/send-in-the-past.ts";
import { makeSubscribers } from "./newsletters/subscribers.ts";
import { makeGreenSet } from "./newsletters/template-sets.ts";
import { fillTrash } from "./newsletters/trashed.ts";
import { fillNotifications } from "./notifications/notifications.ts";
import { makeCustomers } from "./organisations/customers.ts";
import { makeOfficeLinks } from "./organisations/office-links.ts";
import { pictured } from "./organisations/office-pictures.ts";
import { makeOffices } from "./organisations/offices.ts";
import { makeEmployees } from "./people/employees.ts";
import { portrayed } from "./people/portraits.ts";
import { makeRoles } from "./people/roles.ts";
import { makeColleagues, makeFirstUsers } from "./people/users.ts";
import type { DemoStores } from "./stores.ts";

type StoreFiles = (files: readonly SeededFile[]) => Promise<void>;

interface DemoTarget {
  readonly portalOrigin: string;
  readonly storeAll: StoreFiles;
}

const PARALLEL = 4;

const fillPeople = async (
  stores: DemoStores,
  offices: readonly Organisation[],
  employees: readonly Employee[],
) => {
  await Promise.all([
    stores.organisations.insertMany(offices),
    stores.employees.insertMany(employees),
    stores.roles.insertMany(makeRoles(offices)),
    makeFirstUsers().then(stores.users.insertMany),
    makeColleagues(employees).then(stores.users.insertMany),
  ]);
};

const fillOffices = async (
  { officeLinks, customersOf }: DemoStores,
  offices: readonly Organisation[],
  customers: ReturnType<typeof makeCustomers>,
) => {
  await Promise.all(
    offices.flatMap((office, place) => [
      officeLinks.change(office.id, () => makeOfficeLinks(office, place)),
      customersOf(office.id).insertMany(customers.get(office.id) ?? []),
    ]),
  );
};

const fillGalleries = async (stores: DemoStores, now: Date, storeAll: StoreFiles) => {
  const { galleries, images, files } = makeGalleries(now);
  await Promise.all([
    stores.galleries.insertMany(galleries),
    stores.galleryImages.insertMany(images),
    storeAll(files),
  ]);
};

const fillShare = async ({ cloudShares, shareUses }: DemoStores, sharer: Employee, now: Date) => {
  const share = makeShare(sharer, now);
  await cloudShares.insert(share, [shareUses.beginWrite(share)]);
};

const fillRequests = async (stores: DemoStores, asker: Employee, now: Date, storeAll: StoreFiles) => {
  const { cloudItems, cloudRequests, cloudWatches, requestUses, table } = stores;
  for (const { request, items, sent, files } of await makeRequests(asker, now)) {
    await Promise.all([
      cloudItems.insertMany(items),
      cloudRequests.insert(request, [requestUses.beginWrite(request)]),
      cloudWatches.begin(request.itemId, asker.id, now),
      storeAll(files),
    ]);
    for (const file of sent) await table.transact([requestUses.addWrite(request, file)]);
  }
};

const fillMisc = async (
  stores: DemoStores,
  { groups, entries, files }: Awaited<ReturnType<typeof makeMisc>>,
  storeAll: StoreFiles,
) => {
  await Promise.all([
    stores.miscGroups.insertMany(groups),
    stores.miscEntries.insertMany(entries),
    storeAll(files),
  ]);
};

const fillApplications = async (
  { table, applications, applicationClocks }: DemoStores,
  made: ReturnType<typeof makeApplications>,
  storeAll: StoreFiles,
) => {
  await Promise.all([
    applications.insertMany(made.applications),
    table.putMany(made.applications.map(applicationClocks.itemOf)),
    storeAll(made.files),
  ]);
};

const fillSubscribers = async (
  { table, subscribers, suppressions }: DemoStores,
  all: readonly Subscriber[],
) => {
  const share = Math.ceil(all.length / PARALLEL);
  await Promise.all(
    Array.from({ length: PARALLEL }, (_, index) =>
      subscribers.insertMany(all.slice(index * share, (index + 1) * share)),
    ),
  );
  const suppressed = all.flatMap(({ organisationId, email, customerUnsuscribedAt: leftAt }) =>
    leftAt === null ? [] : [suppressions.suppressWrite(organisationId, email, "unsubscribed", leftAt)],
  );
  for (let start = 0; start < suppressed.length; start += MAX_TRANSACTION) {
    await table.transact(suppressed.slice(start, start + MAX_TRANSACTION));
  }
};

const announceSome = async (
  { table, announcements }: DemoStores,
  articles: readonly StoredArticle[],
  now: Date,
) => {
  const released = articles.filter(({ isInternalRelease }) => isInternalRelease);
  const toCome = released.filter((article) => Date.parse(article.releaseDate) > now.getTime());
  const appeared = released.filter((article) => !toCome.includes(article));
  await table.putMany(appeared.map(({ id }) => announcements.doneItem(id)));
  await table.transact(toCome.map((article) => announcements.planWrite(article.id, announcedAt(article))));
};

const fillNews = async (
  stores: DemoStores,
  employees: readonly Employee[],
  now: Date,
  storeAll: StoreFiles,
) => {
  const { articles: illustratedOnes, files } = illustrated(
    await storedArticles(makeArticles(employees, now), stores.employees),
  );
  const articles = talkedAbout(askingToConfirm(illustratedOnes, now), now);
  const newsletters = await makeNewsletters(articles, now);
  await Promise.all([
    stores.articles
      .insertMany([...articles, ...trashedArticle(articles, now)])
      .then(() => keepVersions(stores, articles, now)),
    storeAll(files),
    announceSome(stores, articles, now),
    countReadings(stores, articles, now),
    confirmHalf(stores, articles, employees, now),
    stores.newsletters.insertMany(newsletters.map(({ newsletter }) => newsletter)),
    stores.templateSets.insertMany([defaultTemplateSet, makeGreenSet()]),
    stores.industries.insertMany(industries.map((industry) => ({ ...industry, id: industry.industryId }))),
  ]);
  return { articles, newsletters };
};

export const fillDemo = async (
  stores: DemoStores,
  now: Date,
  { portalOrigin, storeAll }: DemoTarget,
): Promise<void> => {
  const { offices, files: officePictures } = pictured(makeOffices(), now);
  const { employees, files: portraits } = portrayed(makeEmployees(offices, now));
  const subscribers = makeSubscribers(now);
  const customers = makeCustomers(offices);
  // One thing is made after the other, since there is one faker.
  const cloud = await makeCloud(employees, offices, now);
  const calendar = makeCalendar(employees, now);
  const misc = await makeMisc(now);
  const materialOrders = await makeMaterialOrders(employees, now);
  const applications = makeApplications(offices, now);
  const entries = makeEntries(employees, now);
  const [{ articles, newsletters }] = await Promise.all([
    fillPeople(stores, offices, employees).then(() => fillNews(stores, employees, now, storeAll)),
    fillSubscribers(stores, subscribers),
    fillTrash(stores, subscribers, now),
    fillOffices(stores, offices, customers),
    fillForums(stores, employees, entries),
    stores.cloudItems.insertMany(cloud.items),
    ...employees
      .slice(0, 1)
      .flatMap((administrator) => [
        fillShare(stores, administrator, now),
        fillRequests(stores, administrator, now, storeAll),
      ]),
    storeAll([...officePictures, ...portraits, ...cloud.files, ...calendar.files]),
    fillGalleries(stores, now, storeAll),
    fillCalendar(stores, calendar, now),
    fillMisc(stores, misc, storeAll),
    stores.materialOrders.insertMany(materialOrders),
    fillApplications(stores, applications, storeAll),
    ...subscribers
      .slice(0, 1)
      .map((subscriber) => stores.dataRequests.insert(makeDataRequest(subscriber, now))),
    stores.table.transact(offices.slice(0, 1).map((office) => tokenWrite(stores, office, now))),
  ]);
  const sendAll = async () => {
    // Oldest first, since an address that bounced once gets no later ones.
    for (const { sentAt, ...seeded } of newsletters.toReversed()) {
      if (sentAt !== null) await sendInThePast(stores, { ...seeded, sentAt }, { subscribers, portalOrigin });
    }
  };
  const [last] = newsletters.filter(({ sentAt }) => sentAt !== null);
  await Promise.all([
    sendAll(),
    fillTalk(stores, articles, entries, employees),
    fillNotifications(stores.table, {
      articles,
      entries,
      events: calendar.events,
      newsletterId: last?.newsletter.id,
      now,
    }),
  ]);
};
