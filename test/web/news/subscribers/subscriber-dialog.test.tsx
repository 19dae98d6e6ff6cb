import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { SubscriberWithState } from "../../../../shared/news/subscriber.ts";
import { chooseAction } from "../../choose-action.ts";
import { json, listed, versioned } from "../../fake-server.ts";
import { renderNews } from "../render-news.tsx";
import { aShownSubscriber, LIST, READ, subscribersServer } from "./subscribers-server.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/subscribers/subscribers.page.tsx";

const LIFT = "PUT /v1/news/subscribers/s1/lift";

/** Opens the dialog of the one subscriber there is. */
const openStored = async () => {
  const { user } = renderNews("/news/subscribers");
  // Rows are drawn anew when the names of the offices come; a menu that is open would close.
  await screen.findByText("Kanzlei Wien");
  await chooseAction(user, "Eva Gruber", "Bearbeiten");
  return { user, editor: await screen.findByRole("dialog", { name: "Abonnent bearbeiten" }) };
};

describe("where a subscriber stands", () => {
  const at = "2026-03-02T10:00:00.000Z";
  const opened = async (overrides: Partial<SubscriberWithState>) => {
    const eva = aShownSubscriber({ id: "s1", name: "Eva Gruber", ...overrides });
    subscribersServer({ [LIST]: () => listed(eva), [READ]: () => versioned(eva, 1) });
    return (await openStored()).editor.textContent;
  };

  it("tells where the consent comes from, and since when", async () => {
    const consent = { origin: "event", detail: "Steuertage", at } as const;

    expect(await opened({ consent })).toMatch(
      /Einwilligung: Visitenkarte\/Veranstaltung: Steuertage, festgehalten am 02\.03\.2026/,
    );
  });

  it("names the other office where the person unsubscribed", async () => {
    const text = await opened({
      state: "unsubscribed",
      unsubscribedElsewhere: [{ organisationId: "1", at }],
    });

    expect(text).toMatch(/Abgemeldet bei Kanzlei Wien am 02\.03\.2026\. Nur die Person selbst/);
  });

  it("tells that the group's newsletters do not reach who came back to the office", async () => {
    const text = await opened({ unsubscribedElsewhere: [{ organisationId: "1", at }] });

    expect(text).toMatch(
      /hier seither selbst wieder angemeldet\. Newsletter der ganzen Gruppe gehen weiterhin nicht/,
    );
  });

  it("lets editors of the group lift what an office's lift has left", async () => {
    const text = await opened({ groupSuppression: { at, reason: "bounced" } });

    expect(text).toMatch(/Newsletter der ganzen Gruppe besteht die Sperre weiter.*Sperre aufheben …/);
  });
});

const suppressed = {
  id: "s1",
  name: "Eva Gruber",
  state: "suppressed",
  suppressedAt: "2026-03-02T10:00:00.000Z",
  suppressedReason: "complained",
} as const;

describe("a suppressed subscriber", () => {
  const openLift = async (answers: Parameters<typeof subscribersServer>[0]) => {
    const here = subscribersServer({
      [LIST]: () => listed(aShownSubscriber(suppressed)),
      [READ]: () => versioned(aShownSubscriber(suppressed), 1),
      ...answers,
    });
    const { user, editor } = await openStored();
    expect(editor.textContent).toMatch(/Gesperrt seit 02\.03\.2026.*unerwünscht gemeldet/);
    await user.click(within(editor).getByRole("button", { name: "Sperre aufheben …" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Sperre von Eva Gruber aufheben?" }));
    return { ...here, user, dialog, editor };
  };

  it("is released with a reason, after a complaint only with the owner's consent", async () => {
    const lift = { at: "2026-11-20T10:00:00.000Z", by: "e9", reason: "Hat angerufen." };
    const { asked, user, dialog, editor } = await openLift({
      [LIFT]: () =>
        json(
          aShownSubscriber({ ...suppressed, state: "confirmed", suppressedAt: null, suppressionLift: lift }),
        ),
    });
    await user.type(dialog.getByRole("textbox", { name: /^Grund/ }), "Hat angerufen.");
    await user.click(dialog.getByRole("button", { name: "Sperre aufheben" }));
    expect(await dialog.findByText(/Ohne diese Zustimmung/)).toBeDefined();
    expect(asked(LIFT)).toEqual([]);

    await user.click(dialog.getByRole("checkbox", { name: /ausdrücklich zugestimmt/ }));
    await user.click(dialog.getByRole("button", { name: "Sperre aufheben" }));

    expect(await within(editor).findByText(/Sperre aufgehoben am .*: Hat angerufen\./)).toBeDefined();
    expect(asked(LIFT).map(({ body }) => body)).toEqual([{ reason: "Hat angerufen.", ownerAgreed: true }]);
  });
});
