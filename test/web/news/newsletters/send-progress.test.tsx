import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { NewsletterStatus } from "../../../../shared/news/newsletter.ts";
import { configOf, json, listed } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";
import { aDetail, aReadNewsletter, aStatus } from "./newsletter.builder.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/newsletters/newsletter.page.tsx";

const CANCEL = "PUT /v1/news/newsletters/n1/cancel";
const RESUME = "PUT /v1/news/newsletters/n1/resume";
const PUBLISH = "PUT /v1/news/newsletters/n1/publish";
const DETAILS = "GET /v1/news_new/newsletters/n1/status/details";

const sent = aReadNewsletter({ startedSendingAt: "2026-11-20T10:00:00.000Z" });

const show = (
  status: Partial<NewsletterStatus>,
  answers: Parameters<typeof newsServer>[0] = {},
  at = "/news/newsletters/n1",
  ...person: Parameters<typeof renderNews> extends [string, ...infer Person] ? Person : never
) => {
  const server = newsServer({
    "GET /v1/news/newsletters/n1": () => json(sent),
    "GET /v1/news/newsletters/n1/status": () => json(aStatus(status)),
    [CANCEL]: () => json(aStatus({ state: "cancelled" })),
    [RESUME]: () => json(aStatus()),
    [PUBLISH]: () => json(sent),
    [DETAILS]: () => json({ totalCount: 4812, data: [aDetail()] }),
    ...answers,
  });
  return { ...server, ...renderNews(at, ...person) };
};
describe("the progress of sending", () => {
  it("has a bar for all and one for every kind", async () => {
    show({ state: "sending" });

    const bars = await screen.findAllByRole("progressbar");

    expect(bars.map((bar) => [bar.getAttribute("aria-label"), bar.getAttribute("aria-valuenow")])).toEqual([
      ["Zusammen", "49"],
      ["Mitarbeiter", "100"],
      ["Klienten", "50"],
      ["Externe", "0"],
    ]);
  });

  it.each([
    ["planning", /350 Nachrichten sind schon gesendet/],
    ["paused", /angehalten.*350 Nachrichten sind schon gesendet/],
  ] as const)("measures nothing by totals that are still being counted, while %s", async (state, words) => {
    const uncounted = { employeesCountTotal: 0, clientsCountTotal: 0, externalsCountTotal: 0 };
    show({ ...uncounted, state, employeesCountDone: 350, clientsCountDone: 0 });

    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("keeps its bars while it is paused or its recipients are prepared", async () => {
    show({ state: "planning", employeesCountDone: 350, clientsCountDone: 0 });

    expect(await screen.findAllByRole("progressbar")).toHaveLength(4);
  });

  it("gives the reason of a pause and offers to go on", async () => {
    show({ state: "paused", pauseReason: "Das Tageskontingent ist verbraucht." });

    expect(
      await screen.findByText("Der Versand ist angehalten: Das Tageskontingent ist verbraucht."),
    ).toBeDefined();
    expect(screen.getByRole("button", { name: "Fortsetzen" })).toBeDefined();
  });

  it("lets batches that failed too often try once more", async () => {
    const { asked, user } = show({ state: "sending", stuckBatches: 2 });
    expect(await screen.findByText(/^2 Pakete .* sind mehrmals gescheitert/)).toBeDefined();

    await user.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));

    await expect.poll(() => asked(RESUME).length).toBe(1);
  });

  it("cancels only after it said how many will not get it", async () => {
    const { asked, user } = show({ state: "sending" });
    await user.click(await screen.findByRole("button", { name: "Abbrechen …" }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain("2.453 Personen bekommen ihn dann nicht mehr.");
    expect(asked(CANCEL)).toEqual([]);

    await user.click(within(dialog).getByRole("button", { name: "Versand abbrechen" }));

    expect(await screen.findByText("Abgebrochen")).toBeDefined();
    expect(asked(CANCEL)).toHaveLength(1);
  });

  it.each([
    ["those who have not had it", /^Nur wer/, "An fehlende Empfänger senden", "false"],
    ["all again", /^Alle noch einmal/, "Noch einmal an 4.812 Personen senden", "true"],
  ])("can be sent once more: to %s", async (_whom, choice, verb, wanted) => {
    const { asked, user } = show({ state: "finished" });
    await user.click(await screen.findByRole("button", { name: "Noch einmal senden …" }));
    await user.click(await screen.findByRole("radio", { name: choice }));

    await user.click(await screen.findByRole("button", { name: verb }));

    await expect.poll(() => asked(PUBLISH).length).toBe(1);
    expect(asked(PUBLISH)[0]?.url.searchParams.get("resendToAllPossibleRecipients")).toBe(wanted);
    expect(asked(PUBLISH)[0]?.body).toEqual({ recipients: 4812 });
  });
});

it("says how many a newsletter would be sent to that lack it, those that failed among them", async () => {
  const { user } = show({
    state: "finished",
    clientsCountDone: 2310,
    externalsCountDone: 1290,
    failedCount: 3,
  });

  await user.click(await screen.findByRole("button", { name: "Noch einmal senden …" }));

  expect(await screen.findByText(/^Etwa 11 Personen: neue Abonnenten/)).toBeDefined();
});

describe("the ledger", () => {
  it("says beside each state how many are in it", async () => {
    show(
      { state: "finished" },
      {
        "GET /v1/news/newsletters/n1/deliveries": () => listed({ state: "failed", count: 1204 }),
      },
    );
    fireEvent.click(await screen.findByRole("button", { name: "Filter" }));
    const list = (await screen.findByLabelText("Status")).closest<HTMLElement>(".p-dropdown");

    fireEvent.click(within(list ?? document.body).getByRole("button", { name: "Auswahl öffnen" }));

    await screen.findByRole("option", { name: "Fehlgeschlagen (1.204)", hidden: true });
    expect(screen.getByRole("option", { name: "Unzustellbar (0)", hidden: true })).toBeDefined();
  });

  it("keeps its filters in the address", async () => {
    const { asked, address, user } = show(
      { state: "finished" },
      {},
      "/news/newsletters/n1?state=failed&type=clients",
    );
    await screen.findByText("eva.gruber@client.example");
    expect(configOf(asked(DETAILS)[0])).toMatchObject({
      filters: [
        { field: "state", values: ["failed"] },
        { field: "type", values: ["clients"] },
      ],
    });

    await user.click(screen.getByRole("button", { name: "Filter Status: Fehlgeschlagen entfernen" }));

    expect(address()).toBe("/news/newsletters/n1?type=clients");
    await expect
      .poll(() => configOf(asked(DETAILS).at(-1)))
      .toMatchObject({ filters: [{ field: "type", values: ["clients"] }] });
  });
});

describe("mails of which nobody knows whether they went out", () => {
  const deliveries = {
    "GET /v1/news/newsletters/n1/deliveries": () => listed({ state: "inDoubt", count: 12 }),
  };

  it.each([
    ["Erneut senden", "PUT /v1/news/newsletters/n1/resend-unknown"],
    ["Als gesendet werten", "PUT /v1/news/newsletters/n1/count-unknown"],
  ])("are shown with a way to them, and with %s after being asked", async (label, endpoint) => {
    const { asked, user } = show(
      { state: "finished" },
      { ...deliveries, [endpoint]: () => json(aStatus({ state: "planning" })) },
    );

    const section = within(await screen.findByRole("region", { name: "Ungeklärte Nachrichten" }));
    expect(section.getByText(/12 Personen/)).toBeDefined();
    expect(section.getByRole("link", { name: "Ungeklärte zeigen" }).getAttribute("href")).toContain(
      "state=inDoubt",
    );
    await user.click(section.getByRole("button", { name: label }));
    expect(asked(endpoint)).toEqual([]);
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: label }));

    await expect.poll(() => asked(endpoint)).toHaveLength(1);
  });

  it("are not decided while the newsletter is being sent", async () => {
    show({ state: "sending" }, deliveries);

    await screen.findByRole("button", { name: "Anhalten" });

    expect(screen.queryByRole("button", { name: "Erneut senden" })).toBeNull();
  });
});

