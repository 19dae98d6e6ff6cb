import { addDays } from "date-fns/addDays";
import { subDays } from "date-fns/subDays";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { dayAheadOf } from "../../../functions/calendar/notifications/event-mailings.ts";
import { dueNotifications } from "../../../functions/calendar/notifications/notify-attendees.ts";
import { shownSummary } from "../../../functions/cloud/requests/shown-request.ts";
import { filesIn } from "../../../functions/data/cloud/request-uses.repository.ts";
import { openCloudUsage } from "../../../functions/data/files/cloud-usage.repository.ts";
import { openFiles } from "../../../functions/data/files/files.repository.ts";
import { openStores } from "../../../functions/data/stores.ts";
import { ledgerPage } from "../../../functions/news/delivery/ledger.ts";
import { withArticles } from "../../../functions/news/newsletters/newsletter-articles.ts";
import { wireStatusOf } from "../../../functions/news/runs/run-status.ts";
import { everything } from "../../../functions/platform/collection/visible.ts";
import { sanitiseHtml } from "../../../functions/platform/html/sanitise.ts";
import { openPersonalSources } from "../../../functions/workers/personal-sources.ts";
import { makeCalendar } from "../../../infra/demo/calendar/calendar.ts";
import { fateOf } from "../../../infra/demo/newsletters/sent/fate.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { MailAddress } from "../../../shared/contract/wire.ts";
import { Role } from "../../../shared/login/role.ts";
import { User } from "../../../shared/login/user.ts";
import { Article } from "../../../shared/news/article.ts";
import { articleStateOf } from "../../../shared/news/article-state.ts";
import { Newsletter, NewsletterStatus } from "../../../shared/news/newsletter.ts";
import { recipientsDone, recipientsTotal } from "../../../shared/news/recipient-totals.ts";
import { addressKey } from "../../../shared/news/recipients.ts";
import { Subscriber, SubscriberIndustry } from "../../../shared/news/subscriber.ts";
import { TemplateSet } from "../../../shared/news/template-set.ts";
import { Customer } from "../../../shared/organisations/customer.ts";
import { Employee } from "../../../shared/organisations/employee.ts";
import { OfficeLink } from "../../../shared/organisations/link.ts";
import { Organisation, OrganisationDraft } from "../../../shared/organisations/organisation.ts";
import { itemsOfLastRelease, missedFields } from "../../release/shapes.ts";
import { countsOf, itemsOf, runOf, type Seeded, seeded, seededQuickly, sentOnes } from "./seeded.ts";

const now = new Date("2026-11-20T14:00:00.000Z");
const time = now.toISOString();

const demo = await seeded("demo", now);
const items = await itemsOf(demo);
const events = Array.from((await demo.stores.events.projection()).entries(), ({ listed }) => listed);

it("is stored so that functions of the release before read it, which may serve a while after it", () => {
  expect(missedFields(itemsOfLastRelease(), items)).toEqual([]);
});

it("has addresses in kinds of items alone whose areas hand them over to who asks what is stored", () => {
  const kinds = openPersonalSources(demo.stores).flatMap((source) => source.kinds);
  const withAddress = items.filter((item) => /[\w.+-]+@[\w-]+\.\w/.test(JSON.stringify(item)));
  const isListed = (pk: string) => kinds.some((kind) => pk === kind || pk.startsWith(`${kind}#`));

  expect(withAddress.length).toBeGreaterThan(1_000);
  expect(withAddress.flatMap(({ pk }) => (isListed(pk) ? [] : [pk]))).toEqual([]);
});

/** A password's hash is salted, so it is another one every time. */
const comparable = ({ group }: Seeded) => ({
  ...group,
  users: group.users.map(({ passwordHash, ...user }) => ({ ...user, hasPassword: passwordHash !== null })),
});

