import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { checksumOf } from "../../../functions/data/files/content-checksum.ts";
import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import { cloudUploads } from "../../../web/cloud/upload/cloud-uploads.ts";
import { fakeS3 } from "../components/files/fake-s3.ts";
import { configOf, json, problem } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { aFile, aFolder, checked, cloudServer, listed, noContent } from "./cloud-server.ts";
import { renderCloud } from "./render-cloud.tsx";

import "../../../web/cloud/folder/root.page.tsx";

const CREATE = "PUT /v1/cloud";
/** jsdom gives no file its place in a chosen folder. */
const text = (name: string) =>
  Object.defineProperty(new File(["Text"], name, { type: "text/plain" }), "webkitRelativePath", {
    value: "",
  });

/** A portal that finds every upload good. */
const serve = (answers: Parameters<typeof cloudServer>[1] = {}) => {
  let count = 0;
  const uploadOf = (id: string) => ({
    id,
    fileName: "a",
    contentType: "text/plain",
    size: 4,
    state: "ready",
    reason: null,
  });
  return cloudServer([], {
    "POST /v1/files": () => {
      count += 1;
      return json({ id: `up-${count}`, upload: { url: "http://s3.test/bucket", fields: {} } });
    },
    [CREATE]: () => json(aFile(), { status: 201 }),
    "GET /v1/files/uploads": ({ url }) =>
      json({ data: url.searchParams.get("ids")?.split(",").map(uploadOf) }),
    "DELETE /v1/files/up-1/multipart": noContent,
    "DELETE /v1/files/up-2/multipart": noContent,
    ...answers,
  });
};

const choose = async (...files: File[]) => {
  const field = await screen.findByLabelText("Dateien hochladen", { selector: "input" });
  fireEvent.change(field, { target: { files } });
};

