import { describe, expect, it, vi } from "vitest";
import type { TextMessage } from "../../functions/data/cloud/text-queue.ts";
import { openDiscussionIndex } from "../../functions/data/discussions/discussion-search.ts";
import { lateAttachments, openDocumentRepair } from "../../functions/data/files/repair-documents.ts";
import { openStores } from "../../functions/data/stores.ts";
import { news } from "../../shared/news/news.contract.ts";
import { calendarFixture } from "../calendar/calendar.fixture.ts";
import { takeTextOf } from "../cloud/documents.fixture.ts";
import { forumFixture } from "../discussions/forum.fixture.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { aTextPdf } from "../support/documents.builder.ts";
import { uploadAs } from "../support/files.builder.ts";
import { anArticleDraft } from "../support/news.builder.ts";
import { searching, titlesFor } from "./search.fixture.ts";

const { as } = await portal();
const editor = await as("editor");

const pdfWith = (by: Pick<Browser, "call">, words: string, fileName = "merkblatt.pdf") =>
  uploadAs(by, { fileName, contentType: "application/pdf", bytes: aTextPdf(words) });

const articleWith = async (words: string) => {
  const id = await pdfWith(editor, words);
  const body = anArticleDraft({ title: "Unterlagen zum Stichtag", files: [{ id }] });
  const { data } = await editor.call(news.articles.create, { body });
  await takeTextOf(id);
  return data;
};

describe("words of attachments", () => {
  it("find the article, and say in which file they are", async () => {
    const { id } = await articleWith("Der Holunderfreibetrag gilt ab heuer.");

    const { data } = await searching(editor, "stichtag holunderfreibetrag");

    expect(data).toMatchObject([{ area: "articles", id, title: "Unterlagen zum Stichtag" }]);
    expect(data[0]?.excerpt).toBe("Im Anhang merkblatt.pdf: Der Holunderfreibetrag gilt ab heuer.");
  });

  it("find events and posts", async () => {
    const { editor: host, colleague, create } = await calendarFixture();
    const { writer, write } = await forumFixture();
    const [agenda, list] = [
      await pdfWith(host, "Tagesordnung mit Schlehenpunsch"),
      await pdfWith(writer, "Liste der Schlehenpunschzutaten"),
    ];
    await create({ title: "Klausur", files: [{ id: agenda }] }, host);
    await write("Einkauf", { files: [{ id: list }] });
    await Promise.all([agenda, list].map(takeTextOf));

    expect((await titlesFor(colleague, "schlehenpunsch")).toSorted()).toEqual(["Einkauf", "Klausur"]);
  });

  it("find nothing once the attachment is gone", async () => {
    const article = await articleWith("Die Mispelverordnung");
    expect(await titlesFor(editor, "mispelverordnung")).toEqual([article.title]);

    await editor.call(news.articles.update, { params: { id: article.id }, body: { ...article, files: [] } });

    expect(await titlesFor(editor, "mispelverordnung")).toEqual([]);
    expect(await titlesFor(editor, "unterlagen stichtag")).toContain(article.title);
  });

  it("find nothing for who may not see what they are attached to", async () => {
    await articleWith("Der Quittenerlass");
    const { editor: host, create } = await calendarFixture();
    const id = await pdfWith(host, "Quittenerlass für die Leitung");
    await create({ title: "Leitung", visibility: "PartnerDirectors", files: [{ id }] }, host);
    await takeTextOf(id);

    expect(await titlesFor(host, "quittenerlass")).toEqual(["Leitung"]);
    expect(await titlesFor(await as({}), "quittenerlass")).toEqual([]);
  });

  it("leave all else to be found while they are not known yet", async () => {
    const { writer, write, colleague } = await forumFixture();
    const id = await pdfWith(writer, "Kornellkirsche");
    await write("Sauerdornhecke", { files: [{ id }], content: "<p>Wer schneidet sie?</p>" });

    expect(await titlesFor(colleague, "sauerdornhecke schneidet")).toEqual(["Sauerdornhecke"]);
    expect(await titlesFor(colleague, "kornellkirsche")).toEqual([]);

    await takeTextOf(id);
    // Searches ask once a second for what is late.
    await expect
      .poll(() => titlesFor(colleague, "kornellkirsche"), { timeout: 5_000 })
      .toEqual(["Sauerdornhecke"]);
  });

  it("are asked for by the schedule, until they are known", async () => {
    const { writer, write, table } = await forumFixture();
    const fileId = await pdfWith(writer, "Elsbeerbrand");
    await write("Brennerei", { files: [{ id: fileId }] });
    const { forumEntries, files } = openStores(table);
    const send = vi.fn(async (_: readonly TextMessage[]) => undefined);
    const repair = async () => {
      const late = lateAttachments(openDiscussionIndex(forumEntries, files), forumEntries.findMany);
      await openDocumentRepair({ send }, [late])(new Date());
      return send.mock.lastCall?.[0] ?? [];
    };

    expect(await repair()).toContainEqual({ fileId });
    await takeTextOf(fileId);
    expect(await repair()).not.toContainEqual({ fileId });
  });
});