describe("the seeded group", () => {
  it("is as large as promised", () => {
    expect(countsOf(demo)).toEqual({
      offices: 20,
      employees: 400,
      roles: 65,
      users: 27,
      templateSets: 2,
      industries: 12,
      subscribers: 5_000,
      articles: 200,
      newsletters: 12,
    });
  });

  it("counts what the cloud holds for the office of whoever put it there", async () => {
    const { stores } = demo;
    const rows = Array.from((await stores.cloudItems.projection()).entries(), ({ listed }) => listed);
    const items = await stores.cloudItems.findMany(rows.map(({ id }) => id));
    const held = new Map<string | null, number>();
    for (const { organisationId, file, versions } of items.values()) {
      const sizes = [file, ...versions.map((version) => version.file)].map((one) => one?.size ?? 0);
      const sum = sizes.reduce((all, size) => all + size, 0);
      held.set(organisationId, (held.get(organisationId) ?? 0) + sum);
    }
    const usage = openCloudUsage(stores.table);

    expect(Math.max(...held.values())).toBeGreaterThan(0);
    for (const [office, bytes] of held) expect([office, await usage.of(office)]).toEqual([office, bytes]);
  });

  it("is the same every time", async () => {
    const again = await seededQuickly(now);

    expect(comparable(again)).toEqual(comparable(demo));
    for (const { id } of sentOnes(demo)) {
      expect(await runOf(again, id)).toEqual(await runOf(demo, id));
    }
  });

  it("holds nothing that the wire would refuse", () => {
    const { group } = demo;
    const known = new Map(group.articles.map((article) => [article.id, article]));
    const newsletters = group.newsletters.map((newsletter) => withArticles(newsletter, known));

    expect(() => {
      z.array(Organisation).parse(group.offices);
      z.array(Employee).parse(group.employees);
      z.array(Role).parse(group.roles);
      z.array(User).parse(group.users);
      z.array(TemplateSet).parse(group.templateSets);
      z.array(SubscriberIndustry).parse(group.industries);
      z.array(Subscriber.extend({ email: MailAddress })).parse(group.subscribers);
      z.array(Article).parse(group.articles);
      z.array(Newsletter).parse(newsletters);
    }).not.toThrow();
  });

  it("names only offices, people, roles and articles that exist", () => {
    const { group } = demo;
    const ids = (entities: readonly { id: string }[]) => new Set(entities.map(({ id }) => id));
    const [offices, people, roles] = [ids(group.offices), ids(group.employees), ids(group.roles)];
    const unknown = [
      ...group.employees.filter(({ employedAt }) => !offices.has(employedAt ?? "")),
      ...group.subscribers.filter(({ organisationId }) => !offices.has(organisationId)),
      ...group.articles.filter(({ authorId }) => !people.has(authorId ?? "")),
      ...group.users.filter(({ employeeId }) => !people.has(employeeId ?? "")),
      ...group.users.filter(({ roleId, isAdmin }) => !isAdmin && !roles.has(roleId ?? "")),
      ...group.newsletters.filter(
        ({ articleIds }) => articleIds.length === 0 || articleIds.some((id) => !ids(group.articles).has(id)),
      ),
    ];

    expect(unknown).toEqual([]);
  });
});

describe("the seeded offices", () => {
  it("have pictures, links and clients that the wire takes", async () => {
    const { stores, group } = demo;
    const pictures = group.offices.flatMap(({ pictures: own }) => own.map(({ id }) => id));
    const files = await openFiles(stores.table).findMany(pictures);
    const links = await Promise.all(group.offices.map(({ id }) => stores.officeLinks.of(id)));
    const customers = await Promise.all(
      group.offices.map(({ id }) => stores.customersOf(id).list(listConfig({ limit: 50 }), everything)),
    );

    expect(pictures.length).toBeGreaterThan(20);
    expect(pictures.filter((id) => files.get(id)?.owner?.kind !== "organisation")).toEqual([]);
    expect(links.filter((own) => own.length > 2).length).toBeGreaterThan(10);
    expect(customers[0]?.totalCount).toBe(34);
    expect(() => {
      z.array(OfficeLink).parse(links.flat());
      z.array(Customer).parse(customers.flatMap(({ data }) => data));
      z.array(OrganisationDraft).parse(group.offices);
    }).not.toThrow();
  });
});

describe("the seeded cloud", () => {
  it("is a tree of documents that are what they are called, with versions and a trash", async () => {
    const { stores } = demo;
    const rows = await stores.cloudItems.projection();
    const ids = Array.from(rows.entries(), ({ id }) => id);
    const items = [...(await stores.cloudItems.findMany(ids)).values()];
    const files = await openFiles(stores.table).findMany(items.flatMap(({ file }) => file?.id ?? []));
    const folders = new Set(items.flatMap(({ id, isFile }) => (isFile ? [] : [id])));

    expect(items.length).toBeGreaterThan(60);
    expect(items.filter(({ parentId }) => parentId !== null && !folders.has(parentId))).toEqual([]);
    for (const { id, isFile, file } of items) {
      if (isFile)
        expect(files.get(file?.id ?? "")).toMatchObject({ ...file, owner: { kind: "cloudItem", id } });
    }
    expect(items.filter(({ versions }) => versions.length > 0).length).toBeGreaterThan(3);
    expect(items.filter(({ deletedAt }) => deletedAt !== null)).toHaveLength(2);
    expect(new Set(items.map(({ visibility }) => visibility)).size).toBeGreaterThan(3);
  });
});

