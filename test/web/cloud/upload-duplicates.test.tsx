import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checksumOf } from "../../../functions/data/files/content-checksum.ts";
import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { cloudUploads } from "../../../web/cloud/upload/cloud-uploads.ts";
import { fakeS3, finishSending } from "../components/files/fake-s3.ts";
import { json, problem } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { aFile, checked } from "./cloud-server.ts";
import { renderCloud } from "./render-cloud.tsx";
import { aText, chooseFiles, panelIsGone, uploadServer } from "./upload-page.ts";

import "../../../web/cloud/folder/root.page.tsx";

const CREATE = "PUT /v1/cloud";

beforeEach(() => void showAt(1_440));
afterEach(() => act(() => cloudUploads.queue.cancel()));

describe("a file whose like is there already", () => {
  const CHECK = "POST /v1/cloud/check";
  const own = aFile();
  const colleagues = aFile({ createdBy: "e9" });
  const named = (item: typeof own) => checked(({ name }) => (name === "neu.txt" ? {} : { namesake: item }));
  const button = (name: string) => screen.findByRole("button", { name });

  it("becomes a version of one's own if one says so, and nothing is sent before", async () => {
    const s3 = fakeS3();
    const { asked } = uploadServer({ [CHECK]: named(own), "POST /v1/cloud/letter": () => json(own) });
    const { user } = renderCloud("/cloud");

    await chooseFiles(aText("Brief.docx"), aText("neu.txt"));
    const version = await button("Neue Version");
    await finishSending(s3, "neu.txt");
    expect(s3.of("Brief.docx")).toBeUndefined();
    expect(screen.getByText(/^4 B, geändert/)).toBeDefined();
    await user.click(version);
    await finishSending(s3, "Brief.docx");

    await waitFor(() => expect(asked("POST /v1/cloud/letter")[0]?.body).toEqual({ fileId: "up-2" }));
    expect(asked(CREATE).map(({ body }) => body)).toMatchObject([{ fileId: "up-1", keepBoth: false }]);
    expect(asked(CHECK)[0]?.body).toMatchObject({
      parentId: null,
      files: [{ name: "Brief.docx", size: 4, folders: [] }, { name: "neu.txt" }],
    });
  });

  it("is kept beside a colleague's, of which it can be no version", async () => {
    const s3 = fakeS3();
    const { asked } = uploadServer({ [CHECK]: named(colleagues) });
    const { user } = renderCloud("/cloud");

    await chooseFiles(aText("Brief.docx"));
    await user.click(await button("Beide behalten"));
    await finishSending(s3, "Brief.docx");

    await waitFor(() => expect(asked(CREATE)[0]?.body).toMatchObject({ keepBoth: true, unlessSame: false }));
    expect(asked("POST /v1/cloud/letter")).toEqual([]);
  });

  it("says why a colleague's gets no version, and is left out unsent", async () => {
    const s3 = fakeS3();
    const { asked } = uploadServer({ [CHECK]: named(colleagues) });
    const { user } = renderCloud("/cloud");

    await chooseFiles(aText("Brief.docx"));
    await screen.findByText("Eine neue Version davon kann nur ablegen, wer die Datei angelegt hat.");
    expect(screen.queryByRole("button", { name: "Neue Version" })).toBeNull();
    await user.click(await button("Überspringen"));

    await panelIsGone();
    expect([s3.sent, asked("POST /v1/files")]).toEqual([[], []]);
  });

  it("is asked about once for all, and again where that answer is not possible", async () => {
    const s3 = fakeS3();
    const { asked } = uploadServer({
      [CHECK]: checked(({ name }) => ({ namesake: name === "c.txt" ? colleagues : own })),
      "POST /v1/cloud/letter": () => json(own),
    });
    const { user } = renderCloud("/cloud");

    await chooseFiles(aText("a.txt"), aText("b.txt"), aText("c.txt"));
    await user.click(await screen.findByRole("checkbox", { name: "Für alle weiteren ebenso (noch 2)" }));
    await user.click(await button("Neue Version"));
    await screen.findByText("Eine neue Version davon kann nur ablegen, wer die Datei angelegt hat.");
    await user.click(await button("Überspringen"));
    await finishSending(s3, "a.txt");
    await finishSending(s3, "b.txt");

    await waitFor(() => expect(asked("POST /v1/cloud/letter")).toHaveLength(2));
    await panelIsGone();
    expect(s3.sent).toHaveLength(2);
  });

  it("is read only if one of its size is there, and known by its checksum", async () => {
    const s3 = fakeS3();
    const checksum = checksumOf(Buffer.from("Text"));
    const { asked } = uploadServer({
      [CHECK]: checked((file) => ({
        isAlike: file.name === "Kopie.docx",
        twin: file.checksum === undefined ? null : own,
      })),
    });
    const { user } = renderCloud("/cloud");

    await chooseFiles(aText("Kopie.docx"), aText("neu.txt"));
    await screen.findByText(/^„Kopie.docx“ hat genau denselben Inhalt wie „Brief.docx“/);
    expect(screen.getByRole("link", { name: /^„Brief.docx“ ansehen/ }).getAttribute("href")).toBe(
      "/cloud/letter",
    );
    expect(asked(CHECK).map(({ body }) => body)).toMatchObject([
      { files: [{ name: "Kopie.docx" }, { name: "neu.txt" }] },
      { files: [{ name: "Kopie.docx", checksum }] },
    ]);
    await user.click(await button("Beide behalten"));
    await finishSending(s3, "Kopie.docx");

    await waitFor(() => expect(asked(CREATE).at(-1)?.body).toMatchObject({ unlessSame: false }));
  });

  it("is asked about afterwards if it has come there only since, and thrown away if one would rather not", async () => {
    const s3 = fakeS3();
    const { asked } = uploadServer({ [CREATE]: () => problem(cloudProblems.sameContent, { current: own }) });
    const { user } = renderCloud("/cloud");

    await chooseFiles(aText("Kopie.docx"));
    await finishSending(s3, "Kopie.docx");
    await user.click(await button("Überspringen"));

    await waitFor(() => expect(asked("DELETE /v1/files/up-1/multipart")).toHaveLength(1));
    await panelIsGone();
  });

  it("is stored beside it where what it should replace is gone by then", async () => {
    const s3 = fakeS3();
    const { asked } = uploadServer({
      [CHECK]: named(own),
      "POST /v1/cloud/letter": () => problem(cloudProblems.notFound),
    });
    const { user } = renderCloud("/cloud");

    await chooseFiles(aText("Brief.docx"));
    await user.click(await button("Neue Version"));
    await finishSending(s3, "Brief.docx");

    await waitFor(() => expect(asked(CREATE)).toHaveLength(1));
  });

  it("is refused before it is sent where one may put nothing", async () => {
    const s3 = fakeS3();
    uploadServer({ [CHECK]: checked(() => ({ isClosed: true })) });
    renderCloud("/cloud");

    await chooseFiles(aText("Brief.docx"));

    expect(await screen.findByText(cloudProblems.closed.title)).toBeDefined();
    expect(s3.sent).toEqual([]);
  });
});
