import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Upload } from "../../../../shared/files/file.ts";
import { fileProblems } from "../../../../shared/files/files.problems.ts";
import { UploadArea } from "../../../../web/components/files/upload-area.tsx";
import { fakeServer, json, problem } from "../../fake-server.ts";
import { renderPage } from "../../render-page.tsx";
import { fakeS3, type SentForm } from "./fake-s3.ts";

const pdf = (name: string) => new File(["%PDF-1.7"], name, { type: "application/pdf" });
const picture = (name: string) => new File(["bild"], name, { type: "image/jpeg" });

interface Fate {
  state?: Upload["state"];
  readonly reason?: string;
}

/** A portal that accepts every upload, unless told otherwise by its name. */
const portalWith = (fates: Readonly<Record<string, Fate>> = {}) => {
  const names: string[] = [];
  const uploadOf = (id: string) => {
    const fileName = names[Number(id.replace("file-", ""))] ?? "";
    const { state = "ready", reason = null } = fates[fileName] ?? {};
    return { id, fileName, contentType: "application/pdf", size: 8, state, reason };
  };
  return fakeServer({
    "POST /v1/files": ({ body }) => {
      const { fileName } = body as { fileName: string };
      if (fileName.endsWith(".exe")) {
        const message = "Programme und Skripte können nicht hochgeladen werden.";
        return problem(fileProblems.typeRefused, { errors: [{ path: "fileName", message }] });
      }
      const id = `file-${names.push(fileName) - 1}`;
      return json({ id, upload: { url: "http://s3.test/bucket", fields: { key: `uploads/${id}` } } });
    },
    "GET /v1/files/uploads": ({ url }) =>
      json({ data: url.searchParams.get("ids")?.split(",").map(uploadOf) }),
  });
};

const show = (options: Partial<Parameters<typeof UploadArea>[0]> = {}) => {
  const onReady = vi.fn<(upload: Upload) => void>();
  const onBusy = vi.fn<(isBusy: boolean) => void>();
  const page = renderPage(<UploadArea purpose="article" onReady={onReady} onBusy={onBusy} {...options} />);
  const area = screen.getByRole("button", { name: /auswählen$/ }).parentElement;
  if (!area) throw new Error("There is no place to drop files");
  const drop = (...files: File[]) => fireEvent.drop(area, { dataTransfer: { files } });
  return { ...page, drop, onReady, onBusy };
};

const row = async (name: string) => {
  const found = (await screen.findByText(name)).closest("li");
  if (!found) throw new Error(`${name} is not listed`);
  return within(found);
};

const sentAs = async (s3: ReturnType<typeof fakeS3>, name: string): Promise<SentForm> =>
  waitFor(() => {
    const form = s3.of(name);
    if (!form) throw new Error(`${name} was not sent`);
    return form;
  });

