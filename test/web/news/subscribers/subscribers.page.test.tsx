import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { SubscriberWithState } from "../../../../shared/news/subscriber.ts";
import { aSubscriber } from "../../../support/news.builder.ts";
import { anEmployee } from "../../../support/people.builder.ts";
import { chooseForMany, press } from "../../bulk.ts";
import { chooseAction } from "../../choose-action.ts";
import { configOf, json, listed, noContent, versioned } from "../../fake-server.ts";
import { pick } from "../../pick.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/subscribers/subscriber.page.tsx";
import "../../../../web/news/subscribers/subscribers.page.tsx";

const LIST = "GET /v1/news/subscribers";
const CREATE = "POST /v1/news_new/subscribers";
const READ = "GET /v1/news/subscribers/s1";
const UPDATE = "PUT /v1/news/subscribers/s1";
const REMOVE = "DELETE /v1/news/subscribers/s1";
const MAILS = "GET /v1/news/subscribers/s1/mails";
const LIFT = "PUT /v1/news/subscribers/s1/lift";

const server = (answers: Parameters<typeof newsServer>[0] = {}) =>
  newsServer({
    [LIST]: () => listed(shown({ id: "s1", name: "Eva Gruber" })),
    "GET /v1/news/industries": () =>
      listed({ industryId: "i1", name: "Ordination", receivesTaxNews: false, receivesDoctorsNews: true }),
    ...answers,
  });

/** A subscriber as the server shows one. */
const shown = (overrides: Partial<SubscriberWithState> = {}): SubscriberWithState => ({
  ...aSubscriber(),
  state: "confirmed",
  suppressedAt: null,
  suppressedReason: null,
  suppressionLift: null,
  groupSuppression: null,
  unsubscribedElsewhere: [],
  ...overrides,
});

/** Opens the dialog of the one subscriber there is. */
const openStored = async () => {
  const { user } = renderNews("/news/subscribers");
  // Rows are drawn anew when the names of the offices come; a menu that is open would close.
  await screen.findByText("Kanzlei Wien");
  await chooseAction(user, "Eva Gruber", "Bearbeiten");
  return { user, editor: await screen.findByRole("dialog", { name: "Abonnent bearbeiten" }) };
};

const openEditor = async () => {
  const { user } = renderNews("/news/subscribers");
  await screen.findByText("Eva Gruber");
  await user.click(screen.getByRole("button", { name: "Neuer Abonnent" }));
  return { user, dialog: within(await screen.findByRole("dialog")) };
};

describe("the subscribers", () => {
  it("are asked for by state, as the address says", async () => {
    const { asked } = server();

    renderNews("/news/subscribers?state=unsubscribed");

    await screen.findByText("Eva Gruber");
    expect(configOf(asked(LIST)[0])).toMatchObject({
      filters: [{ field: "state", comparator: "eq", values: ["unsubscribed"] }],
    });
    expect(screen.getByRole("button", { name: "Filter Status: Abgemeldet entfernen" })).toBeDefined();
  });

  it("get the interests their industry suggests", async () => {
    server();
    const { user, dialog } = await openEditor();

    await user.type(dialog.getByRole("combobox", { name: "Branche" }), "Ordination");

    expect(dialog.getByRole("checkbox", { name: "Ärzte" })).toHaveProperty("checked", true);
    expect(dialog.getByRole("checkbox", { name: "Steuern" })).toHaveProperty("checked", false);
  });

  it("keep the interests somebody chose", async () => {
    server();
    const { user, dialog } = await openEditor();
    await user.click(dialog.getByRole("checkbox", { name: "Steuern" }));
    await user.click(dialog.getByRole("checkbox", { name: "Steuern" }));
    await user.click(dialog.getByRole("checkbox", { name: "Ärzte" }));

    await user.type(dialog.getByRole("combobox", { name: "Branche" }), "Ordination");

    expect(dialog.getByRole("checkbox", { name: "Steuern" })).toHaveProperty("checked", true);
  });

  it("are entered with the origin of their consent only", async () => {
    const { asked } = server({ [CREATE]: () => versioned(shown(), 1) });
    const { user, dialog } = await openEditor();
    await user.type(dialog.getByRole("textbox", { name: /^Name/ }), "Max Moser");
    await user.type(dialog.getByRole("textbox", { name: /^E-Mail/ }), "max@moser.example");
    await user.click(dialog.getByRole("button", { name: "Speichern" }));
    await dialog.findByText("Herkunft der Einwilligung: Bitte wählen Sie, woher die Einwilligung stammt.");
    expect(asked(CREATE)).toEqual([]);

    await pick("Herkunft der Einwilligung", "Visitenkarte/Veranstaltung");
    await user.click(dialog.getByRole("button", { name: "Speichern" }));

    await waitFor(() => expect(asked(CREATE)).toHaveLength(1));
    expect(asked(CREATE)[0]?.body).toMatchObject({ consent: { origin: "event" } });
  });

  it("say which field is missing, not that an empty address is wrong", async () => {
    server();
    const { user, dialog } = await openEditor();

    await user.click(dialog.getByRole("button", { name: "Speichern" }));

    expect(await dialog.findByText("E-Mail: Bitte ausfüllen.")).toBeDefined();
  });
});

