import { S3Client } from "@aws-sdk/client-s3";
import { beforeAll, describe, expect, it } from "vitest";
import { openArticleSearch } from "../../../functions/data/articles/article-search.ts";
import { ledgerPage } from "../../../functions/news/sending/follow/ledger.ts";
import { wireStatusOf } from "../../../functions/news/sending/run-status.ts";
import { everything } from "../../../functions/platform/collection/visible.ts";
import { sanitiseHtml } from "../../../functions/platform/html/sanitise.ts";
import { openIndexStore } from "../../../functions/platform/search/index-store.ts";
import { fateOf } from "../../../infra/demo/newsletters/sent/fate.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { articleStateOf } from "../../../shared/news/article-state.ts";
import { NewsletterStatus, recipientsDone, recipientsTotal } from "../../../shared/news/newsletter.ts";
import { addressKey } from "../../../shared/news/recipients.ts";
import { runOf, type Seeded, seeded, sentOnes } from "./seeded.ts";

const now = new Date("2026-11-20T14:00:00.000Z");
const time = now.toISOString();

let demo: Seeded;
beforeAll(async () => {
  demo = await seeded("demo", now);
});

describe("the seeded articles", () => {
  it("are in the index that a first search begins with", async () => {
    const indexStore = async () => openIndexStore("articles", new S3Client({}), demo.env.BUCKET_NAME);
    const { list } = openArticleSearch(demo.stores.articles, { send: async () => {} }, indexStore);
    const found = await list(listConfig({ searchTerm: "Vertragserrichter" }), everything);

    // It stands in texts only.
    expect(found.data.every(({ title }) => title.startsWith("Grunderwerbsteuer"))).toBe(true);
    expect(found.totalCount).toBeGreaterThan(0);
  });

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
    const statuses = await Promise.all(sent.map(async ({ id }) => wireStatusOf(await runOf(demo, id), null)));

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
