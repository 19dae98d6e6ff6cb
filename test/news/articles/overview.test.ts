import { describe, expect, it } from "vitest";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import type { Article } from "../../../shared/news/article.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import type { Browser } from "../../support/browser.ts";
import { anArticle } from "../../support/news.builder.ts";
import { otherOffice, ownOffice, readyPeople } from "../../support/viewers.ts";

const UNTIL = "2030-06-30T21:59:00.000Z";
const confirmation = { until: UNTIL, organisationIds: [], version: 1 };

const fixture = async (...articles: readonly Partial<Article>[]) => {
  const { as, table } = await portal();
  const stored = openArticles(table);
  for (const article of articles)
    await stored.insert(anArticle({ organisationId: ownOffice.id, ...article }));
  const overview = async ({ send }: Browser) => {
    await send(news.overview.read, {});
    const { response, requests } = await send(news.overview.read, {});
    return { requests, ...news.overview.read.reply.parse(await response.json()) };
  };
  return { as, overview };
};

const titles = (articles: readonly { readonly title: string }[]) => articles.map(({ title }) => title);

describe("the overview of news", () => {
  it("has the six newest articles that everybody may read, the newest first", async () => {
    const days = ["01", "02", "03", "04", "05", "06", "07"];
    const { as, overview } = await fixture(
      ...days.map((day) => ({ title: day, releaseDate: `2026-01-${day}T08:00:00.000Z` })),
      { title: "Entwurf", ...flagsOf("draft") },
    );

    const { newest } = await overview(await as(readyPeople.employee));

    expect(titles(newest)).toEqual(["07", "06", "05", "04", "03", "02"]);
    expect(newest[0]).not.toHaveProperty("content");
  });

  it("has what is pinned above the newest, until it ends and while everybody may read it", async () => {
    const pinnedUntil = "2099-01-01T08:00:00.000Z";
    const { as, overview } = await fixture(
      { title: "Angeheftet", releaseDate: "2026-02-01T08:00:00.000Z", pinnedUntil },
      { title: "Neuer angeheftet", releaseDate: "2026-02-02T08:00:00.000Z", pinnedUntil },
      {
        title: "War angeheftet",
        releaseDate: "2026-02-03T08:00:00.000Z",
        pinnedUntil: "2026-02-04T08:00:00.000Z",
      },
      { title: "Entwurf", pinnedUntil, ...flagsOf("draft") },
      { title: "Nur draußen", pinnedUntil, ...flagsOf("released", { isPublicRelease: true }) },
    );

    const { pinned, newest } = await overview(await as(readyPeople.employee));

    expect(titles(pinned)).toEqual(["Neuer angeheftet", "Angeheftet"]);
    expect(titles(newest)).toEqual(["War angeheftet", "07", "06", "05", "04", "03"]);
  });

  it("has what one has still to confirm, however old, the most urgent first, until it is confirmed", async () => {
    const { as, overview } = await fixture(
      { id: "late", title: "Später", confirmation, releaseDate: "2020-01-01T08:00:00.000Z" },
      { title: "Bald", confirmation: { ...confirmation, until: "2030-01-01T21:59:00.000Z" } },
      { title: "Anderswo", confirmation: { ...confirmation, organisationIds: [otherOffice.id] } },
    );
    const reader = await as(readyPeople.employee);
    expect(titles((await overview(reader)).toConfirm)).toEqual(["Bald", "Später"]);

    await reader.call(news.confirmations.confirm, { params: { id: "late" }, body: { version: 1 } });

    expect(titles((await overview(reader)).toConfirm)).toEqual(["Bald"]);
  });

  it("has for editors what they work on, with counts, and for nobody else", async () => {
    const before = await fixture();
    const { desk: piles } = await before.overview(await before.as("editor"));
    const { as, overview } = await fixture(
      ...["a", "b", "c", "d"].map((title) => ({ title, ...flagsOf("draft") })),
      { title: "Zu prüfen", ...flagsOf("inReview") },
    );

    const { desk: editors } = await overview(await as("editor"));

    expect(editors?.drafts.totalCount).toBe(4 + (piles?.drafts.totalCount ?? 0));
    expect(editors?.drafts.data).toHaveLength(3);
    expect(titles(editors?.inReview.data ?? [])).toEqual(["Zu prüfen"]);
    expect((await overview(await as(readyPeople.employee))).desk).toBeNull();
  });

  it("takes three requests, session included, with ever so much to confirm", async () => {
    const { as, overview } = await fixture(
      ...Array.from({ length: 40 }, (_, no) => ({ title: `Nr. ${no}`, confirmation })),
    );

    const { requests, toConfirm } = await overview(await as("editor"));

    expect(toConfirm.length).toBeGreaterThanOrEqual(40);
    expect(requests.length, requests.join()).toBeLessThanOrEqual(3);
  });
});
