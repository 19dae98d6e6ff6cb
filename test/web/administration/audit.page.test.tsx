import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  type AuditAction,
  auditActions,
  groupOf,
  subjectKindOf,
} from "../../../shared/administration/audit-action.ts";
import type { AuditEntry } from "../../../shared/administration/audit-entry.ts";
import { defaultSettings } from "../../../shared/administration/settings.ts";
import { factLines } from "../../../web/administration/audit/entry-facts.ts";
import { actorOf, sentenceOf, subjectPath } from "../../../web/administration/audit/entry-sentence.tsx";
import { configOf, fakeServer, json, listed } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { renderAdministration } from "./render-administration.tsx";

const path = "/v1/administration/audit";

const anEntry = (overrides: Partial<AuditEntry> = {}): AuditEntry => {
  const action = overrides.action ?? "user.deactivated";
  return {
    id: "01AUDIT",
    at: "2026-11-20T13:02:33.000Z",
    action,
    group: groupOf(action),
    actorId: "user-1",
    actorName: "admin",
    subjectKind: subjectKindOf(action),
    subjectId: "user-7",
    subjectName: "eva.gruber",
    facts: {},
    requestId: "request-9",
    ...overrides,
  };
};

const office = { id: "7", name: "Kanzlei Melk" };
const others = {
  "GET /v1/administration/settings": () =>
    json({ ...defaultSettings, id: "settings", modifiedAt: null, modifiedBy: null }),
  "GET /v1/organisations/summaries": () => listed(office),
};

const serve = (entries: readonly AuditEntry[], totalCount = entries.length) =>
  fakeServer({ [`GET ${path}`]: () => json({ totalCount, data: entries }), ...others });

const nameOfOffice = (id: string | null) => (id === office.id ? office.name : "");

describe("the audit trail", () => {
  it.each([
    ["article.reviewed", "/news/articles/s1"],
    ["forum-post.edited", "/discussions/posts/s1"],
    ["poll.stopped", "/discussions/posts/s1"],
    ["article.deleted", undefined],
  ] as const)("leads from an entry to what it is about, unless that is gone: %s", (action, address) => {
    expect(subjectPath(anEntry({ action, subjectId: "s1" }))).toBe(address);
  });

  it("says in sentences who did what", async () => {
    serve([
      anEntry({ id: "1", facts: { changed: ["isActive"] } }),
      anEntry({
        id: "2",
        action: "session.refused",
        actorId: null,
        actorName: null,
        subjectId: null,
        subjectName: null,
        facts: { reason: "unknownName" },
      }),
      anEntry({
        id: "3",
        action: "subscribers.imported",
        subjectId: office.id,
        subjectName: null,
        facts: { created: 1200, updated: 3, deleted: 0, refused: 2 },
      }),
    ]);
    renderAdministration("/administration/audit");

    await screen.findByText(/admin hat den Benutzer „eva.gruber“ deaktiviert/);
    await screen.findByText(/Unbekannt wurde mit einem unbekannten Namen oder Passkey nicht angemeldet/);
    await screen.findByText(/admin hat für die Kanzlei „Kanzlei Melk“ Abonnenten importiert/);
    screen.getByText("1.200 neu, 3 geändert, 0 gelöscht");
    screen.getByText("2 abgelehnt");
    screen.getByText(/in den letzten 730 Tagen/);
    expect(screen.queryByText(/Geändert/)).toBeNull();
  });

  it("tells of articles where they appear, and whether people were written to", () => {
    const released = anEntry({
      action: "article.released",
      facts: {
        step: { from: "releasable", to: "released" },
        releasedTo: ["isInternalRelease", "isNewsletterRelease"],
        isAnnounced: true,
      },
    });
    const announced = anEntry({ action: "article.announced", actorName: null, facts: { mails: 412 } });

    expect(factLines(released)).toEqual([
      "Von „Freigegeben“ zu „Veröffentlicht“",
      "Erscheint intern, für Newsletter",
      "Wird den Mitarbeitern per Mail angekündigt",
    ]);
    expect([actorOf(announced), ...factLines(announced)]).toEqual(["Portal", "412 Mails"]);
  });

  it("asks for the last thirty days, and for others by the fields", async () => {
    showAt(800);
    const { asked } = serve([anEntry()]);
    const { user, address } = renderAdministration("/administration/audit?seite=2");
    await screen.findByText(/eva.gruber/);

    const [since] = configOf(asked(`GET ${path}`)[0]).filters;
    expect(since).toMatchObject({ field: "at", comparator: "gte" });
    const days = (Date.now() - Date.parse(String(since?.values[0]))) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(31.1);

    await user.clear(screen.getByLabelText("Von"));
    await user.type(screen.getByLabelText("Von"), "01.10.2026");
    await user.type(screen.getByLabelText("Bis"), "31.10.2026");

    await waitFor(() => expect(address()).toBe("/administration/audit?von=2026-10-01&bis=2026-10-31"));
    await waitFor(() => {
      const { filters, skip } = configOf(asked(`GET ${path}`).at(-1));
      expect(skip).toBe(0);
      expect(filters).toEqual([
        { field: "at", comparator: "gte", values: [new Date("2026-10-01T00:00:00").toISOString()] },
        { field: "at", comparator: "lt", values: [new Date("2026-11-01T00:00:00").toISOString()] },
      ]);
    });
  });

  it("forgets the period with the other filters", async () => {
    serve([anEntry()]);
    const { user, address } = renderAdministration("/administration/audit?von=2026-10-01&group=users");

    await user.click(await screen.findByRole("button", { name: "Filter (2)" }));
    const sheet = within(await screen.findByRole("dialog"));
    await user.click(sheet.getByRole("button", { name: "Zurücksetzen" }));

    await waitFor(() => expect(address()).toBe("/administration/audit"));
    await screen.findByRole("dialog", { name: "Filter" });
  });

  it("says that it is the period that leaves nothing", async () => {
    serve([]);
    renderAdministration("/administration/audit?von=2030-01-01");

    await screen.findByText("In diesem Zeitraum gibt es keine Einträge.");
  });

  it("shows the usual days where the address names one that does not exist", async () => {
    showAt(800);
    serve([anEntry()]);
    const { user } = renderAdministration("/administration/audit?von=2026-02-31&bis=2026-13-01");

    await screen.findByText(/eva.gruber/);
    const until = screen.getByLabelText("Bis");
    expect(until).toHaveProperty("value", "");
    await user.type(until, "31.02.2026{Tab}");
    expect(until).toHaveProperty("value", "");
  });

  it("is narrowed by the address to one person, called by name", async () => {
    const { asked } = serve([anEntry()]);
    renderAdministration("/administration/audit?actorId=user-1");

    await screen.findByRole("button", { name: "Filter Wer: admin entfernen" });
    expect(configOf(asked(`GET ${path}`)[0]).filters).toContainEqual({
      field: "actorId",
      comparator: "eq",
      values: ["user-1"],
    });
  });

  it("is exported whole, by a request that says so", async () => {
    const saved = vi.fn();
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: saved.mockReturnValue("blob:x"), revokeObjectURL: () => {} }),
    );
    const { asked } = serve([anEntry()]);
    const { user } = renderAdministration("/administration/audit?von=2026-10-01&group=users");
    await screen.findByText(/eva.gruber/);

    await user.click(screen.getByRole("button", { name: "Exportieren" }));

    await screen.findByText("1 Eintrag ist exportiert.");
    const exporting = asked(`GET ${path}`).find(({ url }) => url.searchParams.get("export") === "csv");
    expect(configOf(exporting)).toMatchObject({
      skip: 0,
      limit: 5000,
      filters: [{ field: "group" }, { field: "at" }],
    });
    const [file] = saved.mock.calls[0] ?? [];
    expect(await (file as Blob).text()).toContain("hat den Benutzer „eva.gruber“ deaktiviert");
  });
});