describe("the seeded requests for papers", () => {
  it("are one that waits, one with a file to judge and one that is closed, with what arrived in their folders", async () => {
    const { cloudItems, cloudRequests, requestUses } = demo.stores;
    const found = Array.from((await cloudRequests.projection()).entries(), ({ listed }) => listed);
    const uses = await requestUses.findMany(found);
    const shown = found.map((request) => shownSummary(request, uses.get(request.id)));
    const items = await cloudItems.projection();

    expect(shown.map(({ state, toJudge }) => [state, toJudge]).toSorted()).toEqual([
      ["closed", 0],
      ["partial", 1],
      ["waiting", 0],
    ]);
    for (const { id, itemId } of found) {
      for (const { cloudItemId } of filesIn(uses.get(id))) {
        expect(items.get(cloudItemId ?? "")?.parentId).toBe(itemId);
      }
    }
  });
});

describe("the seeded people", () => {
  it("have pictures that are theirs, some of them", async () => {
    const pictured = demo.group.employees.filter(({ profilePictureId }) => profilePictureId !== null);
    const files = await openFiles(demo.stores.table).findMany(
      pictured.map(({ profilePictureId }) => profilePictureId ?? ""),
    );

    expect(pictured.length).toBeGreaterThan(50);
    for (const { id, profilePictureId, profilePictureAltText } of pictured) {
      const owner = { kind: "employee", id };
      expect(files.get(profilePictureId ?? "")).toMatchObject({ owner, state: "ready", purpose: "employee" });
      expect(profilePictureAltText).toMatch(/\S/);
    }
  });

  it("have galleries whose covers and pictures are theirs and drawn", async () => {
    const { galleries, galleryImages, table } = demo.stores;
    const all = { ...listConfig(), limit: 1000 };
    const [{ data: known }, { data: images }] = await Promise.all([
      galleries.list(all, everything),
      galleryImages.list(all, everything),
    ]);
    const files = await openFiles(table).findMany(images.map(({ fileId }) => fileId));

    expect(known).toHaveLength(5);
    for (const { id, coverId } of known) {
      const own = images.filter(({ galleryId }) => galleryId === id);
      expect(own.map((image) => image.id)).toContain(coverId);
      expect(new Set(own.map(({ picture }) => picture?.checksum)).size).toBe(own.length);
    }
    for (const { id, fileId, picture } of images) {
      const owner = { kind: "galleryImage", id };
      expect(files.get(fileId)).toMatchObject({ owner, state: "ready", purpose: "gallery", picture });
    }
  });

  it("find documents and places under Diverses, each in a group and with its own files", async () => {
    const { miscGroups, miscEntries, table } = demo.stores;
    const all = { ...listConfig(), limit: 1000 };
    const [{ data: groups }, { data: entries }] = await Promise.all([
      miscGroups.list(all, everything),
      miscEntries.list(all, everything),
    ]);
    const named = entries.flatMap((entry) =>
      entry.kind === "document" ? entry.files.map((file) => ({ ...file, owner: entry.id })) : [],
    );
    const files = await openFiles(table).findMany(named.map(({ id }) => id));

    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(["document", "location"]));
    expect(new Set(entries.map(({ groupId }) => groupId))).toEqual(new Set(groups.map(({ id }) => id)));
    for (const { id, owner } of named) {
      expect(files.get(id)).toMatchObject({ owner: { kind: "miscEntry", id: owner }, state: "ready" });
    }
  });

  it("agree to show their birthdays, many of them", () => {
    const agreeing = demo.group.employees.filter(({ showBirthday }) => showBirthday);

    expect(agreeing.length).toBeGreaterThan(200);
    expect(agreeing.length).toBeLessThan(400);
  });

  it("follow forums that lie in groups that are there", async () => {
    const { forums, forumGroups, forumFollowers } = demo.stores;
    const all = { ...listConfig(), limit: 100 };
    const [{ data: known }, { data: groups }] = await Promise.all([
      forums.list(all, everything),
      forumGroups.list(all, everything),
    ]);
    const groupIds = new Set(groups.map(({ id }) => id));

    expect(known.length).toBeGreaterThan(10);
    expect(known.filter(({ groupId }) => !groupIds.has(groupId))).toEqual([]);
    expect(groups.filter(({ parentId }) => parentId !== null && !groupIds.has(parentId))).toEqual([]);
    const followed = await forumFollowers.followedBy(
      "employee-1",
      known.map(({ id }) => id),
    );
    expect(followed.size).toBeGreaterThan(0);
  });

  it("follow discussions or have muted them, and are told of none that was there before", async () => {
    const { discussionFollows, table } = demo.stores;
    const some = Array.from({ length: 10 }, (_, at) => discussionFollows.of(`post-0-${at}`));
    const choices = (await Promise.all(some)).flatMap((of) => [...of.values()]);

    expect(new Set(choices)).toEqual(new Set([true, false]));
    expect(await openStores(table).forumMailings.due(new Date("2099-01-01"))).toEqual([]);
  });
});

