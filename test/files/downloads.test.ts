import { describe, expect, it } from "vitest";
import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import { openFileAddresses } from "../../functions/data/files/file-addresses.repository.ts";
import { fileKey } from "../../functions/data/files/file-item.ts";
import { files } from "../../shared/files/files.contract.ts";
import type { Article, ArticleFlags } from "../../shared/news/article.ts";
import { flagsOf } from "../../shared/news/article-state.ts";
import { news } from "../../shared/news/news.contract.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { uploadPdf, uploadPicture } from "../support/files.builder.ts";
import { anArticleDraft } from "../support/news.builder.ts";
import { otherOffice } from "../support/viewers.ts";

const { table } = await portal();

const TOMORROW = new Date(Date.now() + 24 * 3_600_000).toISOString();
const YESTERDAY = new Date(Date.now() - 24 * 3_600_000).toISOString();

const editor = await portal({ as: "editor" });
const employee = await portal({ as: "employee" });
const nobody = await portal();

/** An article with a picture and a document, in a state that only the table can bring about at once. */
const articleWith = async (
  state: Partial<ArticleFlags & Pick<Article, "releaseDate" | "visibleUntil" | "showsFilesPublicly">>,
) => {
  const [imageId, fileId] = [await uploadPicture(editor), await uploadPdf(editor)];
  const body = anArticleDraft({
    organisationId: otherOffice.id,
    titleImageId: imageId,
    files: [{ id: fileId }],
  });
  const { data } = await editor.call(news.articles.create, { body });
  await openArticles(table).update(data.id, (article) => ({ ...article, ...state }));
  return { id: data.id, imageId, fileId };
};

const released = (where: Parameters<typeof flagsOf>[1]) => ({
  ...flagsOf("released", where),
  releaseDate: YESTERDAY,
});

const read = async ({ send }: Browser, id: string) =>
  (await send(files.read, { params: { id }, query: {} })).response;
const readPublic = async (id: string) =>
  (await nobody.send(files.readPublic, { params: { id }, query: {} })).response;

describe("a file that nothing has taken yet", () => {
  it("is its uploader's alone", async () => {
    const id = await uploadPicture(editor);

    expect((await read(editor, id)).status).toBe(302);
    expect((await read(employee, id)).status).toBe(404);
    expect((await readPublic(id)).status).toBe(404);
  });
});

describe("a file of an article", () => {
  it("answers HEAD as GET, with the address and without a body", async () => {
    const { imageId } = await articleWith(released({ isPublicRelease: true }));
    const answers = async (by: Browser, endpoint: typeof files.read | typeof files.readPublic) =>
      Promise.all(
        ["GET", "HEAD"].map(async (method) => {
          const input = { params: { id: imageId }, query: {} };
          const { response } = await by.send(endpoint, input, { method });
          const { status, headers } = response;
          const [location, cached] = [headers.get("location"), headers.get("cache-control")];
          return { status, location: location?.split("?")[0], cached };
        }),
      );

    for (const [get, head] of [await answers(editor, files.read), await answers(nobody, files.readPublic)]) {
      expect(head).toEqual(get);
      expect(head).toMatchObject({ status: 302, location: expect.stringContaining(imageId) });
    }
  });

  it("is for whoever may read the article", async () => {
    const { imageId, fileId } = await articleWith(released({ isInternalRelease: true }));

    for (const id of [imageId, fileId]) expect((await read(employee, id)).status).toBe(302);
  });

  it.each([
    ["is a draft", flagsOf("draft")],
    ["has yet to appear", { ...released({ isInternalRelease: true }), releaseDate: TOMORROW }],
    ["is over", { ...released({ isInternalRelease: true }), visibleUntil: YESTERDAY }],
    ["is for newsletters only", released({ isNewsletterRelease: true })],
  ])("is not there for a reader when the article %s", async (_, state) => {
    const { fileId } = await articleWith(state);

    expect((await read(employee, fileId)).status).toBe(404);
    expect((await read(editor, fileId)).status).toBe(302);
  });

  it("goes with the article", async () => {
    const { id, fileId } = await articleWith(released({ isInternalRelease: true }));

    await editor.call(news.articles.remove, { params: { id } });

    expect((await read(editor, fileId)).status).toBe(404);
  });

  it("goes at once when it is detached, also for its uploader", async () => {
    const { id, fileId } = await articleWith({});

    await editor.call(news.articles.removeFile, { params: { articleId: id, fileId } });

    expect((await read(editor, fileId)).status).toBe(404);
  });
});