describe("one entry", () => {
  it("tells all there is, and leads to the person, the thing and what else they did", async () => {
    fakeServer({
      ...others,
      [`GET ${path}/01AUDIT`]: () =>
        json(
          anEntry({
            action: "user.roles-changed",
            facts: { given: ["Redaktion"], taken: ["Lesen"] },
          }),
        ),
    });
    renderAdministration("/administration/audit/01AUDIT");

    await screen.findByRole("heading", { level: 1, name: "admin hat die Rollen von „eva.gruber“ geändert" });
    const facts = within(screen.getByRole("region", { name: "Einzelheiten" }));
    facts.getByText("Erhalten: Redaktion");
    facts.getByText("Entzogen: Lesen");
    facts.getByText("request-9");
    expect(facts.getByRole("link", { name: "eva.gruber" }).getAttribute("href")).toBe(
      "/administration/users/user-7",
    );
    expect(screen.getByRole("link", { name: "Alles von admin" }).getAttribute("href")).toBe(
      "/administration/audit?actorId=user-1",
    );
    expect(screen.getByRole("link", { name: "Alles zu eva.gruber" }).getAttribute("href")).toBe(
      "/administration/audit?subjectId=user-7",
    );
  });
});

describe("every action", () => {
  const actions = Object.keys(auditActions).filter((name): name is AuditAction => name in auditActions);

  it.each(actions)("%s is a sentence, with a name and without", (action) => {
    const named = sentenceOf(anEntry({ action }), nameOfOffice);
    const nameless = sentenceOf(anEntry({ action, subjectName: null }), nameOfOffice);

    for (const sentence of [named, nameless]) {
      expect(sentence).toMatch(/^(hat|wurde) [^{}]+[a-zäöü“]$/);
      expect(sentence).not.toMatch(/ {2}|undefined|null/);
    }
  });

  it("tells facts only where there are some", () => {
    expect(factLines(anEntry())).toEqual([]);
    expect(factLines(anEntry({ facts: { changed: ["isAdmin", "username"], isAdmin: false } }))).toEqual([
      "Geändert: Benutzername",
      "Ist nicht mehr Administrator",
    ]);
  });
});
