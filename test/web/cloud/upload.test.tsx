import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { checksumOf } from "../../../functions/data/files/content-checksum.ts";
import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import { cloudUploads } from "../../../web/cloud/upload/cloud-uploads.ts";
import { fakeS3, finishSending } from "../components/files/fake-s3.ts";
import { configOf, json, listed, problem } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { aFile, aFolder, checked } from "./cloud-server.ts";
import { renderCloud } from "./render-cloud.tsx";
import { aText, chooseFiles, panelIsGone, uploadServer } from "./upload-page.ts";

import "../../../web/cloud/folder/root.page.tsx";

const CREATE = "PUT /v1/cloud";

beforeEach(() => void showAt(1_440));
afterEach(() => act(() => cloudUploads.queue.cancel()));

it("what uploads is folded on a phone, and says how far it has come all the same", async () => {
  showAt(400);
  fakeS3();
  uploadServer();
  const { user } = renderCloud("/cloud");
  await chooseFiles(aText("Brief.txt"));
  const panel = within(await screen.findByRole("region", { name: "Wird hochgeladen" }));
  panel.getByRole("progressbar", { name: "Alle Dateien" });
  expect(panel.queryByText("Brief.txt")).toBeNull();

  await user.click(panel.getByRole("button", { name: "Ausklappen" }));

  panel.getByText("Brief.txt");
  panel.getByRole("button", { name: "Einklappen", expanded: true });
});

/** Dropped by a browser, as far as a page asks it. */
const entry = (file: File) => ({
  isFile: true,
  isDirectory: false,
  name: file.name,
  file: (done: (f: File) => void) => done(file),
});
const directory = (name: string, entries: readonly object[]) => ({
  isFile: false,
  isDirectory: true,
  name,
  createReader: () => {
    const left = [entries, []];
    return { readEntries: (done: (some: readonly object[]) => void) => done(left.shift() ?? []) };
  },
});

describe("uploading into a folder", () => {
  it("shows each file and all together, and puts them where one is", async () => {
    const s3 = fakeS3();
    const { asked } = uploadServer();
    renderCloud("/cloud");

    await chooseFiles(aText("eins.txt"), aText("zwei.txt"));
    const panel = within(await screen.findByRole("region", { name: "Wird hochgeladen" }));
    panel.getByRole("progressbar", { name: "Alle Dateien" });
    await finishSending(s3, "eins.txt");
    await finishSending(s3, "zwei.txt");

    await waitFor(() => expect(asked(CREATE)).toHaveLength(2));
    expect(asked(CREATE)[0]?.body).toMatchObject({ fileId: "up-1", parentId: null });
    await panelIsGone();
  });

  it("shows a second one, too, that follows the first at once", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    /** As long as a list is not fetched again. */
    const rest = () => vi.setSystemTime(Date.now() + 2_000);
    const s3 = fakeS3();
    const { asked } = uploadServer();
    const lists = () => asked("GET /v1/cloud").length;
    renderCloud("/cloud");
    await chooseFiles(aText("eins.txt"));
    const before = lists();
    rest();
    await finishSending(s3, "eins.txt");
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
    await panelIsGone();
    const first = lists();

    await chooseFiles(aText("zwei.txt"));
    rest();
    await finishSending(s3, "zwei.txt");

    await waitFor(() => expect(lists()).toBeGreaterThan(first));
  });

  it("lists all that failed, which are repeated or dismissed at once", async () => {
    const { asked } = uploadServer({ "POST /v1/files": () => problem(fileProblems.quotaReached) });
    const { user } = renderCloud("/cloud");
    const names = ["a.txt", "b.txt", "c.txt", "d.txt", "e.txt", "f.txt"];
    await chooseFiles(...names.map((name) => aText(name)));
    const failed = () => screen.queryByRole("list", { name: "Nicht hochgeladen" });
    await waitFor(() => expect(failed()?.children).toHaveLength(names.length));

    await user.click(screen.getByRole("button", { name: "Alle noch einmal" }));
    await waitFor(() => expect(asked("POST /v1/files")).toHaveLength(2 * names.length));
    await waitFor(() => expect(failed()?.children).toHaveLength(names.length));
    await user.click(screen.getByRole("button", { name: "Aus der Liste nehmen" }));

    await waitFor(() => expect(failed()).toBeNull());
  });

  it("leaves what was refused out of the totals, and ends with what could be sent", async () => {
    const s3 = fakeS3();
    uploadServer({
      "POST /v1/files": ({ body }) =>
        (body as { fileName: string }).fileName === "gut.txt"
          ? json({ id: "up-1", upload: { url: "http://s3.test/bucket", fields: {} } })
          : problem(fileProblems.tooLarge),
    });
    const { user } = renderCloud("/cloud");
    await chooseFiles(aText("gut.txt"), aText("schlecht.txt"), aText("schlimm.txt"));
    const bar = () => screen.queryByRole("progressbar", { name: "Alle Dateien" });

    await waitFor(() => expect(bar()?.getAttribute("aria-valuetext")).toBe("0 B von 4 B"));
    await finishSending(s3, "gut.txt");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Alle abbrechen" })).toBeNull());
    expect(bar()?.getAttribute("aria-valuetext")).toBe("4 B von 4 B");
    await user.click(screen.getByRole("button", { name: "Aus der Liste nehmen" }));

    await waitFor(() => expect(bar()).toBeNull());
  });

  it("asks before it throws away all that is on its way", async () => {
    const s3 = fakeS3();
    uploadServer();
    const { user } = renderCloud("/cloud");
    await chooseFiles(aText("eins.txt"), aText("zwei.txt"));
    await waitFor(() => expect(s3.sent).toHaveLength(2));

    await user.click(await screen.findByRole("button", { name: "Alle abbrechen" }));
    await screen.findByText(/^2 Dateien sind noch nicht fertig hochgeladen/);
    expect(cloudUploads.queue.state().uploads).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Hochladen abbrechen" }));

    await waitFor(() => expect(cloudUploads.queue.state().uploads).toEqual([]));
  });

  it("takes a dropped folder with what is in it, and makes each folder once", async () => {
    const s3 = fakeS3();
    const made: unknown[] = [];
    uploadServer({
      "GET /v1/cloud": (request) =>
        (configOf(request) as { parent?: string | null }).parent === null
          ? listed(aFolder({ id: "there", title: "Vorlagen" }))
          : listed(),
      [CREATE]: ({ body }) => {
        made.push(body);
        return json(aFolder({ id: "briefe" }), { status: 201 });
      },
    });
    renderCloud("/cloud");
    const [first, second] = [aText("eins.txt"), aText("zwei.txt")];
    const dropped = directory("Vorlagen", [directory("Briefe", [entry(first), entry(second)])]);

    fireEvent.drop(await screen.findByRole("link", { name: /Vorlagen/ }), {
      dataTransfer: { types: ["Files"], files: [], items: [{ webkitGetAsEntry: () => dropped }] },
    });
    await finishSending(s3, "eins.txt");
    await finishSending(s3, "zwei.txt");

    await waitFor(() => expect(made).toHaveLength(3));
    expect(made[0]).toEqual({ title: "Briefe", parentId: "there" });
    expect(made.slice(1)).toEqual([
      expect.objectContaining({ parentId: "briefe" }),
      expect.objectContaining({ parentId: "briefe" }),
    ]);
  });
});

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