const finish = async (s3: ReturnType<typeof fakeS3>, name: string) => {
  const form = await waitFor(() => {
    const found = s3.of(name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  });
  act(() => form.finish());
};

afterEach(() => act(() => cloudUploads.queue.cancel()));

it("what uploads is folded on a phone, and says how far it has come all the same", async () => {
  showAt(400);
  fakeS3();
  serve();
  const { user } = renderCloud("/cloud");
  await choose(text("Brief.txt"));
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
    showAt(1_440);
    const s3 = fakeS3();
    const { asked } = serve();
    renderCloud("/cloud");

    await choose(text("eins.txt"), text("zwei.txt"));
    const panel = within(await screen.findByRole("region", { name: "Wird hochgeladen" }));
    panel.getByRole("progressbar", { name: "Alle Dateien" });
    await finish(s3, "eins.txt");
    await finish(s3, "zwei.txt");

    await waitFor(() => expect(asked(CREATE)).toHaveLength(2));
    expect(asked(CREATE)[0]?.body).toMatchObject({ fileId: "up-1", parentId: null });
    await waitFor(() => expect(screen.queryByRole("region", { name: "Wird hochgeladen" })).toBeNull());
  });

  it("shows a second one, too, that follows the first at once", async () => {
    showAt(1_440);
    const s3 = fakeS3();
    const { asked } = serve();
    const lists = () => asked("GET /v1/cloud").length;
    renderCloud("/cloud");
    await choose(text("eins.txt"));
    const before = lists();
    await finish(s3, "eins.txt");
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Wird hochgeladen" })).toBeNull());
    const first = lists();

    await choose(text("zwei.txt"));
    await finish(s3, "zwei.txt");

    await waitFor(() => expect(lists()).toBeGreaterThan(first), { timeout: 4_000 });
  });

  it("lists all that failed, which are repeated or dismissed at once", async () => {
    showAt(1_440);
    const { asked } = serve({ "POST /v1/files": () => problem(fileProblems.quotaReached) });
    const { user } = renderCloud("/cloud");
    const names = ["a.txt", "b.txt", "c.txt", "d.txt", "e.txt", "f.txt"];
    await choose(...names.map((name) => text(name)));
    const failed = () => screen.queryByRole("list", { name: "Nicht hochgeladen" });
    await waitFor(() => expect(failed()?.children).toHaveLength(names.length));

    await user.click(screen.getByRole("button", { name: "Alle noch einmal" }));
    await waitFor(() => expect(asked("POST /v1/files")).toHaveLength(2 * names.length));
    await waitFor(() => expect(failed()?.children).toHaveLength(names.length));
    await user.click(screen.getByRole("button", { name: "Aus der Liste nehmen" }));

    await waitFor(() => expect(failed()).toBeNull());
  });

  it("leaves what was refused out of the totals, and ends with what could be sent", async () => {
    showAt(1_440);
    const s3 = fakeS3();
    serve({
      "POST /v1/files": ({ body }) =>
        (body as { fileName: string }).fileName === "gut.txt"
          ? json({ id: "up-1", upload: { url: "http://s3.test/bucket", fields: {} } })
          : problem(fileProblems.tooLarge),
    });
    const { user } = renderCloud("/cloud");
    await choose(text("gut.txt"), text("schlecht.txt"), text("schlimm.txt"));
    const bar = () => screen.queryByRole("progressbar", { name: "Alle Dateien" });

    await waitFor(() => expect(bar()?.getAttribute("aria-valuetext")).toBe("0 B von 4 B"));
    await finish(s3, "gut.txt");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Alle abbrechen" })).toBeNull());
    expect(bar()?.getAttribute("aria-valuetext")).toBe("4 B von 4 B");
    await user.click(screen.getByRole("button", { name: "Aus der Liste nehmen" }));

    await waitFor(() => expect(bar()).toBeNull());
  });

  it("asks before it throws away all that is on its way", async () => {
    showAt(1_440);
    const s3 = fakeS3();
    serve();
    const { user } = renderCloud("/cloud");
    await choose(text("eins.txt"), text("zwei.txt"));
    await waitFor(() => expect(s3.sent).toHaveLength(2));

    await user.click(await screen.findByRole("button", { name: "Alle abbrechen" }));
    await screen.findByText(/^2 Dateien sind noch nicht fertig hochgeladen/);
    expect(cloudUploads.queue.state().uploads).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Hochladen abbrechen" }));

    await waitFor(() => expect(cloudUploads.queue.state().uploads).toEqual([]));
  });

  it("takes a dropped folder with what is in it, and makes each folder once", async () => {
    showAt(1_440);
    const s3 = fakeS3();
    const made: unknown[] = [];
    serve({
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
    const [first, second] = [text("eins.txt"), text("zwei.txt")];
    const dropped = directory("Vorlagen", [directory("Briefe", [entry(first), entry(second)])]);

    fireEvent.drop(await screen.findByRole("link", { name: /Vorlagen/ }), {
      dataTransfer: { types: ["Files"], files: [], items: [{ webkitGetAsEntry: () => dropped }] },
    });
    await finish(s3, "eins.txt");
    await finish(s3, "zwei.txt");

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
  const isOver = () =>
    waitFor(() => expect(screen.queryByRole("region", { name: "Wird hochgeladen" })).toBeNull());

  it("becomes a version of one's own if one says so, and nothing is sent before", async () => {
    showAt(1_440);
    const s3 = fakeS3();
    const { asked } = serve({ [CHECK]: named(own), "POST /v1/cloud/letter": () => json(own) });
    const { user } = renderCloud("/cloud");

    await choose(text("Brief.docx"), text("neu.txt"));
    const version = await button("Neue Version");
    await finish(s3, "neu.txt");
    expect(s3.of("Brief.docx")).toBeUndefined();
    expect(screen.getByText(/^4 B, geändert/)).toBeDefined();
    await user.click(version);
    await finish(s3, "Brief.docx");

    await waitFor(() => expect(asked("POST /v1/cloud/letter")[0]?.body).toEqual({ fileId: "up-2" }));
    expect(asked(CREATE).map(({ body }) => body)).toMatchObject([{ fileId: "up-1", keepBoth: false }]);
    expect(asked(CHECK)[0]?.body).toMatchObject({
      parentId: null,
      files: [{ name: "Brief.docx", size: 4, folders: [] }, { name: "neu.txt" }],
    });
  });

  it("is kept beside a colleague's, of which it can be no version", async () => {
    showAt(1_440);
    const s3 = fakeS3();
    const { asked } = serve({ [CHECK]: named(colleagues) });
    const { user } = renderCloud("/cloud");

    await choose(text("Brief.docx"));
    await user.click(await button("Beide behalten"));
    await finish(s3, "Brief.docx");

    await waitFor(() => expect(asked(CREATE)[0]?.body).toMatchObject({ keepBoth: true, unlessSame: false }));
    expect(asked("POST /v1/cloud/letter")).toEqual([]);
  });

  it("says why a colleague's gets no version, and is left out unsent", async () => {
    showAt(1_440);
    const s3 = fakeS3();
    const { asked } = serve({ [CHECK]: named(colleagues) });
    const { user } = renderCloud("/cloud");

    await choose(text("Brief.docx"));
    await screen.findByText("Eine neue Version davon kann nur ablegen, wer die Datei angelegt hat.");
    expect(screen.queryByRole("button", { name: "Neue Version" })).toBeNull();
    await user.click(await button("Überspringen"));

    await isOver();
    expect([s3.sent, asked("POST /v1/files")]).toEqual([[], []]);
  });

  it("is asked about once for all, and again where that answer is not possible", async () => {
    showAt(1_440);
    const s3 = fakeS3();
    const { asked } = serve({
      [CHECK]: checked(({ name }) => ({ namesake: name === "c.txt" ? colleagues : own })),
      "POST /v1/cloud/letter": () => json(own),
    });
    const { user } = renderCloud("/cloud");

    await choose(text("a.txt"), text("b.txt"), text("c.txt"));
    await user.click(await screen.findByRole("checkbox", { name: "Für alle weiteren ebenso (noch 2)" }));
    await user.click(await button("Neue Version"));
    await screen.findByText("Eine neue Version davon kann nur ablegen, wer die Datei angelegt hat.");
    await user.click(await button("Überspringen"));
    await finish(s3, "a.txt");
    await finish(s3, "b.txt");

    await waitFor(() => expect(asked("POST /v1/cloud/letter")).toHaveLength(2));
    await isOver();
    expect(s3.sent).toHaveLength(2);
  });

  it("is read only if one of its size is there, and known by its checksum", async () => {
    showAt(1_440);
    const s3 = fakeS3();
    const checksum = checksumOf(Buffer.from("Text"));
    const { asked } = serve({
      [CHECK]: checked((file) => ({
        isAlike: file.name === "Kopie.docx",
        twin: file.checksum === undefined ? null : own,
      })),
    });
    const { user } = renderCloud("/cloud");

    await choose(text("Kopie.docx"), text("neu.txt"));
    await screen.findByText(/^„Kopie.docx“ hat genau denselben Inhalt wie „Brief.docx“/);
    expect(screen.getByRole("link", { name: /^„Brief.docx“ ansehen/ }).getAttribute("href")).toBe(
      "/cloud/letter",
    );
    expect(asked(CHECK).map(({ body }) => body)).toMatchObject([
      { files: [{ name: "Kopie.docx" }, { name: "neu.txt" }] },
      { files: [{ name: "Kopie.docx", checksum }] },
    ]);
    await user.click(await button("Beide behalten"));
    await finish(s3, "Kopie.docx");

    await waitFor(() => expect(asked(CREATE).at(-1)?.body).toMatchObject({ unlessSame: false }));
  });

  it("is asked about afterwards if it has come there only since, and thrown away if one would rather not", async () => {
    showAt(1_440);
    const s3 = fakeS3();
    const { asked } = serve({ [CREATE]: () => problem(cloudProblems.sameContent, { current: own }) });
    const { user } = renderCloud("/cloud");

    await choose(text("Kopie.docx"));
    await finish(s3, "Kopie.docx");
    await user.click(await button("Überspringen"));

    await waitFor(() => expect(asked("DELETE /v1/files/up-1/multipart")).toHaveLength(1));
    await isOver();
  });

  it("is stored beside it where what it should replace is gone by then", async () => {
    showAt(1_440);
    const s3 = fakeS3();
    const { asked } = serve({
      [CHECK]: named(own),
      "POST /v1/cloud/letter": () => problem(cloudProblems.notFound),
    });
    const { user } = renderCloud("/cloud");

    await choose(text("Brief.docx"));
    await user.click(await button("Neue Version"));
    await finish(s3, "Brief.docx");

    await waitFor(() => expect(asked(CREATE)).toHaveLength(1));
  });

  it("is refused before it is sent where one may put nothing", async () => {
    showAt(1_440);
    const s3 = fakeS3();
    serve({ [CHECK]: checked(() => ({ isClosed: true })) });
    renderCloud("/cloud");

    await choose(text("Brief.docx"));

    expect(await screen.findByText(cloudProblems.closed.title)).toBeDefined();
    expect(s3.sent).toEqual([]);
  });
});
