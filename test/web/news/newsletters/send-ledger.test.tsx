import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { NewsletterStatus } from "../../../../shared/news/newsletter.ts";
import { configOf, json, listed } from "../../fake-server.ts";
import { everywhere, type SignedIn } from "../../people.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";
import { aDetail, aReadNewsletter, aStatus } from "./newsletter.builder.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/newsletters/newsletter.page.tsx";
import "papaparse";

const REPEAT = "PUT /v1/news/newsletters/n1/repeat";
const DETAILS = "GET /v1/news_new/newsletters/n1/status/details";
const ROWS = 9_000;

const sent = aReadNewsletter({ startedSendingAt: "2026-11-20T10:00:00.000Z" });
const show = (
  status: Partial<NewsletterStatus> = {},
  { at = "/news/newsletters/n1", person }: { at?: string; person?: SignedIn } = {},
) => {
  const server = newsServer({
    "GET /v1/news/newsletters/n1": () => json(sent),
    "GET /v1/news/newsletters/n1/status": () => json(aStatus({ state: "finished", ...status })),
    "GET /v1/news/newsletters/n1/deliveries": () => listed({ state: "bounced", count: 29 }),
    [REPEAT]: () => json(aStatus({ state: "planning" })),
    [DETAILS]: (request) => {
      const { skip, limit } = configOf(request);
      const data = Array.from({ length: Math.max(0, Math.min(limit, ROWS - skip)) }, (_, index) =>
        aDetail({
          id: String(skip + index),
          name: skip + index === 0 ? "=HYPERLINK(böse)" : `Müller; ${skip + index}`,
          state: "failed",
          error: "Nein",
        }),
      );
      return json({ totalCount: ROWS, data });
    },
  });
  return { ...server, ...renderNews(at, person) };
};

let files: Blob[];

beforeEach(() => {
  files = [];
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }));
  Object.assign(URL, { revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
});

describe("the ledger as a file", () => {
  it("has every row that the filters leave, in German, and nothing that Excel would run", async () => {
    const { asked, user } = show({}, { at: "/news/newsletters/n1?state=failed&suche=müller" });

    await user.click(await screen.findByRole("button", { name: "Als CSV speichern" }));

    await screen.findByText("Die Datei ist gespeichert.");
    const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    const [head, first, second, ...others] = new TextDecoder("utf-8", { ignoreBOM: true })
      .decode(bytes)
      .split("\r\n");
    expect(head).toBe("\uFEFFName;E-Mail;Art;Status;Zeit;Zugestellt;Fehler");
    expect(first?.startsWith(`"'=HYPERLINK(böse)";`) || first?.startsWith("'=HYPERLINK(böse);")).toBe(true);
    expect(second).toMatch(/^"Müller; 1";eva\.gruber@client\.example;Klienten;Fehlgeschlagen;20\.11\.2026 /);
    expect(others).toHaveLength(ROWS - 2);
    const pages = asked(DETAILS)
      .map(configOf)
      .filter(({ limit }) => limit === 4_000);
    expect(pages.map(({ skip }) => skip)).toEqual([0, 4_000, 8_000]);
    for (const page of pages) {
      expect(page).toMatchObject({
        searchTerm: "müller",
        filters: [{ field: "state", values: ["failed"] }],
      });
    }
  });
});

describe("what failed", () => {
  it("is sent once more to just those, after asking with the number", async () => {
    const { asked, user } = show({ failedCount: 12 });
    await user.click(await screen.findByRole("button", { name: "Fehlgeschlagene wiederholen …" }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain("12 Personen, bei denen das Senden nicht gelungen ist");
    expect(asked(REPEAT)).toEqual([]);

    await user.click(within(dialog).getByRole("button", { name: "An 12 Personen noch einmal senden" }));

    expect(await screen.findByText("Die Empfänger werden zusammengestellt.", { exact: false })).toBeDefined();
    expect(asked(REPEAT)).toHaveLength(1);
    expect(asked(REPEAT)[0]?.body).toEqual({
      startedSendingAt: "2026-11-20T10:00:00.000Z",
      recipients: 12,
    });
  });

  it("is not offered where nothing failed, nor while it is being sent", async () => {
    show({ failedCount: 3, state: "sending" });
    await screen.findByRole("button", { name: "Anhalten" });

    expect(screen.queryByRole("button", { name: "Fehlgeschlagene wiederholen …" })).toBeNull();
  });

  it("and what came back can be looked at, by the number of the list that it leads to", async () => {
    show({ failedCount: 3, bouncedCount: 12 });

    const bounced = await screen.findByRole("link", { name: "29 unzustellbar: zeigen" });

    expect(bounced.getAttribute("href")).toContain("state=bounced");
    expect(screen.getByRole("link", { name: "Fehlgeschlagene zeigen" })).toBeDefined();
  });
});

describe("somebody who only reads news", () => {
  it("sees how far sending is, and neither who got it nor a way to take that along", async () => {
    const { asked } = show(
      { failedCount: 3, bouncedCount: 1_200 },
      { person: { grants: everywhere("READ_NEWS") } },
    );

    await screen.findAllByRole("progressbar");
    await screen.findByText("Gesendet");

    expect(asked(DETAILS)).toEqual([]);
    expect(screen.queryByRole("heading", { name: "Einzelne Nachrichten" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Als CSV speichern" })).toBeNull();
    expect(screen.queryByRole("link", { name: /zeigen$/ })).toBeNull();
  });
});

describe("deleting", () => {
  it("is switched off while the newsletter is being sent, and says so", async () => {
    show({ state: "sending" });
    await screen.findByRole("button", { name: "Anhalten" });

    const remove = await screen.findByRole("button", { name: "Löschen (erst nach dem Versand möglich)" });

    expect(remove).toHaveProperty("disabled", true);
  });

  it("is possible afterwards", async () => {
    show();

    expect(await screen.findByRole("button", { name: "Löschen" })).toHaveProperty("disabled", false);
  });
});
