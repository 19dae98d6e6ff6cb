import { describe, expect, it } from "vitest";
import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import { flagsOf } from "../../shared/news/article-state.ts";
import { portal } from "../portal.ts";
import { aContent, aStoredCloudItem } from "../support/cloud.builder.ts";
import { aStoredEvent } from "../support/event.builder.ts";
import { aStoredPost } from "../support/forum.builder.ts";
import { aStoredMiscGroup } from "../support/misc.builder.ts";
import { anArticle } from "../support/news.builder.ts";
import { anEmployee } from "../support/people.builder.ts";
import { countsFor, newWord, searching } from "./search.fixture.ts";

const { people, table } = await portal();
const employee = await portal({ as: "employee" });

describe("the words of a search", () => {
  it("find other forms, umlauts in any spelling, parts of compounds and beginnings, in every area", async () => {
    const title = "Körperschaftsteuerprüfungen";
    await Promise.all([
      openArticles(table).insert(anArticle({ title })),
      people.employees.insert(anEmployee({ jobTitle: title })),
      aStoredPost(table, "group", { title }),
      aStoredEvent(table, { title }),
      aStoredCloudItem(table, { title }),
      aStoredMiscGroup(table, { name: title }),
    ]);
    const found = { articles: 1, people: 1, discussions: 1, events: 1, cloud: 1, misc: 1 };

    for (const term of ["KOERPERSCHAFTSTEUERPRUEFUNG", "körperschaftsteuerprüf", "steuerprüfungen"]) {
      expect(await countsFor(employee, term), term).toEqual(found);
    }
  });

  it("may have typos only if nothing has them as they are spelt", async () => {
    await aStoredCloudItem(table, { title: "Zwetschkenknödelfest" });
    await aStoredEvent(table, { title: "Zwetschkenknodelfeste" });

    expect(await countsFor(employee, "zwetschkenknödelfest")).toEqual({ cloud: 1, events: 1 });
    expect(await countsFor(employee, "zwetschgenknödelfest")).toEqual({ cloud: 1, events: 1 });
  });
});

describe("words that nothing has together", () => {
  it("find what has most of them, and are named as they were written", async () => {
    const [one, other] = [newWord(), newWord()];
    await openArticles(table).insertMany([
      anArticle({ title: `${one} und ${other}` }),
      anArticle({ title: `Nur ${one}` }),
    ]);

    const { data, missing, totalCount } = await searching(employee, `${one} Qprst ${other}`);

    expect(data.map(({ title }) => title)).toEqual([`${one} und ${other}`]);
    expect([totalCount, missing]).toEqual([1, ["Qprst"]]);
    expect((await searching(employee, one)).missing).toBeUndefined();
  });

  it("find what has one of them each, though none is missing", async () => {
    const [one, other] = [newWord(), newWord()];
    await openArticles(table).insertMany([anArticle({ title: one }), anArticle({ title: other })]);

    const { totalCount, missing } = await searching(employee, `${one} ${other}`);

    expect([totalCount, missing]).toEqual([2, []]);
  });

  it("find nothing where nobody may see what has some", async () => {
    const word = newWord();
    await openArticles(table).insert(anArticle({ title: word, ...flagsOf("draft") }));

    const found = await searching(employee, `${word} ${newWord()}`);

    expect([found.totalCount, found.missing]).toEqual([0, undefined]);
  });
});

describe("the kind of a file", () => {
  it.each(["docx", "Word"])("is a word like those of its name: %s", async (kind) => {
    const word = newWord();
    const named = (fileName: string) => {
      const { file, ...upload } = aContent();
      return aStoredCloudItem(table, { title: word, isFile: true, file: { ...file, fileName }, upload });
    };
    const [form] = await Promise.all([named("Formular.docx"), named("Formular.pdf")]);

    const { data } = await searching(employee, `${word} ${kind}`);

    expect(data.map(({ id }) => id)).toEqual([form.id]);
  });
});

describe("a telephone number", () => {
  it.each(["+43 664 8291 773", "0664/8291-773", "8291773", "06648291"])(
    "finds whose it is by any part, however it is written: %s",
    async (written) => {
      const lastname = newWord();
      const { id } = await people.employees.insert(anEmployee({ lastname, phoneMobile: "+43 664 8291773" }));

      const { data } = await searching(employee, written);

      expect(data.map((found) => found.id)).toContain(id);
      await people.employees.remove(id);
    },
  );
});
