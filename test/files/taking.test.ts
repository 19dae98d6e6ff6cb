import { ulid } from "ulid";
import { describe, expect, it } from "vitest";
import { openFiles } from "../../functions/data/files/files.repository.ts";
import { files } from "../../shared/files/files.contract.ts";
import { fileProblems } from "../../shared/files/files.problems.ts";
import { news } from "../../shared/news/news.contract.ts";
import { portal } from "../portal.ts";
import { aPdf, uploadAs, uploadPdf, uploadPicture } from "../support/files.builder.ts";
import { anArticleDraft } from "../support/news.builder.ts";

const { articles } = news;
type Draft = NonNullable<Parameters<typeof anArticleDraft>[0]>;

const editor = await portal({ as: "editor" });
const colleague = await portal({ as: "admin" });

const create = async (draft: Draft, browser = editor) =>
  (await browser.call(articles.create, { body: anArticleDraft(draft) })).data;

const update = async (id: string, draft: Draft, browser = editor) =>
  (await browser.call(articles.update, { params: { id }, body: anArticleDraft(draft) })).data;

const inText = (id: string) => `<p>Text</p><img src="/v1/files/${id}?variant=preview" alt="Ein Plan">`;

const find = async (id: string) => openFiles((await portal()).table).find(id);
const ownerOf = async (id: string) => (await find(id))?.owner?.id;

const beginOnly = async () =>
  (
    await editor.call(files.begin, {
      body: { fileName: "a.pdf", contentType: "application/pdf", size: 5, purpose: "article" },
    })
  ).data.id;

describe("an article", () => {
  it("takes files as they were found to be, whatever the body calls them", async () => {
    const id = await uploadPdf(editor, "Merkblatt.pdf");

    const article = await create({ files: [{ id, fileName: "virus.exe", contentType: "text/html" }] });

    expect(article.files).toEqual([
      {
        id,
        fileName: "Merkblatt.pdf",
        contentType: "application/pdf",
        size: aPdf().length,
        articleId: article.id,
      },
    ]);
    expect(await ownerOf(id)).toBe(article.id);
  });

  it("takes images for its title, for newsletters and to show", async () => {
    const [title, newsletter, first, second] = await Promise.all(
      [1, 2, 3, 4].map(() => uploadPicture(editor)),
    );

    const article = await create({
      titleImageId: title,
      newsletterImageId: newsletter,
      imageIds: [second ?? "", first ?? "", second ?? ""],
    });

    expect(article).toMatchObject({
      titleImageId: title,
      newsletterImageId: newsletter,
      imageIds: [second, first],
    });
  });

  it("keeps what a body does not mention, and loses what one leaves out of a list", async () => {
    const [image, file] = [await uploadPicture(editor), await uploadPdf(editor)];
    const imageTexts = [
      { id: image, alt: "Ein Haus", caption: null },
      { id: file, alt: "kein Bild", caption: null },
    ];
    const { id } = await create({
      titleImageId: image,
      imageIds: [image],
      imageTexts,
      files: [{ id: file }],
    });

    const kept = await update(id, { title: "Neuer Titel" });
    const lost = await update(id, { titleImageId: null, imageIds: [], files: [] });

    expect(kept).toMatchObject({ titleImageId: image, imageIds: [image], files: [{ id: file }] });
    expect(kept.imageTexts).toEqual([imageTexts[0]]);
    expect(lost.imageTexts).toBeUndefined();
    expect(lost).toMatchObject({ titleImageId: null, imageIds: [], files: [] });
    expect(await find(file)).toMatchObject({ state: "dropped", owner: null });
  });

  it("accepts what it answered", async () => {
    const file = await uploadPdf(editor);
    const created = await create({ files: [{ id: file }] });

    const { data } = await editor.call(articles.update, { params: { id: created.id }, body: created });

    expect(data.files).toEqual(created.files);
    expect(await ownerOf(file)).toBe(created.id);
  });

  it("detaches a file that is marked", async () => {
    const [first, second] = [await uploadPdf(editor, "eins.pdf"), await uploadPdf(editor, "zwei.pdf")];
    const { id, files } = await create({ files: [{ id: first }, { id: second }] });

    const article = await update(id, {
      files: files.map((file) => ({ ...file, deleteFile: file.id === first })),
    });

    expect(article.files.map(({ id }) => id)).toEqual([second]);
    expect(await find(first)).toMatchObject({ state: "dropped" });
  });

  it("keeps the images that its text shows as long as it shows them", async () => {
    const image = await uploadPicture(editor);
    const { id, content } = await create({ content: inText(image) });
    expect(content).toContain(`src="/v1/files/${image}?variant=preview"`);
    expect(await ownerOf(image)).toBe(id);

    await update(id, { content: "<p>Text</p>" });

    expect(await find(image)).toMatchObject({ state: "dropped" });
  });

  it("loses a file at its own address, title and lists included", async () => {
    const image = await uploadPicture(editor);
    const { id } = await create({ titleImageId: image, imageIds: [image] });

    await editor.call(articles.removeFile, { params: { articleId: id, fileId: image } });

    const { data } = await editor.call(articles.read, { params: { idOrIdentifier: id } });
    expect(data).toMatchObject({ titleImageId: null, imageIds: [] });
    await expect(
      editor.call(articles.removeFile, { params: { articleId: id, fileId: image } }),
    ).rejects.toMatchObject({ status: 404, code: "file.not-found" });
  });

  it("may be saved by somebody else with the files it has", async () => {
    const file = await uploadPdf(editor);
    const { id } = await create({ files: [{ id: file }] });

    const saved = await update(id, { title: "Von der Kollegin", files: [{ id: file }] }, colleague);

    expect(saved.files).toHaveLength(1);
  });

  it("is copied without images and files, those of its text included", async () => {
    const [image, file] = [await uploadPicture(editor), await uploadPdf(editor)];
    const { id } = await create({ content: inText(image), imageIds: [image], files: [{ id: file }] });

    const { data } = await editor.call(articles.clone, { params: { id } });

    expect(data).toMatchObject({ content: "<p>Text</p>", imageIds: [], files: [] });
  });
});