describe("the seeded articles", () => {
  it("are in every state, of today, to come and over", () => {
    const { articles } = demo.group;
    const states = Map.groupBy(articles, (article) => articleStateOf(article));

    expect([...states.keys()].sort()).toEqual(["draft", "inReview", "releasable", "released"]);
    expect(articles.filter(({ releaseDate }) => releaseDate > time)).toHaveLength(6);
    expect(articles.filter(({ releaseDate }) => releaseDate.startsWith(time.slice(0, 10)))).toHaveLength(8);
    expect(articles.filter(({ visibleUntil }) => visibleUntil && visibleUntil < time).length).toBeGreaterThan(
      5,
    );
    for (const release of ["isInternalRelease", "isPublicRelease", "isNewsletterRelease"] as const) {
      expect(articles.filter((article) => article[release]).length).toBeGreaterThan(50);
    }
  });

  it("were announced when they appeared; those to come will be", async () => {
    const toCome = demo.group.articles.filter((one) => one.isInternalRelease && one.releaseDate > time);
    const inAYear = new Date(now.getTime() + 365 * 24 * 3_600_000);

    expect(await demo.stores.announcements.due(now)).toEqual([]);
    expect((await demo.stores.announcements.due(inAYear)).toSorted()).toEqual(
      toCome.map(({ id }) => id).toSorted(),
    );
  });

  it("are texts with headings and paragraphs that an editor could have saved", () => {
    for (const { content, releaseDate, visibleUntil } of demo.group.articles) {
      expect(content).toMatch(/<p>.+<h2>.+<p>.+<a href="https:/s);
      expect(sanitiseHtml(content ?? "").html).toBe(content);
      expect(visibleUntil === null || visibleUntil > releaseDate).toBe(true);
    }
  });
});

describe("the seeded subscribers", () => {
  it("are of every kind", () => {
    const { subscribers } = demo.group;
    const shares = {
      unconfirmed: subscribers.filter(({ registrationConfirmedAt }) => registrationConfirmedAt === null),
      unsubscribed: subscribers.filter(({ customerUnsuscribedAt }) => customerUnsuscribedAt !== null),
      externals: subscribers.filter(({ isClient }) => !isClient),
      doctors: subscribers.filter(({ receivesDoctorsNews }) => receivesDoctorsNews),
      international: subscribers.filter(({ email }) => email.includes("@xn--")),
    };

    for (const found of Object.values(shares)) expect(found.length).toBeGreaterThan(100);
    expect(subscribers.length - new Set(subscribers.map(({ email }) => addressKey(email))).size).toBe(150);
  });

  it("could not all be reached, and some have complained", async () => {
    const suppressed = await demo.stores.suppressions.current();
    const reasons = demo.group.subscribers.map((subscriber) => suppressed.reasonFor(subscriber, null));
    const count = (wanted: string) => reasons.filter((reason) => reason === wanted).length;

    expect(count("bounced")).toBeGreaterThan(10);
    expect(count("bounced")).toBeLessThan(100);
    expect(count("complained")).toBeGreaterThan(1);
  });
});

describe("those of them who left one office and are known to another", () => {
  it("get nothing from the group, and from the other one what they asked for since", async () => {
    const { subscribers } = demo.group;
    const suppressed = await demo.stores.suppressions.current();
    const atTwo = [...Map.groupBy(subscribers, ({ email }) => email).values()].filter(
      (found) => found.length === 2,
    );
    const others = atTwo.flatMap(([first, second]) =>
      first?.customerUnsuscribedAt && second?.registrationConfirmedAt && !second.customerUnsuscribedAt
        ? [second]
        : [],
    );
    const [back, gone] = [
      others.filter((one) => one.ownerConfirmedAt),
      others.filter((one) => !one.ownerConfirmedAt),
    ];

    expect(others.every((one) => suppressed.reasonFor(one, null) !== undefined)).toBe(true);
    expect(back.some((one) => suppressed.reasonFor(one, one.organisationId) === undefined)).toBe(true);
    expect(gone.some((one) => suppressed.reasonFor(one, one.organisationId) === "unsubscribed")).toBe(true);
  });
});

describe("the seeded newsletters", () => {
  it("were sent in the past, with an outcome for everybody", async () => {
    const sent = sentOnes(demo);
    const statuses = await Promise.all(
      sent.map(async ({ id }) => wireStatusOf(await runOf(demo, id), { waitsUntil: null, quotaUntil: null })),
    );

    expect(sent).toHaveLength(7);
    for (const [index, status] of statuses.entries()) {
      expect(NewsletterStatus.parse(status).startedSendingAt).toBe(sent[index]?.startedSendingAt);
      expect(status.startedSendingAt && status.startedSendingAt < time).toBe(true);
      expect(status.finishedAt === null || status.finishedAt < time).toBe(true);
      expect(recipientsTotal(status)).toBeGreaterThan(50);
      if (status.state === "finished") expect(recipientsDone(status)).toBe(recipientsTotal(status));
    }
    expect(statuses.filter(({ state }) => state === "finished")).toHaveLength(6);
    expect(statuses.filter(({ state }) => state === "cancelled")).toHaveLength(1);
    expect(await demo.stores.runs.active()).toEqual([]);
  });

  it("show in their details who got no mail, and why", async () => {
    const rows = await Promise.all(
      sentOnes(demo).map(async ({ id }) => {
        const config = { skip: 0, limit: 10_000, withCreator: false, filters: [], sort: [] };
        return (await ledgerPage(demo.stores, await runOf(demo, id), config)).data;
      }),
    );
    const details = rows.flat();

    for (const state of ["sent", "failed", "bounced", "complained", "skipped"]) {
      expect(details.filter((row) => row.state === state).length, state).toBeGreaterThan(0);
    }
    const failed = details.filter(({ state }) => state === "failed");
    expect(failed.every(({ email, error }) => fateOf(email) === "refused" && error)).toBe(true);
    expect(details.every(({ timeStamp }) => timeStamp === null || timeStamp < time)).toBe(true);
  });
});

describe("the seeded calendar", () => {
  it("has events in all months of two years, and everything that an event can have", () => {
    const starts = events.map(({ start }) => start).toSorted();

    expect(starts[0]?.slice(0, 7)).toBe(subDays(now, 365).toISOString().slice(0, 7));
    expect(starts.at(-1)?.slice(0, 7)).toBe(addDays(now, 365).toISOString().slice(0, 7));
    expect(new Set(starts.map((start) => start.slice(0, 7))).size).toBe(25);
    expect(events.some(({ organisationId }) => organisationId !== null)).toBe(true);
    expect(events.some(({ url }) => url !== null)).toBe(true);
    expect(events.some(({ start, answerUntil }) => answerUntil !== null && answerUntil < start)).toBe(true);
    const attached = events.flatMap(({ id, files }) => files.map((file) => ({ id, file })));
    expect(attached.length).toBeGreaterThan(0);
    const { files } = makeCalendar(demo.group.employees, now);
    expect(files.map(({ file }) => [file.owner?.id, file.id, file.size])).toEqual(
      attached.map(({ id, file }) => [id, file.id, file.size]),
    );
  });

  it("has told everybody who answered, and reminds them the day before", async () => {
    const { eventAnswers, eventMailings } = demo.stores;
    const asking = events.filter(({ asksForAnswers, start }) => asksForAnswers && Date.parse(start) > +now);

    expect(asking.length).toBeGreaterThan(0);
    for (const event of asking) {
      const state = await eventAnswers.read(event.id);
      expect(Object.keys(state.lastNotified).length).toBeGreaterThan(0);
      expect(dueNotifications(event, state)).toEqual([]);
      const { id, at } = dayAheadOf(event);
      if (at > now.getTime()) expect(await eventMailings.due(new Date(at))).toContain(id);
    }
  });
});
