import { describe, expect, it } from "vitest";
import { openApplications } from "../../functions/data/applications/applications.collection.ts";
import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import { openCalendarEvents } from "../../functions/data/calendar/calendar-events.collection.ts";
import { openCloudItems } from "../../functions/data/cloud/cloud-items.collection.ts";
import { openForumEntries } from "../../functions/data/discussions/forum-entries.collection.ts";
import { openZipJobs } from "../../functions/data/jobs/zip-jobs.repository.ts";
import { openMaterialOrders } from "../../functions/data/material/material-orders.collection.ts";
import { openNewsletters } from "../../functions/data/newsletters/newsletters.collection.ts";
import type { NewNotification } from "../../functions/data/notifications/notifications.repository.ts";
import { notifications } from "../../shared/notifications/notifications.contract.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import { anApplication } from "../support/application.builder.ts";
import { aCloudItem } from "../support/cloud.builder.ts";
import { anEvent } from "../support/event.builder.ts";
import { anAnswer, aPost } from "../support/forum.builder.ts";
import { aMaterialOrder } from "../support/material.builder.ts";
import { aNewsletter, anArticle } from "../support/news.builder.ts";
import { otherOffice, ownOffice, type Person } from "../support/viewers.ts";
import { bellFixture } from "./bell.fixture.ts";

type Fixture = Awaited<ReturnType<typeof bellFixture>>;

const DELETED = { deletedAt: "2026-11-20T10:00:00.000Z" };

interface Case {
  readonly what: string;
  readonly person?: Person;
  /** Stores something that the reader sees, and answers how that ends. */
  readonly prepare: (
    fixture: Fixture,
  ) => Promise<{ notification: NewNotification; path: string; withdraw: () => Promise<unknown> }>;
}

const releaseWithdrawn: Case = {
  what: "an article that is no longer released",
  prepare: async ({ table }) => {
    const articles = openArticles(table);
    const article = await articles.insert(anArticle());
    return {
      notification: { kind: "article", subject: { area: "article", id: article.id } },
      path: `/news/articles/${article.urlTitle}`,
      withdraw: () => articles.update(article.id, (current) => ({ ...current, isInternalRelease: false })),
    };
  },
};

const answerDeleted: Case = {
  what: "an answer that is deleted",
  prepare: async ({ table }) => {
    const entries = openForumEntries(table);
    const post = await entries.insert(aPost());
    const answer = await entries.insert(anAnswer({ postId: post.id }));
    return {
      notification: { kind: "answer", subject: { area: "forumEntry", id: post.id }, occasion: answer.id },
      path: `/discussions/posts/${post.id}?antwort=${answer.id}`,
      withdraw: () => entries.update(answer.id, (current) => ({ ...current, ...DELETED })),
    };
  },
};

const postDeleted: Case = {
  what: "an answer in a discussion that is deleted",
  prepare: async (fixture) => {
    const { notification, path } = await answerDeleted.prepare(fixture);
    const entries = openForumEntries(fixture.table);
    const withdraw = () => entries.update(notification.subject.id, (current) => ({ ...current, ...DELETED }));
    return { notification: { ...notification, kind: "mention" }, path, withdraw };
  },
};

const eventHidden: Case = {
  what: "an event that is only for others now",
  prepare: async ({ table }) => {
    const events = openCalendarEvents(table);
    const { id } = await events.insert(anEvent());
    return {
      notification: { kind: "event", subject: { area: "event", id } },
      path: `/calendar/events/${id}`,
      withdraw: () => events.update(id, (current) => ({ ...current, visibility: "PartnerDirectors" })),
    };
  },
};

const folderPrepared = async ({ table }: Fixture) => {
  const items = openCloudItems(table);
  const top = await items.insert(aCloudItem());
  const folder = await items.insert(aCloudItem({ parentId: top.id, title: "Muster" }));
  const notification: NewNotification = {
    kind: "folder",
    subject: { area: "cloudItem", id: folder.id },
    occasion: "2026-11-20T10",
    above: [top.id],
  };
  return { items, top, folder, notification, path: `/cloud/${folder.id}` };
};

const folderAboveHidden: Case = {
  what: "a folder below one that is only for others now",
  prepare: async (fixture) => {
    const { items, top, notification, path } = await folderPrepared(fixture);
    const withdraw = () => items.update(top.id, (current) => ({ ...current, visibility: "Directors" }));
    return { notification, path, withdraw };
  },
};

const folderMoved: Case = {
  what: "a folder that was moved to where only others look",
  prepare: async (fixture) => {
    const { items, folder, notification, path } = await folderPrepared(fixture);
    const hidden = await items.insert(aCloudItem({ visibility: "Directors" }));
    const between = await items.insert(aCloudItem({ parentId: hidden.id }));
    const withdraw = () => items.update(folder.id, (current) => ({ ...current, parentId: between.id }));
    return { notification, path, withdraw };
  },
};

const orderTaken: Case = {
  what: "an order that is no longer one's own",
  prepare: async ({ table, reader }) => {
    const orders = openMaterialOrders(table);
    const { id } = await orders.insert(aMaterialOrder({ createdBy: reader.employee.id }));
    return {
      notification: { kind: "material", subject: { area: "material", id } },
      path: "/material/orders",
      withdraw: () => orders.update(id, (current) => ({ ...current, createdBy: "another" })),
    };
  },
};

