import { describe, expect, it, onTestFinished, vi } from "vitest";
import { reportLateUploads } from "../../functions/files/late-uploads.ts";
import { sweepFiles } from "../../functions/files/sweep-files.ts";
import { log } from "../../functions/platform/logging/log.ts";
import { UploadTicket } from "../../shared/files/file.ts";
import { files } from "../../shared/files/files.contract.ts";
import { news } from "../../shared/news/news.contract.ts";
import { portal } from "../portal.ts";
import { aPdf, objectsOf, sendForm, uploadPdf, uploadPicture } from "../support/files.builder.ts";
import { anArticleDraft } from "../support/news.builder.ts";
import { sweepDeps } from "../support/sweep-deps.ts";

const { articles, newsTrash } = news;
const HOUR = 3_600_000;

const editor = await portal({ as: "editor" });

const depsOf = async () => {
  const { table } = await portal();
  return sweepDeps(table);
};

const sweep = async (hoursFromNow = 0) =>
  sweepFiles(await depsOf(), new Date(Date.now() + hoursFromNow * HOUR));

const isKnown = async (id: string) => (await (await depsOf()).files.find(id)) !== undefined;

const articleWith = async (fileId: string) =>
  (await editor.call(articles.create, { body: anArticleDraft({ files: [{ id: fileId }] }) })).data.id;

describe("the sweep", () => {
  it("leaves alone for a day what nobody has taken, then clears it away", async () => {
    const id = await uploadPicture(editor);
    expect(await objectsOf(id)).toEqual(["original", "preview", "thumbnail", "title"]);

    await sweep(23);
    expect(await isKnown(id)).toBe(true);

    await sweep(25);
    expect(await isKnown(id)).toBe(false);
    expect(await objectsOf(id)).toEqual([]);
  });

  it("never touches what something has taken", async () => {
    const id = await uploadPdf(editor);
    await articleWith(id);

    await sweep(1000);

    expect(await objectsOf(id)).toEqual(["original"]);
  });

  it("clears away what was detached", async () => {
    const id = await uploadPdf(editor);
    const articleId = await articleWith(id);
    await editor.call(articles.removeFile, { params: { articleId, fileId: id } });

    await sweep();

    expect(await isKnown(id)).toBe(false);
    expect(await objectsOf(id)).toEqual([]);
  });

  it("clears away the files of an article that was deleted for good", async () => {
    const id = await uploadPdf(editor);
    const articleId = await articleWith(id);
    await editor.call(articles.remove, { params: { id: articleId } });
    await sweep(0.01);
    expect(await isKnown(id)).toBe(true);
    await editor.call(newsTrash.remove, { params: { kind: "articles", id: articleId } });

    await sweep(0.01);

    expect(await isKnown(id)).toBe(false);
    expect(await objectsOf(id)).toEqual([]);
  });

  it("goes on where it was cut short", async () => {
    const id = await uploadPdf(editor);
    const { store, ...deps } = await depsOf();
    let failures = 0;
    const failing = {
      ...store,
      removeFile: () => {
        failures += 1;
        return Promise.reject(new Error("S3 is away"));
      },
    };
    const tomorrow = new Date(Date.now() + 25 * HOUR);

    await expect(sweepFiles({ ...deps, store: failing }, tomorrow)).rejects.toThrow("could not be cleared");
    await sweepFiles({ ...deps, store }, tomorrow);

    expect(failures).toBeGreaterThan(0);
    expect(await isKnown(id)).toBe(false);
    expect(await objectsOf(id)).toEqual([]);
  });

  it("clears away the others when one of them cannot be", async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => uploadPdf(editor)));
    const { store, ...deps } = await depsOf();
    const tomorrow = new Date(Date.now() + 25 * HOUR);
    const stuck = (await deps.files.due(tomorrow)).find((id) => ids.includes(id));
    const failing = {
      ...store,
      removeFile: (id: string) =>
        id === stuck ? Promise.reject(new Error("S3 is away")) : store.removeFile(id),
    };

    await expect(sweepFiles({ ...deps, store: failing }, tomorrow)).rejects.toThrow("could not be cleared");

    for (const id of ids) expect(await isKnown(id)).toBe(id === stuck);
    await sweepFiles({ ...deps, store }, tomorrow);
  });
});

describe("an upload that nobody has checked", () => {
  const warnings = async (minutesFromNow: number) => {
    const warn = vi.spyOn(log, "warn").mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    warn.mockClear();
    await reportLateUploads(await depsOf(), new Date(Date.now() + minutesFromNow * 60_000));
    return [...warn.mock.calls];
  };

  it("is counted for the alarm after ten minutes, and no longer once it is settled", async () => {
    await uploadPdf(editor);
    const begun = await editor.call(files.begin, {
      body: {
        fileName: "plan.pdf",
        contentType: "application/pdf",
        size: aPdf().length,
        purpose: "article",
      },
    });
    const data = UploadTicket.parse(begun.data);
    await sendForm(data.upload, aPdf());

    expect(await warnings(9)).toEqual([]);
    expect(await warnings(11)).toEqual([["uploads are late", { count: 1, ids: [data.id] }]]);

    await sweep(25);
    expect(await warnings(11)).toEqual([]);
  });
});
