import { expect, it } from "vitest";
import { make } from "../cloud/cloud.fixture.ts";
import { documentsFixture, takeTextOf } from "../cloud/documents.fixture.ts";
import { aDocx } from "../support/documents.builder.ts";
import { uploadAs } from "../support/files.builder.ts";
import { searching } from "./search.fixture.ts";

it("finds words inside documents, together with words of their names, and shows what stands around them", async () => {
  const { writer } = await documentsFixture();
  const bytes = aDocx({ paragraphs: [["Die Zwetschkenverordnung regelt den Handel mit Steinobst."]] });
  const fileId = await uploadAs(writer, { fileName: "akt.docx", contentType: "", bytes, purpose: "cloud" });
  const { id } = await make(writer, { fileId, title: "Gutachten Marillenhof" });
  await takeTextOf(fileId);

  const { totalCount, data } = await searching(writer, "marillenhof zwetschkenverordnung");

  expect(totalCount).toBe(1);
  expect(data[0]).toMatchObject({ area: "cloud", id, title: "Gutachten Marillenhof" });
  expect(data[0]?.excerpt).toContain("regelt den Handel");
});

it("finds what documents say for those only who may see them", async () => {
  const { writer, as } = await documentsFixture();
  const bytes = aDocx({ paragraphs: [["Dirndlstrauchprämie für Gesellschafter"]] });
  const fileId = await uploadAs(writer, {
    fileName: "geheim.docx",
    contentType: "",
    bytes,
    purpose: "cloud",
  });
  await make(writer, { fileId, visibility: "Directors" });
  await takeTextOf(fileId);

  const director = await as({ employee: { isDirector: true } });
  expect((await searching(director, "dirndlstrauchprämie")).totalCount).toBe(1);
  expect((await searching(await as({}), "dirndlstrauchprämie")).totalCount).toBe(0);
});