describe("several subscribers", () => {
  it("are unsubscribed together, in the version that is there, unless they are already", async () => {
    const stays = shown({ id: "s2", name: "Max Amsel", customerUnsuscribedAt: "2026-01-01T00:00:00.000Z" });
    const eva = shown({ id: "s1", name: "Eva Gruber" });
    const { asked } = server({
      [LIST]: () => listed(eva, stays),
      [READ]: () => versioned(eva, 4),
      [UPDATE]: () => versioned(eva, 5),
    });
    const { user } = renderNews("/news/subscribers");
    await chooseForMany(user, ["Eva Gruber", "Max Amsel"], "Abmelden …");
    await press(user, "1 Abonnenten abmelden");

    await screen.findByText("1 Abonnent ist abgemeldet.");
    const [request] = asked(UPDATE);
    expect(request?.headers.get("If-Match")).toBe('"4"');
    expect(request?.body).toMatchObject({ email: eva.email, customerUnsuscribedAt: expect.any(String) });
  });
});

describe("a subscriber that is there", () => {
  const eva = shown({
    id: "s1",
    name: "Eva Gruber",
    organisationId: "1",
    isClient: true,
    receivesTaxNews: true,
  });

  it("is saved in the version it was read in", async () => {
    const { asked } = server({
      [READ]: () => versioned({ ...eva, ort: "Melk" }, 4),
      [UPDATE]: ({ body }) => versioned({ ...eva, ...(body as object) }, 5),
    });
    const { user, editor } = await openStored();
    const place = within(editor).getByRole("textbox", { name: "Ort" });
    expect(place).toHaveProperty("value", "Melk");

    await user.clear(place);
    await user.type(place, "Krems");
    await user.click(within(editor).getByRole("button", { name: "Speichern" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked(UPDATE).map(({ headers }) => headers.get("If-Match"))).toEqual(['"4"']);
    expect(asked(UPDATE)[0]?.body).toMatchObject({ ort: "Krems", name: "Eva Gruber" });
  });
});

describe("where a subscriber stands", () => {
  const at = "2026-03-02T10:00:00.000Z";
  const opened = async (overrides: Partial<SubscriberWithState>) => {
    const eva = shown({ id: "s1", name: "Eva Gruber", ...overrides });
    server({ [LIST]: () => listed(eva), [READ]: () => versioned(eva, 1) });
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
  const openLift = async (answers: Parameters<typeof newsServer>[0]) => {
    const here = server({
      [LIST]: () => listed(shown(suppressed)),
      [READ]: () => versioned(shown(suppressed), 1),
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
        json(shown({ ...suppressed, state: "confirmed", suppressedAt: null, suppressionLift: lift })),
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
    answers: Parameters<typeof newsServer>[0] = {},
  ) => {
    const eva = shown({ id: "s1", name: "Eva Gruber", organisationId: "1", ...overrides });
    const here = server({
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
    server();
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
