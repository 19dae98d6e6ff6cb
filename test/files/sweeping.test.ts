import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { beforeAll, describe, expect, it } from "vitest";
import { openFileStore } from "../../functions/data/files/file-store.repository.ts";
import { openFiles } from "../../functions/data/files/files.repository.ts";
import { openReleases } from "../../functions/data/files/released-files.ts";
import { sweepFiles } from "../../functions/files/sweep-files.ts";
import { news } from "../../shared/news/news.contract.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { uploadPdf, uploadPicture } from "../support/files.builder.ts";
import { anArticleDraft } from "../support/news.builder.ts";

const { articles } = news;
const HOUR = 3_600_000;

let editor: Browser;

beforeAll(async () => {
  editor = await portal({ as: "editor" });
});

const depsOf = async () => {
  const { table } = await portal();
  return { files: openFiles(table), releases: openReleases(table), store: openFileStore() };
};

const sweep = async (hoursFromNow = 0) =>
  sweepFiles(await depsOf(), new Date(Date.now() + hoursFromNow * HOUR));

const isKnown = async (id: string) => (await (await depsOf()).files.find(id)) !== undefined;

const objectsOf = async (id: string) => {
  const { Contents = [] } = await new S3Client({}).send(
    new ListObjectsV2Command({ Bucket: process.env.BUCKET_NAME, Prefix: `files/${id}/` }),
  );
  return Contents.map(({ Key = "" }) => Key.split("/").at(-1)).toSorted();
};

const articleWith = async (fileId: string) =>
  (await editor.call(articles.create, { body: anArticleDraft({ files: [{ id: fileId }] }) })).data.id;

describe("the sweep", () => {
  it("leaves alone for a day what nobody has taken, then clears it away", async () => {
    const id = await uploadPicture(editor);
    expect(await objectsOf(id)).toEqual(["original", "preview", "thumbnail"]);

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

  it("clears away the files of an article that was deleted", async () => {
    const id = await uploadPdf(editor);
    const articleId = await articleWith(id);
    await editor.call(articles.remove, { params: { id: articleId } });

    await sweep(0.01);

    expect(await isKnown(id)).toBe(false);
    expect(await objectsOf(id)).toEqual([]);
  });

  it("goes on where it was cut short", async () => {
    const id = await uploadPdf(editor);
    const { store, ...deps } = await depsOf();
    let failures = 0;
    const failing = {
      removeFile: () => {
        failures += 1;
        return Promise.reject(new Error("S3 is away"));
      },
    };
    const tomorrow = new Date(Date.now() + 25 * HOUR);

    await expect(sweepFiles({ ...deps, store: failing }, tomorrow)).rejects.toThrow("S3 is away");
    await sweepFiles({ ...deps, store }, tomorrow);

    expect(failures).toBeGreaterThan(0);
    expect(await isKnown(id)).toBe(false);
    expect(await objectsOf(id)).toEqual([]);
  });
});
