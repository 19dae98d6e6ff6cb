import "fake-indexeddb/auto";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { createStore, entries, setMany } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import { endSession, loseSession, startSession } from "../../../web/app/client/session.ts";
import { mayLeave } from "../../../web/app/client/unsaved.ts";
import { SideNavigation } from "../../../web/app/shell/side-navigation.tsx";
import { cloudUploads } from "../../../web/cloud/upload/cloud-uploads.ts";
import { type RememberedUpload, rememberedUploads } from "../../../web/cloud/upload/remembered-uploads.ts";
import { fakeS3, finishSending } from "../components/files/fake-s3.ts";
import { json, problem } from "../fake-server.ts";
import { aFrame, aViewer, employee, signIn, user as somebody } from "../people.ts";
import { renderPage } from "../render-page.tsx";
import { showAt } from "../screen.ts";
import { renderCloud } from "./render-cloud.tsx";
import { aText, chooseFiles, panelIsGone, uploadServer } from "./upload-page.ts";

import "../../../web/cloud/folder/root.page.tsx";

vi.stubGlobal("indexedDB", new IDBFactory());

const DAY = 24 * 60 * 60 * 1000;
const PART = 8 * 1024 * 1024;

interface Left extends Partial<RememberedUpload> {
  readonly name: string;
}

/** As a page that was closed has left it. */
const leave = (...uploads: readonly Left[]) =>
  setMany(
    uploads.map((upload): [string, RememberedUpload] => {
      const file = {
        userId: "u1",
        parentId: null,
        folders: [],
        size: 4,
        lastModified: 1000,
        tab: "closed",
        at: Date.now(),
        isDone: false,
        ...upload,
      };
      const key = rememberedUploads.keyOf(file);
      return [key, { ...file, key }];
    }),
    createStore("cloud-uploads", "uploads"),
  );

const interrupted = () => screen.findByRole("region", { name: "Unterbrochen" });

beforeEach(() => void showAt(1_440));
afterEach(async () => {
  await act(async () => {
    await cloudUploads.queue.cancel();
    await cloudUploads.discard();
  });
  cleanup();
});

