import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import { cloudUploads } from "../../../web/cloud/upload/cloud-uploads.ts";
import { fakeS3 } from "../components/files/fake-s3.ts";
import { json, problem } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { renderCloud } from "./render-cloud.tsx";
import { aText, chooseFiles, panelIsGone, uploadServer } from "./upload-page.ts";

import "../../../web/cloud/folder/root.page.tsx";

const PART = 8 * 1024 * 1024;

beforeEach(() => void showAt(1_440));
afterEach(() => act(() => cloudUploads.queue.cancel()));

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