describe("what an article cannot have", () => {
  it.each<[string, (id: string) => Draft, string]>([
    ["files.1.id", (id) => ({ files: [{ id: "x", deleteFile: true }, { id }] }), "file"],
    ["titleImageId", (titleImageId) => ({ titleImageId }), "image"],
    ["newsletterImageId", (newsletterImageId) => ({ newsletterImageId }), "image"],
    ["imageIds.0", (id) => ({ imageIds: [id] }), "image"],
    ["content", (id) => ({ content: inText(id) }), "image"],
  ])("is named at %s", async (path, draftOf) => {
    await expect(create(draftOf("unbekannt"))).rejects.toMatchObject({
      status: 422,
      code: "file.unknown",
      errors: [{ path }],
    });
  });

  it("is what somebody else has uploaded", async () => {
    const id = await uploadPdf(colleague);

    await expect(create({ files: [{ id }] })).rejects.toMatchObject({ code: "file.unknown" });
  });

  it("is what another article has", async () => {
    const id = await uploadPdf(editor);
    await create({ files: [{ id }] });

    await expect(create({ files: [{ id }] })).rejects.toMatchObject({
      status: 422,
      code: "file.taken",
      errors: [{ path: "files.0.id" }],
    });
  });

  it("is what nobody has looked at, or what was refused", async () => {
    const waiting = await beginOnly();
    const refused = await uploadAs(editor, {
      fileName: "a.pdf",
      contentType: "application/pdf",
      bytes: Buffer.from("kein PDF"),
    });

    for (const id of [waiting, refused]) {
      await expect(create({ files: [{ id }] })).rejects.toMatchObject({ code: "file.not-ready" });
    }
  });

  it("is a document in the place of an image, also one that it has", async () => {
    const id = await uploadPdf(editor);
    const article = await create({ files: [{ id }] });

    await expect(update(article.id, { files: [{ id }], titleImageId: id })).rejects.toMatchObject({
      code: "file.not-an-image",
      errors: [{ path: "titleImageId" }],
    });
  });

  it("is more than fifty files", async () => {
    const many = Array.from({ length: 51 }, (_, at) => ({ id: `file-${at}` }));

    await expect(create({ files: many })).rejects.toMatchObject({ status: 400, errors: [{ path: "files" }] });
  });

  it("is kept out whole: nothing is taken where one file is wrong", async () => {
    const id = await uploadPdf(editor);

    await expect(create({ files: [{ id }, { id: "unbekannt" }] })).rejects.toMatchObject({
      code: "file.unknown",
    });

    expect(await ownerOf(id)).toBeUndefined();
  });

  it("is not taken where it was sent for the cloud, or made as a ZIP: those are larger, and not everybody's", async () => {
    const forCloud = await uploadPdf(editor, "akte.pdf", { purpose: "cloud" });
    const zipped = ulid();
    await openFiles((await portal()).table).insert({
      id: zipped,
      owner: null,
      uploaderId: (await find(forCloud))?.uploaderId ?? "",
      fileName: "akten.zip",
      contentType: "application/zip",
      size: 1,
      purpose: "zip",
      state: "ready",
      reason: null,
      createdAt: new Date().toISOString(),
    });

    for (const id of [forCloud, zipped]) {
      await expect(create({ files: [{ id }] })).rejects.toMatchObject({
        status: 422,
        errors: [{ path: "files.0.id", message: fileProblems.otherPurpose.title }],
      });
      expect(await ownerOf(id)).toBeUndefined();
    }
  });

  it("is one file for two articles that are saved at the same time", async () => {
    const id = await uploadPdf(editor);

    const saved = await Promise.allSettled([1, 2, 3].map(() => create({ files: [{ id }] })));

    expect(saved.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const attempt of saved) {
      if (attempt.status === "rejected") expect(attempt.reason).toMatchObject({ status: 422 });
    }
  });
});

describe("what saving costs", () => {
  it("is no more than before where the files stay as they are", async () => {
    const file = await uploadPdf(editor);
    const { id } = await create({ files: [{ id: file }] });
    const body = anArticleDraft({ files: [{ id: file }] });
    await editor.call(articles.update, { params: { id }, body });

    const without = await create({});
    await update(without.id, {});
    const plain = await editor.call(articles.update, { params: { id: without.id }, body: anArticleDraft() });
    const { requests } = await editor.call(articles.update, { params: { id }, body });

    expect(requests).toEqual(plain.requests);
  });
});
