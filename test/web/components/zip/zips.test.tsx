import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { jobProblems } from "../../../../shared/jobs/jobs.problems.ts";
import type { ZipJob } from "../../../../shared/jobs/zip-job.ts";
import { Button } from "../../../../web/components/button.tsx";
import { useZip } from "../../../../web/components/zip/use-zip.ts";
import { ZipNotices } from "../../../../web/components/zip/zip-notices.tsx";
import { ZipPanel } from "../../../../web/components/zip/zip-panel.tsx";
import { fakeServer, json, noContent, problem } from "../../fake-server.ts";
import { renderPage } from "../../render-page.tsx";

const LIST = "GET /v1/jobs/zip";
const MEGABYTE = 1024 * 1024;

const aZip = (overrides: Partial<ZipJob> = {}): ZipJob => ({
  id: "z1",
  state: "running",
  done: 3 * MEGABYTE,
  total: 12 * MEGABYTE,
  files: 300,
  leftOut: 0,
  fileName: "Verträge.zip",
  fileId: null,
  readyUntil: null,
  createdAt: "2026-03-02T08:00:00.000Z",
  ...overrides,
});

const ready = aZip({
  state: "ready",
  done: 12 * MEGABYTE,
  fileId: "f1",
  readyUntil: "2026-03-03T07:05:00.000Z",
});

const Starter = () => {
  const { label, run } = useZip()({ cloudIds: ["folder"] });
  return <Button label={label} onClick={run} />;
};

const render = () =>
  renderPage(
    <>
      <Starter />
      <ZipPanel />
      <ZipNotices />
    </>,
  );

const serving = (zips: () => readonly ZipJob[], more: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    [LIST]: () => json({ data: zips() }),
    ...more,
  });

const panel = async () => within(await screen.findByRole("region", { name: "ZIP-Dateien" }));

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe("a ZIP", () => {
  it("is asked for and shows how far it is", async () => {
    let zips: readonly ZipJob[] = [];
    const { asked } = serving(() => zips, {
      "POST /v1/jobs/zip": () => {
        zips = [aZip()];
        return json(aZip({ state: "waiting" }), { status: 202 });
      },
    });
    const { user } = render();

    await user.click(screen.getByRole("button", { name: "Als ZIP herunterladen" }));

    await (await panel()).findByText("3 MB von 12 MB · 25 %");
    expect(asked("POST /v1/jobs/zip")[0]?.body).toEqual({ cloudIds: ["folder"] });
  });

  it("is announced when it is ready, and asked about no more", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let zips = [aZip()];
    const { asked } = serving(() => zips);
    render();
    await (await panel()).findByRole("progressbar", { name: "Verträge.zip" });

    zips = [ready];
    await vi.advanceTimersByTimeAsync(2_000);

    await screen.findByText("„Verträge.zip“ ist fertig.");
    await (await panel()).findByText(/^300 Dateien · 12 MB · bis 03\.03\.2026/);
    const before = asked(LIST).length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked(LIST)).toHaveLength(before);
  });

  it("is announced even if it is ready before it was asked about", async () => {
    let zips: readonly ZipJob[] = [];
    serving(() => zips, {
      "POST /v1/jobs/zip": () => {
        zips = [ready];
        return json(aZip({ state: "waiting" }), { status: 202 });
      },
    });
    const { user } = render();

    await user.click(screen.getByRole("button", { name: "Als ZIP herunterladen" }));

    await screen.findByText("„Verträge.zip“ ist fertig.");
  });

  it("is announced also after a reload, on any page, until one closes that", async () => {
    let zips = [aZip()];
    serving(() => zips);
    render();
    await (await panel()).findByRole("progressbar", { name: "Verträge.zip" });

    cleanup();
    zips = [ready];
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderPage(<ZipNotices />);
    await screen.findByText("„Verträge.zip“ ist fertig.");
    await vi.advanceTimersByTimeAsync(60_000);

    screen.getByText("„Verträge.zip“ ist fertig.");
  });

  it("costs other pages no question once none is awaited", async () => {
    const { asked } = serving(() => [ready]);
    render();
    await panel();
    const before = asked(LIST).length;

    cleanup();
    const { router } = renderPage(<ZipNotices />);
    await waitFor(() => expect(router.state.initialized).toBe(true));

    expect(asked(LIST)).toHaveLength(before);
    expect(screen.queryByText("„Verträge.zip“ ist fertig.")).toBeNull();
  });

  it("is downloaded from its address", async () => {
    serving(() => [ready]);
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${new URL(this.href).pathname} ${this.download}`);
    });
    const { user } = render();

    await user.click(await screen.findByRole("button", { name: "Verträge.zip herunterladen" }));

    expect(clicked).toEqual(["/v1/files/f1 Verträge.zip"]);
    expect(screen.queryByText("„Verträge.zip“ ist fertig.")).toBeNull();
  });

  it("says what is missing in it", async () => {
    serving(() => [{ ...ready, leftOut: 2 }]);
    render();

    await screen.findByText(/^2 Dateien fehlen darin/);
    await screen.findByText(/^298 Dateien/);
  });

  it("is stopped, or removed once it is there", async () => {
    let zips = [aZip()];
    const { asked } = serving(() => zips, {
      "DELETE /v1/jobs/z1": () => {
        zips = [];
        return noContent();
      },
    });
    const { user } = render();

    await user.click(await screen.findByRole("button", { name: "Verträge.zip abbrechen" }));
    await screen.findByText(/^„Verträge.zip“ ist zu 25 % fertig/);
    expect(asked("DELETE /v1/jobs/z1")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "ZIP abbrechen" }));

    await waitFor(() => expect(screen.queryByRole("region", { name: "ZIP-Dateien" })).toBeNull());
    expect(asked("DELETE /v1/jobs/z1")).toHaveLength(1);
  });

  it("says why it cannot be made", async () => {
    serving(() => [aZip({ state: "failed", done: 0 })], {
      "POST /v1/jobs/zip": () => problem(jobProblems.tooMuch),
    });
    const { user } = render();
    await screen.findByText(/^Das ZIP konnte nicht erstellt werden/);

    await user.click(screen.getByRole("button", { name: "Als ZIP herunterladen" }));

    await screen.findByText("Ein ZIP fasst höchstens 50.000 Dateien mit zusammen 20 GB.");
  });
});