const applicationPrepared = async ({ table }: Fixture) => {
  const applications = openApplications(table);
  const { id } = await applications.insert(anApplication());
  const notification: NewNotification = {
    kind: "application",
    subject: { area: "application", id },
    above: [ownOffice.id],
  };
  return { applications, id, notification, path: `/applications/${ownOffice.id}/${id}` };
};

const applicationDeleted: Case = {
  what: "an application that is deleted",
  person: { employee: { isDirector: true } },
  prepare: async (fixture) => {
    const { applications, id, notification, path } = await applicationPrepared(fixture);
    return { notification, path, withdraw: () => applications.remove(id) };
  },
};

/** An application, to a director of whom something changes. */
const directorBecomes = (what: string, changes: Partial<Employee>): Case => ({
  what,
  person: { employee: { isDirector: true } },
  prepare: async (fixture) => {
    const { notification, path } = await applicationPrepared(fixture);
    const { people, reader } = fixture;
    const withdraw = () =>
      people.employees.update(reader.employee.id, (current) => ({ ...current, ...changes }));
    return { notification, path, withdraw };
  },
});

const noDirector = directorBecomes("an application, to who is no longer director", { isDirector: false });

const movedOffice = directorBecomes("an application, to who works at another office", {
  employedAt: otherOffice.id,
});

const withdrawnUnseen: Case = {
  what: "that an application was withdrawn, to who is no longer director",
  person: { employee: { isDirector: true } },
  prepare: async (fixture) => {
    const { applications, id, notification, path } = await applicationPrepared(fixture);
    await applications.remove(id);
    const { withdraw } = await noDirector.prepare(fixture);
    return {
      notification: { ...notification, kind: "applicationWithdrawn" },
      path: path.replace(`/${id}`, ""),
      withdraw,
    };
  },
};

const rightWithdrawn: Case = {
  what: "a newsletter, to who no longer reads news",
  person: { grants: [{ rule: "READ_NEWS" }] },
  prepare: async ({ table, people, reader }) => {
    const { id } = await openNewsletters(table).insert(
      aNewsletter({ startedSendingAt: "2026-11-20T10:00:00.000Z" }),
    );
    return {
      notification: { kind: "sendDone", subject: { area: "newsletter", id } },
      path: `/news/newsletters/${id}`,
      withdraw: () => people.roles.update(reader.role.id, (role) => ({ ...role, rules: [] })),
    };
  },
};

const zipRemoved: Case = {
  what: "a ZIP that is no longer there",
  prepare: async ({ table, reader }) => {
    const zips = openZipJobs(table);
    const name = { id: "zip-1", userId: reader.user.id };
    await zips.insert({
      ...name,
      chosen: { galleryId: "sommerfest" },
      fileName: "Sommerfest.zip",
      fileId: "file-1",
      state: "ready",
      done: 1,
      total: 1,
      files: 1,
      leftOut: 0,
      runs: 1,
      readyUntil: new Date(Date.now() + 60_000).toISOString(),
      createdAt: new Date().toISOString(),
    });
    return {
      notification: { kind: "zip", subject: { area: "zip", id: name.id } },
      path: "/v1/files/file-1",
      withdraw: () => zips.remove(name),
    };
  },
};

describe("neither shown nor counted", () => {
  it.each([
    releaseWithdrawn,
    answerDeleted,
    postDeleted,
    eventHidden,
    folderAboveHidden,
    folderMoved,
    orderTaken,
    applicationDeleted,
    noDirector,
    withdrawnUnseen,
    movedOffice,
    rightWithdrawn,
    zipRemoved,
  ])("is $what", async ({ person, prepare }) => {
    const fixture = await bellFixture(person);
    const { notification, path, withdraw } = await prepare(fixture);
    await fixture.notify(notification);
    expect((await fixture.list()).data).toMatchObject([{ kind: notification.kind, path }]);
    expect(await fixture.unread()).toBe(1);

    await withdraw();

    expect(await fixture.list()).toEqual({ totalCount: 0, data: [] });
    expect(await fixture.unread()).toBe(0);
  });
});

describe("a watched folder deep in the cloud", () => {
  it("is asked with all above it, so counting takes no more requests", async () => {
    const fixture = await bellFixture();
    const items = openCloudItems(fixture.table);
    const above: string[] = [];
    for (let depth = 0; depth < 6; depth++) {
      above.push((await items.insert(aCloudItem({ parentId: above.at(-1) ?? null }))).id);
    }
    const folder = await items.insert(aCloudItem({ parentId: above.at(-1) ?? null }));
    await fixture.notify({ kind: "folder", subject: { area: "cloudItem", id: folder.id }, above });
    expect(await fixture.unread()).toBe(1);

    const { requests } = await fixture.reader.send(notifications.unread, {});

    expect(requests.length, requests.join()).toBeLessThanOrEqual(3);
  });
});

describe("an application's notification", () => {
  it("names the office, and nobody who applies", async () => {
    const fixture = await bellFixture({ employee: { isDirector: true } });
    const { notification } = await applicationPrepared(fixture);
    await fixture.notify(notification);

    const { data } = await fixture.list();

    expect(data).toMatchObject([{ title: ownOffice.name, actor: null }]);
    expect(JSON.stringify(data)).not.toContain("Huber");
  });
});
