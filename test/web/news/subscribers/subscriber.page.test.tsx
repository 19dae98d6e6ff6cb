import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { SubscriberWithState } from "../../../../shared/news/subscriber.ts";
import { anEmployee } from "../../../support/people.builder.ts";
import { json, noContent, versioned } from "../../fake-server.ts";
import { renderNews } from "../render-news.tsx";
import { aShownSubscriber, READ, subscribersServer, UPDATE } from "./subscribers-server.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/subscribers/subscriber.page.tsx";
import "../../../../web/news/subscribers/subscribers.page.tsx";

const REMOVE = "DELETE /v1/news/subscribers/s1";
const MAILS = "GET /v1/news/subscribers/s1/mails";

describe("the page of a subscriber", () => {
  const at = "2026-03-02T10:00:00.000Z";
  const mail = {
    id: "n1-1-0",
    newsletterId: "n1",
    title: "Steuern im Herbst",
    organisationId: null,
    timeStamp: at,
    type: "clients",
    state: "bounced",
    success: false,
    error: "550 unbekannt",
    deliveredAt: null,
  };
  const opened = async (
    overrides: Partial<SubscriberWithState> = {},
    answers: Parameters<typeof subscribersServer>[0] = {},
  ) => {
    const eva = aShownSubscriber({ id: "s1", name: "Eva Gruber", organisationId: "1", ...overrides });
    const here = subscribersServer({
      [READ]: () => versioned(eva, 4),
      [UPDATE]: ({ body }) => versioned({ ...eva, ...(body as object) }, 5),
      [REMOVE]: noContent,
      [MAILS]: () => json({ totalCount: 1, data: [mail], unknown: 2 }),
      "GET /v1/organisations/employees/e9": () =>
        json(anEmployee({ id: "e9", title: null, lastname: "Huber" })),
      ...answers,
    });
    const view = renderNews("/news/subscribers/s1");
    await screen.findByRole("heading", { level: 1, name: "Eva Gruber" });
    return { ...here, ...view };
  };
  const act = async (user: Awaited<ReturnType<typeof opened>>["user"], label: string, verb: string) => {
    await user.click(screen.getByRole("button", { name: label }));
    const dialog = within(await screen.findByRole("dialog"));
    return { dialog, confirm: () => user.click(dialog.getByRole("button", { name: verb })) };
  };

  it("opens by its row", async () => {
    subscribersServer();
    renderNews("/news/subscribers");

    const link = await screen.findByRole("link", { name: "Eva Gruber" });

    expect(link.getAttribute("href")).toBe("/news/subscribers/s1");
  });

  it("tells the standing and who has recorded it, what was sent and what became of it, and what is unknown", async () => {
    await opened({ state: "unsubscribed", customerUnsuscribedAt: at, unsubscribedBy: "e9" });

    expect(await screen.findByText(/Abgemeldet am 02\.03\.2026\..*Eingetragen von .*Huber/)).toBeDefined();
    const link = await screen.findByRole("link", { name: "Steuern im Herbst" });
    expect(link.getAttribute("href")).toBe("/news/newsletters/n1");
    for (const words of ["Unzustellbar", "550 unbekannt"]) expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByText(/^2 ältere Sendungen fehlen hier/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Vom Newsletter abmelden …" })).toBeNull();
  });

  it("says that nothing comes without interests", async () => {
    await opened({ receivesTaxNews: false, receivesDoctorsNews: false });

    expect(screen.getByText("Ohne Interessen kommt kein Newsletter.")).toBeDefined();
  });

  it("unsubscribes after asking, in the version that is there, and changes nothing else", async () => {
    const { user, asked } = await opened({ ort: "Melk" });
    const { dialog, confirm } = await act(user, "Vom Newsletter abmelden …", "Vom Newsletter abmelden");
    expect(
      dialog.getByText(/weder von Kanzlei Wien noch von der ganzen Gruppe.*nur die Person selbst/),
    ).toBeDefined();

    await confirm();

    await waitFor(() => expect(asked(UPDATE)).toHaveLength(1));
    const [{ headers, body } = {}] = asked(UPDATE);
    expect(headers?.get("If-Match")).toBe('"4"');
    expect(body).toMatchObject({
      name: "Eva Gruber",
      ort: "Melk",
      customerUnsuscribedAt: expect.any(String),
    });
    expect(await screen.findByText("Eva Gruber ist abgemeldet.")).toBeDefined();
  });

  it("records a consent in writing for who has not confirmed", async () => {
    const { user, asked } = await opened({ state: "unconfirmed", registrationConfirmedAt: null });
    const { dialog, confirm } = await act(
      user,
      "Einwilligung eintragen …",
      "Schriftliche Einwilligung eintragen",
    );
    await user.type(dialog.getByRole("textbox", { name: /^Näheres/ }), "Formular vom 1. März");

    await confirm();

    await waitFor(() => expect(asked(UPDATE)).toHaveLength(1));
    expect(asked(UPDATE)[0]?.body).toMatchObject({
      registrationConfirmedAt: expect.any(String),
      consent: { origin: "written", detail: "Formular vom 1. März" },
    });
  });

  it("leads to the list when the subscriber is deleted, and asks for nobody who is gone", async () => {
    const { user, asked, address } = await opened();
    const before = asked(READ).length;
    const { dialog, confirm } = await act(user, "Löschen", "Löschen");
    expect(dialog.getByText(/Ein Import kann die Adresse wieder aufnehmen/)).toBeDefined();

    await confirm();

    await waitFor(() => expect(address()).toBe("/news/subscribers"));
    expect(await screen.findByText("Eva Gruber ist gelöscht.")).toBeDefined();
    expect(asked(READ)).toHaveLength(before);
  });
});