it("a newsletter to more than may be sent in a day says when it goes on by itself", async () => {
  show({ state: "sending", quotaUntil: "2026-11-27T11:00:00.000Z" }, {}, "/news/newsletters/n1", {
    isAdmin: true,
  });

  expect(
    await screen.findByText(/geht von selbst weiter, voraussichtlich am Freitag, 27. November, 12:00\.$/),
  ).toBeDefined();
  expect(screen.getByText("Wartet")).toBeDefined();
  expect(screen.getByRole("button", { name: "Anhalten" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Trotzdem senden …" })).toBeNull();
});

describe("outside the hours of newsletters", () => {
  const waiting: Partial<NewsletterStatus> = { state: "sending", waitsUntil: "2026-11-30T07:00:00.000Z" };
  const IGNORE = "PUT /v1/news/newsletters/n1/ignore-window";

  it("the progress says until when it waits, and offers to pause and to cancel", async () => {
    show(waiting);

    expect(await screen.findByText(/^Wartet bis Montag, 30. November, 08:00\./)).toBeDefined();
    expect(screen.getByRole("button", { name: "Anhalten" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Abbrechen …" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Trotzdem senden …" })).toBeNull();
  });

  it("an administrator sends it all the same, after being asked", async () => {
    const { asked, user } = show(
      waiting,
      { [IGNORE]: () => json(aStatus({ state: "sending" })) },
      "/news/newsletters/n1",
      { isAdmin: true },
    );

    await user.click(await screen.findByRole("button", { name: "Trotzdem senden …" }));
    expect(asked(IGNORE)).toEqual([]);
    await user.click(await screen.findByRole("button", { name: "Trotzdem senden" }));

    await screen.findByText("Wird gesendet");
    expect(asked(IGNORE)).toHaveLength(1);
    expect(screen.queryByText(/^Wartet/)).toBeNull();
  });
});