describe("the place to upload files", () => {
  it("sends several that are dropped at once, and hands them over in the order they were chosen in", async () => {
    portalWith();
    const s3 = fakeS3();
    const { drop, onReady } = show();

    drop(pdf("eins.pdf"), pdf("zwei.pdf"));
    const [first, second] = [await sentAs(s3, "eins.pdf"), await sentAs(s3, "zwei.pdf")];
    act(() => second.finish());
    await waitFor(async () => expect((await row("zwei.pdf")).getByText(/geprüft/)).toBeDefined());
    act(() => first.finish());

    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(2));
    expect(onReady.mock.calls.map(([{ fileName }]) => fileName)).toEqual(["eins.pdf", "zwei.pdf"]);
    expect(screen.queryByRole("list", { name: "Wird hochgeladen" })).toBeNull();
  });

  it("sends the signed fields first and the file last, as S3 asks", async () => {
    portalWith();
    const s3 = fakeS3();
    show().drop(pdf("eins.pdf"));

    const { url, form } = await sentAs(s3, "eins.pdf");

    expect(url).toBe("http://s3.test/bucket");
    expect([...form.keys()]).toEqual(["key", "file"]);
  });

  it("shows how far each has come", async () => {
    portalWith();
    const s3 = fakeS3();
    show().drop(pdf("eins.pdf"));
    const sending = await sentAs(s3, "eins.pdf");

    act(() => sending.progress(30, 40));

    const bar = (await row("eins.pdf")).getByRole("progressbar", { name: "eins.pdf" });
    expect(bar.getAttribute("aria-valuetext")).toBe("75 %");
  });

  it("sends three at once, and the next when one is there", async () => {
    portalWith();
    const s3 = fakeS3();
    show().drop(...["a", "b", "c", "d"].map((name) => pdf(`${name}.pdf`)));
    await sentAs(s3, "c.pdf");
    expect((await row("d.pdf")).getByText(/wartet/)).toBeDefined();
    const first = await sentAs(s3, "a.pdf");

    act(() => first.finish());

    await sentAs(s3, "d.pdf");
  });

  it("cancels one and leaves the others alone", async () => {
    portalWith();
    const s3 = fakeS3();
    const { drop, user, onReady } = show();
    drop(pdf("eins.pdf"), pdf("zwei.pdf"));
    const [first, second] = [await sentAs(s3, "eins.pdf"), await sentAs(s3, "zwei.pdf")];

    await user.click(screen.getByRole("button", { name: "eins.pdf abbrechen" }));
    act(() => second.finish());

    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
    expect(first.isAborted()).toBe(true);
    expect(screen.queryByText("eins.pdf")).toBeNull();
  });

  it("asks before it throws away what has arrived already", async () => {
    portalWith();
    const s3 = fakeS3();
    const { drop, user } = show();
    drop(pdf("eins.pdf"));
    const sending = await sentAs(s3, "eins.pdf");
    act(() => sending.progress(34, 40));

    await user.click(screen.getByRole("button", { name: "eins.pdf abbrechen" }));
    expect((await row("eins.pdf")).getByText(/^85 % sind schon gesendet/)).toBeDefined();
    const goOn = screen.getByRole("button", { name: "Weiter hochladen" });
    expect(document.activeElement).toBe(goOn);
    await user.click(goOn);
    expect(sending.isAborted()).toBe(false);
    await user.click(screen.getByRole("button", { name: "eins.pdf abbrechen" }));
    await user.click(screen.getByRole("button", { name: "Abbrechen" }));

    expect(sending.isAborted()).toBe(true);
    expect(screen.queryByText("eins.pdf")).toBeNull();
  });

  it("offers to repeat what failed on its way", async () => {
    portalWith();
    const s3 = fakeS3();
    const { drop, user, onReady } = show();
    drop(pdf("eins.pdf"));
    const failing = await sentAs(s3, "eins.pdf");
    act(() => failing.fail());
    expect(await screen.findByText("Die Verbindung ist abgebrochen.")).toBeDefined();

    await user.click(screen.getByRole("button", { name: "eins.pdf noch einmal hochladen" }));
    await waitFor(() => expect(s3.sent).toHaveLength(2));
    act(() => s3.sent[1]?.finish());

    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
  });

  it("says why a file was refused, and does not offer to repeat that", async () => {
    portalWith({ "falsch.pdf": { state: "refused", reason: "Der Inhalt der Datei ist kein PDF." } });
    const s3 = fakeS3();
    show().drop(pdf("falsch.pdf"), new File(["MZ"], "setup.exe"));
    const sending = await sentAs(s3, "falsch.pdf");

    act(() => sending.finish());

    expect(await (await row("falsch.pdf")).findByText("Der Inhalt der Datei ist kein PDF.")).toBeDefined();
    expect((await row("setup.exe")).getByText(/^Programme und Skripte/)).toBeDefined();
    expect(screen.queryByRole("button", { name: /noch einmal/ })).toBeNull();
  });

  it("says that a check takes long, goes on waiting and lets others pass", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const fate: Fate = { state: "waiting" };
    portalWith({ "spät.pdf": fate });
    const s3 = fakeS3();
    const { drop, onReady } = show();
    drop(pdf("spät.pdf"));
    const sending = await sentAs(s3, "spät.pdf");
    act(() => sending.finish());

    await act(() => vi.advanceTimersByTimeAsync(9 * 60_000));
    expect((await row("spät.pdf")).queryByText(/dauert länger als üblich/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect((await row("spät.pdf")).getByText(/dauert länger als üblich.*nicht verloren/)).toBeDefined();
    expect(screen.queryByRole("button", { name: /noch einmal/ })).toBeNull();

    fate.state = "ready";
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it("asks about all that wait as soon as one of them is due", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const fate: Fate = { state: "waiting" };
    const { asked } = portalWith({ "eins.pdf": fate, "zwei.pdf": fate });
    const s3 = fakeS3();
    const { drop, onReady } = show();
    drop(pdf("eins.pdf"));
    const first = await sentAs(s3, "eins.pdf");
    act(() => first.finish());
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    drop(pdf("zwei.pdf"));
    const second = await sentAs(s3, "zwei.pdf");
    const before = asked("GET /v1/files/uploads").length;

    act(() => second.finish());
    await act(() => vi.advanceTimersByTimeAsync(400));

    const [next] = asked("GET /v1/files/uploads").slice(before);
    expect(next?.url.searchParams.get("ids")?.split(",").toSorted()).toEqual(["file-0", "file-1"]);
    fate.state = "ready";
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(onReady).toHaveBeenCalledTimes(2);
  });

  it("takes only images where nothing else belongs, without sending the rest", async () => {
    const server = portalWith();
    const s3 = fakeS3();
    show({ onlyImages: true }).drop(pdf("plan.pdf"), picture("foto.jpg"));

    await sentAs(s3, "foto.jpg");

    expect((await row("plan.pdf")).getByText("Hier ist nur ein Bild möglich.")).toBeDefined();
    expect(server.asked("POST /v1/files")).toHaveLength(1);
  });

  it("tells whether something is on its way, for who would leave", async () => {
    portalWith();
    const s3 = fakeS3();
    const { drop, onBusy } = show();
    drop(pdf("eins.pdf"));
    const sending = await sentAs(s3, "eins.pdf");
    expect(onBusy).toHaveBeenLastCalledWith(true);

    act(() => sending.finish());

    await waitFor(() => expect(onBusy).toHaveBeenLastCalledWith(false));
  });

  it("stops what is on its way when the page is left", async () => {
    portalWith();
    const s3 = fakeS3();
    const { drop } = show();
    drop(pdf("eins.pdf"));
    const sending = await sentAs(s3, "eins.pdf");

    cleanup();

    expect(sending.isAborted()).toBe(true);
  });
});
