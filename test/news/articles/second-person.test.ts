import { describe, expect, it } from "vitest";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { anArticleDraft } from "../../support/news.builder.ts";
import { saveSettings } from "../../support/settings.ts";
import { ownOffice, readyPeople } from "../../support/viewers.ts";
import { savingAs } from "./article.fixture.ts";

const { as, people, table } = await portal();

const { articles, releasers } = news;
const refusal = { status: 422, code: "article.needs-second-person" };

const openFixture = async () => {
  const [writer, other] = [await as(readyPeople.editor), await as(readyPeople.editor)];
  return {
    as,
    writer,
    other,
    demand: (fourEyesForArticles: boolean) => saveSettings(table, { fourEyesForArticles }),
    /** Written by one and let through by the same one. */
    reviewed: async () => {
      const { data } = await writer.call(articles.create, { body: anArticleDraft() });
      const inReview = await savingAs(writer, data, flagsOf("inReview"));
      return savingAs(writer, inReview, flagsOf("releasable"));
    },
  };
};

const fixture = await openFixture();
await fixture.demand(true);

describe("with four eyes an article is released", () => {
  it.each(["isInternalRelease", "isPublicRelease", "isNewsletterRelease"] as const)(
    "by somebody else than who wrote it last (%s)",
    async (flag) => {
      const article = await fixture.reviewed();
      const released = flagsOf("released", { [flag]: true });

      await expect(savingAs(fixture.writer, article, released)).rejects.toMatchObject({
        ...refusal,
        errors: [{ path: flag, message: expect.stringContaining("jemand anderes") }],
      });

      expect(await savingAs(fixture.other, article, released)).toMatchObject({
        [flag]: true,
        writtenBy: fixture.writer.employee.id,
        modifiedBy: fixture.other.employee.id,
      });
    },
  );

  it.each(["title", "pageTitle", "seoMetaDescription"] as const)(
    "as it was written: who releases it changes no word (%s)",
    async (field) => {
      const article = await fixture.reviewed();

      await expect(
        savingAs(fixture.other, article, { ...flagsOf("released"), [field]: "Schnell noch geändert" }),
      ).rejects.toMatchObject(refusal);
    },
  );

  it("by the writer of an earlier version, too", async () => {
    const article = await fixture.reviewed();
    const edited = await savingAs(fixture.other, article, { abstract: "Vom anderen geschrieben." });

    await expect(savingAs(fixture.other, edited, flagsOf("released"))).rejects.toMatchObject(refusal);
    expect(await savingAs(fixture.writer, edited, flagsOf("released"))).toMatchObject({
      isInternalRelease: true,
    });
  });

  it("and then not changed while it is out, but in its dates", async () => {
    const article = await savingAs(fixture.other, await fixture.reviewed(), flagsOf("released"));

    for (const who of [fixture.writer, fixture.other]) {
      await expect(savingAs(who, article, { content: "<p>Anders</p>" })).rejects.toMatchObject(refusal);
    }
    const visibleUntil = "2031-01-01T00:00:00.000Z";
    expect(await savingAs(fixture.writer, article, { visibleUntil })).toMatchObject({ visibleUntil });
    expect(await savingAs(fixture.writer, article, flagsOf("draft"))).toMatchObject({ isDraft: true });
  });

  it("with nobody being asked where it is not demanded", async () => {
    await fixture.demand(false);
    const article = await fixture.reviewed();

    expect(await savingAs(fixture.writer, article, flagsOf("released"))).toMatchObject({
      isInternalRelease: true,
    });
    await fixture.demand(true);
  });
});

describe("who could be the second person", () => {
  it("is whoever edits news of the office, administrators marked", async () => {
    const officeEditor = await fixture.as("officeEditor");
    const admin = await fixture.as("admin");
    const gone = await fixture.as({ ...readyPeople.editor, employee: { lastname: "Gegangen" } });
    await people.users.update(gone.user.id, (user) => ({ ...user, isActive: false }));

    const { data } = await officeEditor.call(releasers.read, { query: { organisationId: ownOffice.id } });

    expect(data).toMatchObject({ articles: true, newsletters: false });
    const idsOf = (isAdmin: boolean) =>
      data.people.filter((one) => one.isAdmin === isAdmin).map(({ id }) => id);
    expect(idsOf(false)).toEqual(
      expect.arrayContaining([
        officeEditor.employee.id,
        fixture.writer.employee.id,
        fixture.other.employee.id,
      ]),
    );
    expect(idsOf(false)).not.toContain(gone.employee.id);
    expect(idsOf(true)).toEqual([admin.employee.id]);
  });
});