describe("what a closed page had begun to upload", () => {
  it("is told on the next day, with what to do", async () => {
    uploadServer();
    await leave(
      { name: "eins.txt", at: Date.now() - DAY },
      { name: "zwei.txt" },
      { name: "drei.txt", isDone: true },
    );

    renderCloud("/cloud");

    const panel = await interrupted();
    expect(panel.textContent).toMatch(/2 Dateien \(8 B\) sind noch nicht hochgeladen\..*dieselben Dateien/);
    expect(
      within(panel)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["eins.txt", "zwei.txt"]);
  });

  it("is marked in the navigation of every page, as is what goes up there", async () => {
    const s3 = fakeS3();
    uploadServer({
      "GET /v1/notifications/unread": () => json(aFrame()),
      "GET /v1/discussions/unread": () => json({ totalCount: 0, forums: [] }),
    });
    await leave({ name: "eins.txt" }, { name: "zwei.txt" });
    signIn();
    renderPage(<SideNavigation />, "/home");
    await screen.findByRole("img", { name: "2 Dateien sind noch nicht hochgeladen" });

    act(() => cloudUploads.put(null, [{ file: aText("eins.txt"), folders: [] }]));

    await screen.findByRole("img", { name: "Hier wird hochgeladen" });
    await finishSending(s3, "eins.txt");
    await screen.findByRole("img", { name: "1 Datei ist noch nicht hochgeladen" });
  });

  it("goes on when the same files are chosen again, and sends none that are there", async () => {
    const s3 = fakeS3();
    const { asked } = uploadServer();
    await leave(
      { name: "da.txt", isDone: true },
      { name: "gesendet.txt", begun: "begun" },
      { name: "neu.txt" },
    );
    renderCloud("/cloud");
    await interrupted();

    await chooseFiles(aText("da.txt"), aText("gesendet.txt"), aText("neu.txt"));

    expect(await screen.findByText(/^1 Datei war schon hochgeladen/)).toBeDefined();
    await finishSending(s3, "neu.txt");
    await panelIsGone();
    expect(s3.sent).toHaveLength(1);
    expect(
      asked("PUT /v1/cloud")
        .map(({ body }) => (body as { fileId: string }).fileId)
        .toSorted(),
    ).toEqual(["begun", "up-1"]);
    await panelIsGone("Unterbrochen");
  });

  it("goes on by the answer that was given, without comparing again what was begun", async () => {
    const { asked } = uploadServer();
    await leave({ name: "gesendet.txt", begun: "begun", answer: "both" });
    renderCloud("/cloud");
    await interrupted();

    await chooseFiles(aText("gesendet.txt"));

    await waitFor(() => expect(asked("PUT /v1/cloud")[0]?.body).toMatchObject({ keepBoth: true }));
    expect(asked("POST /v1/cloud/check")).toEqual([]);
  });

  it("begins anew with a sentence if the server has thrown away what was there", async () => {
    const s3 = fakeS3();
    uploadServer({ "GET /v1/files/uploads": () => json({ data: [] }) });
    await leave({ name: "alt.txt", begun: "begun" });
    renderCloud("/cloud");
    await interrupted();

    await chooseFiles(aText("alt.txt"));

    expect(await screen.findByText(/nach 24 Stunden wird es verworfen/)).toBeDefined();
    await waitFor(() => expect(s3.of("alt.txt")).toBeDefined());
  });

  it("is another file if it has changed since", async () => {
    const s3 = fakeS3();
    uploadServer();
    await leave({ name: "eins.txt", begun: "begun", size: 5 });
    renderCloud("/cloud");
    await interrupted();

    await chooseFiles(aText("eins.txt"));

    await waitFor(() => expect(s3.of("eins.txt")).toBeDefined());
    expect(screen.getByRole("region", { name: "Unterbrochen" })).toBeDefined();
  });

  it("can be discarded, here and on the server", async () => {
    const { asked } = uploadServer();
    await leave({ name: "eins.txt", begun: "begun" });
    const { user } = renderCloud("/cloud");
    await interrupted();

    await user.click(screen.getByRole("button", { name: "Verwerfen" }));

    await panelIsGone("Unterbrochen");
    expect(asked("DELETE /v1/files/begun/multipart")).toHaveLength(1);
  });

  it("is nobody's but who had begun it, and forgotten after a week", async () => {
    uploadServer();
    await leave({ name: "fremd.txt", userId: "u2" }, { name: "alt.txt", at: Date.now() - 8 * DAY });

    renderCloud("/cloud");

    await screen.findByText(/^Dieser Ordner ist leer/);
    expect(screen.queryByRole("region", { name: "Unterbrochen" })).toBeNull();
  });
});

const ownRows = async () => {
  const all = await entries<string, RememberedUpload>(createStore("cloud-uploads", "uploads"));
  return all.filter(([, { userId }]) => userId === "u1");
};

describe("what another tab does with interrupted uploads", () => {
  it("is not undone by discarding them here", async () => {
    const { asked } = uploadServer();
    await leave({ name: "eins.txt", begun: "begun" });
    const { user } = renderCloud("/cloud");
    await interrupted();
    const locks = { query: async () => ({ held: [{ name: "cloud-upload-other" }] }), request: vi.fn() };
    Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
    await leave({ name: "eins.txt", begun: "begun", tab: "other" });

    await user.click(screen.getByRole("button", { name: "Verwerfen" }));

    await panelIsGone("Unterbrochen");
    expect(asked("DELETE /v1/files/begun/multipart")).toHaveLength(0);
    expect(await ownRows()).toHaveLength(1);
    Reflect.deleteProperty(navigator, "locks");
    await act(() => cloudUploads.discard());
  });
});

