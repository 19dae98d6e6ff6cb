import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import { cloudUploads } from "../../../web/cloud/upload/cloud-uploads.ts";
import { fakeS3, finishSending } from "../components/files/fake-s3.ts";
import { configOf, json, listed, problem } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { aFolder } from "./cloud-server.ts";
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
