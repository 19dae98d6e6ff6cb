import { describe, expect, it } from "vitest";
import type { Article } from "../../../shared/news/article.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { articleFixture } from "../../news/articles/article.fixture.ts";
import { trailAbout } from "../../support/audit.ts";

const fixture = await articleFixture();

const internal = { isInternalRelease: true };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** What the trail tells of an article, the latest first. */
const told = async ({ id }: Article) =>
  (await trailAbout(id)).map(({ action, facts }) => [action, facts] as const);

const reviewed = async (overrides: Parameters<typeof fixture.create>[0] = {}) => {
  const inReview = await fixture.step(await fixture.create(overrides), flagsOf("inReview"));
  return fixture.step(inReview, flagsOf("releasable"));
};

describe("the audit trail of an article", () => {
  it("tells who wrote, reviewed, released and withdrew it, by its title", async () => {
    const article = await fixture.step(
      await reviewed({ title: "Neue Fristen" }),
      flagsOf("released", internal),
    );
    await fixture.step(article, flagsOf("draft"));

    expect(await trailAbout(article.id)).toMatchObject([
      {
        action: "article.withdrawn",
        group: "articles",
        actorId: expect.any(String),
        subjectName: "Neue Fristen",
        facts: { step: { from: "released", to: "draft" }, withdrawnFrom: ["isInternalRelease"] },
      },
      {
        action: "article.released",
        facts: { step: { from: "releasable", to: "released" }, releasedTo: ["isInternalRelease"] },
      },
      { action: "article.reviewed", facts: { step: { from: "inReview", to: "releasable" } } },
      { action: "article.submitted", facts: { step: { from: "draft", to: "inReview" } } },
      { action: "article.created", subjectName: "Neue Fristen", facts: {} },
    ]);
  });

  it("tells which fields were edited, and nothing of what was written", async () => {
    const article = await fixture.create();
    await fixture.update(article, { title: "Streng vertraulich", content: "<p>Geheimrezept</p>" });

    const [entry] = await trailAbout(article.id);

    expect(entry).toMatchObject({
      action: "article.edited",
      subjectName: "Streng vertraulich",
      facts: { changed: ["title", "content"] },
    });
    expect(JSON.stringify(entry)).not.toContain("Geheimrezept");
  });

  it("tells nothing where a save changed nothing, and nothing where it was refused", async () => {
    const article = await fixture.create();

    await fixture.update(article, {});
    await expect(fixture.step(article, flagsOf("released"))).rejects.toMatchObject({ status: 422 });

    expect(await told(article)).toEqual([["article.created", {}]]);
  });

  it("tells that it was made public, whatever else the same save did", async () => {
    const article = await fixture.step(await reviewed(), flagsOf("released", internal));
    await fixture.update(article, {
      ...flagsOf("released", { ...internal, isPublicRelease: true }),
      tag: "Neu",
    });

    expect((await told(article))[0]).toEqual([
      "article.made-public",
      { changed: ["tag"], releasedTo: ["isPublicRelease"] },
    ]);
  });

  it("tells whether people are written to because of a release, and from when on it appears", async () => {
    const releaseDate = inHours(48);
    const article = await fixture.step(await reviewed({ releaseDate }), flagsOf("released", internal));
    const elsewhere = await fixture.step(
      await reviewed(),
      flagsOf("released", { isNewsletterRelease: true }),
    );

    expect((await told(article))[0]?.[1]).toMatchObject({ isAnnounced: true, at: releaseDate });
    expect((await told(elsewhere))[0]?.[1]).toEqual({
      step: { from: "releasable", to: "released" },
      releasedTo: ["isNewsletterRelease"],
    });
  });

  it("tells that a release writes to nobody where the article was announced before", async () => {
    const article = await reviewed();
    await fixture.announced(article.id);

    await fixture.step(article, flagsOf("released", internal));

    expect((await told(article))[0]?.[1]).toMatchObject({ isAnnounced: false });
  });

  it("is written with the change, or not at all", async () => {
    const article = await fixture.create();

    const requests = await fixture.requestsOf(article, { title: "Anders" });

    expect(requests).not.toContain("PutItem");
    expect(await told(article)).toHaveLength(2);
  });
});
