import "fake-indexeddb/auto";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { createStore, entries, setMany } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endSession, loseSession, startSession } from "../../../web/app/client/session.ts";
import { mayLeave } from "../../../web/app/client/unsaved.ts";
import { SideNavigation } from "../../../web/app/shell/side-navigation.tsx";
import { cloudUploads } from "../../../web/cloud/upload/cloud-uploads.ts";
import { type RememberedUpload, rememberedUploads } from "../../../web/cloud/upload/remembered-uploads.ts";
import { fakeS3, finishSending } from "../components/files/fake-s3.ts";
import { json } from "../fake-server.ts";
import { aFrame, aViewer, employee, signIn, user as somebody } from "../people.ts";
import { renderPage } from "../render-page.tsx";
import { showAt } from "../screen.ts";
import { renderCloud } from "./render-cloud.tsx";
import { aText, chooseFiles, panelIsGone, uploadServer } from "./upload-page.ts";

import "../../../web/cloud/folder/root.page.tsx";

vi.stubGlobal("indexedDB", new IDBFactory());

const DAY = 24 * 60 * 60 * 1000;

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