describe("uploads of who is signed in no longer", () => {
  const another = () =>
    startSession({ user: { ...somebody, id: "u2" }, employee, viewer: { ...aViewer(), userId: "u2" } });

  it("are gone with a sign-out, paused ones too, and nobody else sees them", async () => {
    const s3 = fakeS3();
    uploadServer();
    await leave({ name: "alt.txt" });
    const { user } = renderCloud("/cloud");
    await interrupted();
    await chooseFiles(aText("eins.txt"));
    await waitFor(() => expect(s3.sent).toHaveLength(1));
    await user.click(await screen.findByRole("button", { name: "Alle anhalten" }));

    cleanup();
    act(endSession);
    act(another);

    expect(cloudUploads.queue.state().uploads).toEqual([]);
    expect(rememberedUploads.interrupted()).toEqual([]);
    await waitFor(async () => expect(await ownRows()).toEqual([]));
  });

  it("stay as long as their session has only expired", async () => {
    const s3 = fakeS3();
    uploadServer();
    renderCloud("/cloud");
    await chooseFiles(aText("eins.txt"));
    await waitFor(() => expect(s3.sent).toHaveLength(1));

    act(loseSession);
    expect(cloudUploads.queue.state().uploads).toHaveLength(1);
    cleanup();
    act(endSession);

    expect(cloudUploads.queue.state().uploads).toEqual([]);
    expect(s3.sent[0]?.isAborted()).toBe(true);
  });

  it("are asked about before, by their number, and not cancelled by the question", async () => {
    const s3 = fakeS3();
    uploadServer();
    renderCloud("/cloud");
    await chooseFiles(aText("eins.txt"), aText("zwei.txt"));
    await waitFor(() => expect(s3.sent).toHaveLength(2));
    act(() => cloudUploads.queue.pause());
    const confirm = vi.fn<Parameters<typeof mayLeave>[0]>();

    const answer = mayLeave(confirm);

    const [asked] = confirm.mock.calls[0] ?? [];
    expect(asked?.text).toMatch(/^2 Dateien sind noch nicht fertig hochgeladen/);
    expect(cloudUploads.queue.state().uploads).toHaveLength(2);
    await asked?.run();
    expect(await answer).toBe(true);
  });
});