describe("the image above an article in mails", () => {
  it("is cut as in the portal, and whole where it was uploaded before that", async () => {
    const { imageId } = await articleWith(released({ isPublicRelease: true }));
    const shownAs = async () => {
      const input = { params: { id: imageId }, query: { variant: "title" as const } };
      const { response } = await nobody.send(files.readPublic, input);
      return new URL(response.headers.get("location") ?? "").pathname.split("/").at(-1);
    };
    expect(await shownAs()).toBe("title");

    await table.update(fileKey(imageId), { remove: ["hasTitle"] });

    expect(await shownAs()).toBe("preview");
  });
});

describe("a document of a public article", () => {
  const isPublic = { ...released({ isPublicRelease: true }), showsFilesPublicly: true };

  it("is read without a session, and kept by no cache", async () => {
    const { fileId } = await articleWith(isPublic);

    const response = await readPublic(fileId);

    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toContain(`${fileId}/original`);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["the editor keeps it inside", { ...isPublic, showsFilesPublicly: false }],
    ["the article was public before that could be chosen", { ...isPublic, showsFilesPublicly: undefined }],
    ["the article is inside only", { ...isPublic, ...flagsOf("released") }],
    [
      "the article is for newsletters",
      { ...isPublic, ...flagsOf("released", { isNewsletterRelease: true }) },
    ],
    ["the article was withdrawn", { ...isPublic, ...flagsOf("releasable") }],
    ["the article has yet to appear", { ...isPublic, releaseDate: TOMORROW }],
    ["the article is over", { ...isPublic, visibleUntil: YESTERDAY }],
  ])("is not there for anybody when %s", async (_, state) => {
    const { fileId } = await articleWith(state);

    expect((await readPublic(fileId)).status).toBe(404);
  });

  it("goes with the article, and at once when it is detached", async () => {
    const [removed, detached] = [await articleWith(isPublic), await articleWith(isPublic)];
    const { id: articleId, fileId } = detached;

    await editor.call(news.articles.remove, { params: { id: removed.id } });
    await editor.call(news.articles.removeFile, { params: { articleId, fileId } });

    for (const one of [removed, detached]) expect((await readPublic(one.fileId)).status).toBe(404);
  });
});

describe("the address a browser is led to", () => {
  it("lives for minutes, longer than the browser remembers it, and is nobody else's to keep", async () => {
    const response = await read(editor, await uploadPicture(editor));
    const location = new URL(response.headers.get("location") ?? "");
    const [, seconds] = /^private, max-age=(\d+)$/.exec(response.headers.get("cache-control") ?? "") ?? [];
    const left = Number(location.searchParams.get("Expires")) - Date.now() / 1000;

    expect(left).toBeLessThan(21 * 60);
    expect(left).toBeGreaterThan(Number(seconds));
  });

  it("stays the same for a while, whichever instance gives it, so that the browser finds what it has", async () => {
    const at = (time: string) =>
      openFileAddresses().addressOf("file", "preview", new Date(`2026-11-20T${time}Z`));

    expect(at("10:09:59")).toBe(at("10:00:00"));
    expect(at("10:10:00")).not.toBe(at("10:00:00"));
  });

  it("leads to an image of the public only to a smaller one, whatever was asked for", async () => {
    const { imageId } = await articleWith(released({ isPublicRelease: true }));

    const response = await readPublic(imageId);

    expect(new URL(response.headers.get("location") ?? "").pathname).toMatch(/preview$/);
    expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe("what anybody may see", () => {
  it.each([
    ["public", released({ isPublicRelease: true }), 302],
    ["released for newsletters", released({ isNewsletterRelease: true }), 302],
    [
      "released for newsletters and over",
      { ...released({ isNewsletterRelease: true }), visibleUntil: YESTERDAY },
      302,
    ],
    ["internal only", released({ isInternalRelease: true }), 404],
    ["public later", { ...released({ isPublicRelease: true }), releaseDate: TOMORROW }, 404],
    ["public no more", { ...released({ isPublicRelease: true }), visibleUntil: YESTERDAY }, 404],
    ["a draft", flagsOf("draft"), 404],
  ])("of an article that is %s", async (_, state, status) => {
    const { imageId } = await articleWith(state);

    expect((await readPublic(imageId)).status).toBe(status);
  });

  it("is the image of an article that was released for newsletters and taken back: mails show it", async () => {
    const body = anArticleDraft({ titleImageId: await uploadPicture(editor) });
    const { data: draft } = await editor.call(news.articles.create, { body });
    const save = (flags: ArticleFlags) =>
      editor.call(news.articles.update, {
        params: { id: draft.id },
        body: { ...body, ...flags, releaseDate: YESTERDAY },
      });
    await save(flagsOf("inReview"));
    await save(flagsOf("releasable"));
    await save(flagsOf("released", { isNewsletterRelease: true }));
    await save(flagsOf("draft"));

    expect((await readPublic(draft.titleImageId ?? "")).status).toBe(302);
  });
});
