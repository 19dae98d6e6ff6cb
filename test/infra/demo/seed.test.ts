import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openCloudUsage } from "../../../functions/data/files/cloud-usage.repository.ts";
import { openFiles } from "../../../functions/data/files/files.repository.ts";
import { openForumMailings } from "../../../functions/discussions/notifications/forum-mailings.ts";
import { withArticles } from "../../../functions/news/newsletters/newsletter-articles.ts";
import { everything } from "../../../functions/platform/collection/visible.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { MailAddress } from "../../../shared/contract/wire.ts";
import { Role } from "../../../shared/login/role.ts";
import { User } from "../../../shared/login/user.ts";
import { Article } from "../../../shared/news/article.ts";
import { Newsletter } from "../../../shared/news/newsletter.ts";
import { Subscriber, SubscriberIndustry } from "../../../shared/news/subscriber.ts";
import { TemplateSet } from "../../../shared/news/template-set.ts";
import { Customer } from "../../../shared/organisations/customer.ts";
import { Employee } from "../../../shared/organisations/employee.ts";
import { OfficeLink } from "../../../shared/organisations/link.ts";
import { Organisation, OrganisationDraft } from "../../../shared/organisations/organisation.ts";
import { countsOf, runOf, type Seeded, seeded, seededQuickly, sentOnes } from "./seeded.ts";

const now = new Date("2026-11-20T14:00:00.000Z");

let demo: Seeded;
beforeAll(async () => {
  demo = await seeded("demo", now);
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
    expect(await openForumMailings(table).due(new Date("2099-01-01"))).toEqual([]);
  });
});