describe("uploads of a page", () => {
  it("can be paused and go on, each and all", async () => {
    const s3 = fakeS3();
    uploadServer();
    const { user } = renderCloud("/cloud");
    await chooseFiles(aText("eins.txt"), aText("zwei.txt"));
    await waitFor(() => expect(s3.sent).toHaveLength(2));

    await user.click(await screen.findByRole("button", { name: "eins.txt anhalten" }));
    expect(s3.of("eins.txt")?.isAborted()).toBe(true);
    await user.click(screen.getByRole("button", { name: "Alle anhalten" }));
    await waitFor(() => expect(screen.getAllByText(/angehalten/)).toHaveLength(2));

    await user.click(await screen.findByRole("button", { name: "eins.txt fortsetzen" }));
    await waitFor(() => expect(s3.sent).toHaveLength(3));
    await user.click(await screen.findByRole("button", { name: "Alle fortsetzen" }));
    await waitFor(() => expect(s3.sent).toHaveLength(4));
  });

  it("go on wherever one goes meanwhile, and one that has ended may be chosen again", async () => {
    const s3 = fakeS3();
    uploadServer();
    renderCloud("/cloud");
    await chooseFiles(aText("eins.txt"), aText("zwei.txt"));
    await waitFor(() => expect(s3.sent).toHaveLength(2));
    act(() => s3.of("eins.txt")?.finish());
    await waitFor(() => expect(screen.queryByText("eins.txt")).toBeNull());

    cleanup();
    renderCloud("/cloud");
    await screen.findByText("zwei.txt");
    await chooseFiles(aText("eins.txt"));

    await waitFor(() => expect(s3.sent).toHaveLength(3));
  });

  it("go on by themselves when the browser is online again", async () => {
    const s3 = fakeS3();
    uploadServer();
    renderCloud("/cloud");
    await chooseFiles(aText("eins.txt"));
    await waitFor(() => expect(s3.sent).toHaveLength(1));
    act(() => s3.sent[0]?.fail());
    await screen.findByText(/wartet auf die Verbindung/);

    act(() => void window.dispatchEvent(new Event("online")));

    await waitFor(() => expect(s3.sent).toHaveLength(2));
  });

  it("ask before the page is left", async () => {
    const s3 = fakeS3();
    uploadServer();
    renderCloud("/cloud");
    await chooseFiles(aText("eins.txt"));
    await waitFor(() => expect(s3.sent).toHaveLength(1));
    const leaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

    expect(leaving()).toBe(true);
    act(() => s3.sent[0]?.finish());
    await panelIsGone();
    expect(leaving()).toBe(false);
  });

  it("that are large go in parts, each with its checksum, and only those that have not arrived", async () => {
    const s3 = fakeS3();
    const arrived = [{ number: 1, etag: "one", size: PART }];
    const part = (number: number) => ({ number, url: `http://s3.test/${number}`, headers: {} });
    const { asked } = uploadServer({
      "POST /v1/files": () => json({ id: "big", partSize: PART }),
      "GET /v1/files/big/parts": () => json({ id: "big", partSize: PART, parts: arrived, isComplete: false }),
      "POST /v1/files/big/parts": ({ body }) => json((body as { numbers: number[] }).numbers.map(part)),
      "PUT /v1/files/big/complete": () => json({}),
    });
    renderCloud("/cloud");
    await chooseFiles(aText("film.mp4", "T".repeat(2 * PART + 10)));

    await waitFor(() =>
      expect(s3.sent.map(({ url }) => url).toSorted()).toEqual(["http://s3.test/2", "http://s3.test/3"]),
    );
    for (const { body } of asked("POST /v1/files/big/parts")) {
      expect((body as { checksums: string[] }).checksums).toEqual([expect.stringMatching(/^[\w+/]{43}=$/)]);
    }
    act(() => {
      arrived.push({ number: 2, etag: "two", size: PART }, { number: 3, etag: "three", size: 10 });
      for (const sent of s3.sent) sent.finish();
    });

    await waitFor(() =>
      expect(asked("PUT /v1/files/big/complete")[0]?.body).toEqual({
        parts: [
          { number: 1, etag: "one" },
          { number: 2, etag: "two" },
          { number: 3, etag: "three" },
        ],
      }),
    );
    await panelIsGone();
  });

  it("that fill the office's space are refused with a sentence, and may be repeated", async () => {
    fakeS3();
    const detail = "Ihre Kanzlei hat in der Cloud noch 1 MB von 1 GB frei.";
    uploadServer({ "POST /v1/files": () => problem(fileProblems.quotaReached, { detail }) });
    renderCloud("/cloud");

    await chooseFiles(aText("eins.txt"));

    expect(await screen.findByText(detail)).toBeDefined();
    expect(screen.getByRole("button", { name: "eins.txt noch einmal hochladen" })).toBeDefined();
  });
});

describe("the space of the office", () => {
  it("is shown quietly, and warns when it is nearly used up", async () => {
    uploadServer({ "GET /v1/cloud/usage": () => json({ used: 95 * 1024 ** 3, quota: 100 * 1024 ** 3 }) });
    renderCloud("/cloud");

    const meter = await screen.findByRole("meter", { name: "Speicher Ihrer Kanzlei" });

    expect(meter.getAttribute("aria-valuetext")).toBe("95 GB von 100 GB belegt");
    expect(screen.getByText(/^Der Speicher ist fast voll/)).toBeDefined();
  });
});
