import { screen, waitFor, within } from "@testing-library/react";
import { Suspense } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { internalProblems } from "../../../shared/contract/general.problems.ts";
import type { Grant } from "../../../shared/contract/permissions.ts";
import { forumProblems } from "../../../shared/discussions/discussions.problems.ts";
import type { ForumSettingChange } from "../../../shared/discussions/forum-setting.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { OwnSettings } from "../../../web/profile/own-settings.tsx";
import { anEmployee } from "../../support/people.builder.ts";
import { fakeServer, json, problem } from "../fake-server.ts";
import { signIn } from "../people.ts";
import { renderPage } from "../render-page.tsx";

const areas = vi.hoisted(() => ({ isBuilt: vi.fn((_route: string) => true) }));
vi.mock(import("../../../web/app/shell/areas.ts"), async (actual) => ({ ...(await actual()), ...areas }));

const PATCH = "PATCH /v1/login/profile";
const FORUMS = "PATCH /v1/organisations/employees/e1/notifications";
const base = { id: "e1", notifyAboutNewsArticles: false, employedAt: "1" };

const setting = (forumId: string, forumName: string, active: boolean, isAllowed = true) => ({
  forumId,
  forumName,
  active,
  isAllowed,
  employeeId: "e1",
});
type Setting = ReturnType<typeof setting>;
const forums = [setting("pay", "Lohnverrechnung", true), setting("vat", "Umsatzsteuer", false)];

interface World {
  readonly person?: Partial<Employee>;
  readonly settings?: Setting[];
  readonly grants?: readonly Grant[];
  readonly answers?: Parameters<typeof fakeServer>[0];
}

const show = ({ person = {}, settings = forums, grants = [], answers = {} }: World = {}) => {
  signIn({ grants });
  let [stored, rows] = [anEmployee({ ...base, ...person }), settings];
  const server = fakeServer({
    "GET /v1/calendar/feed": () => json({ feed: null }),
    "GET /v1/login/profile": () => json(stored),
    [PATCH]: ({ body }) => {
      stored = { ...stored, ...(body as Partial<Employee>) };
      return json(stored);
    },
    "GET /v1/organisations/employees/e1/notifications": () => json(rows),
    [FORUMS]: ({ body }) => {
      const changes = new Map((body as ForumSettingChange[]).map((one) => [one.forumId, one.active]));
      rows = rows.map((row) => ({ ...row, active: changes.get(row.forumId) ?? row.active }));
      return json(rows);
    },
    ...answers,
  });
  const page = renderPage(
    <Suspense fallback="Lädt">
      <OwnSettings />
    </Suspense>,
  );
  return { ...page, server };
};

const oneSwitch = (name: string) => screen.findByRole<HTMLInputElement>("switch", { name });

beforeEach(() => {
  areas.isBuilt.mockReturnValue(true);
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets it so
  document.cookie = "XSRF-TOKEN=token";
});

describe("a switch of the profile", () => {
  it("is saved at once, alone, and says when", async () => {
    const { user, server } = show();

    await user.click(await oneSwitch("Neue Artikel"));

    await screen.findByText(/^Gespeichert um \d\d:\d\d$/);
    expect(server.asked(PATCH).map(({ body }) => body)).toEqual([{ notifyAboutNewsArticles: true }]);
    expect((await oneSwitch("Neue Artikel")).checked).toBe(true);
  });

  it("is saved as it was put last, one change after the other", async () => {
    const answer = Promise.withResolvers<Response>();
    const { user, server } = show({ answers: { [PATCH]: () => answer.promise } });
    const news = await oneSwitch("Neue Artikel");

    await user.click(news);
    await user.click(news);
    expect(news.checked).toBe(false);
    expect(server.asked(PATCH)).toHaveLength(1);
    answer.resolve(json(anEmployee(base)));

    await waitFor(() =>
      expect(server.asked(PATCH).map(({ body }) => body)).toEqual([
        { notifyAboutNewsArticles: true },
        { notifyAboutNewsArticles: false },
      ]),
    );
  });

  it("goes back where saving fails, and says why", async () => {
    const { user } = show({ answers: { [PATCH]: () => problem(internalProblems.failure) } });

    await user.click(await oneSwitch("Neue Artikel"));

    await screen.findByText("Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.");
    await waitFor(async () => expect((await oneSwitch("Neue Artikel")).checked).toBe(false));
  });

  it("lets the person agree that colleagues see the birthday", async () => {
    const { user, server } = show({ person: { showBirthday: false } });

    await user.click(await oneSwitch("Kolleginnen und Kollegen sehen meinen Geburtstag"));

    await waitFor(() => expect(server.asked(PATCH)[0]?.body).toEqual({ showBirthday: true }));
  });

  it.each([
    ["directors", { person: { isDirector: true } }, true],
    ["who administrates the office", { grants: [{ rule: "ADMIN_ORG", ressource: "1" }] }, true],
    ["nobody else", {}, false],
  ] as const)("about applications is for %s", async (_, world, isShown) => {
    show(world);
    await oneSwitch("Neue Termine");

    if (isShown) await oneSwitch("Neue Bewerbungen");
    else expect(screen.queryByRole("switch", { name: "Neue Bewerbungen" })).toBeNull();
  });
});

describe("areas that are not built", () => {
  it("have no switches", async () => {
    areas.isBuilt.mockImplementation((route) => route === "/news");
    const { server } = show({ person: { isDirector: true } });

    await oneSwitch("Neue Artikel");

    expect(screen.queryByRole("switch", { name: /^(Antworten|Neue Termine|Neue Bewerbungen)/ })).toBeNull();
    expect(screen.queryByRole("region", { name: "Foren" })).toBeNull();
    expect(server.asked("GET /v1/organisations/employees/e1/notifications")).toEqual([]);
  });
});

describe("the forums one is told of", () => {
  const forumPart = () => screen.findByRole("region", { name: "Foren" });

  it("are saved together, and only what differs from before is sent", async () => {
    const { user, server } = show();

    await user.click(await oneSwitch("Umsatzsteuer"));
    await user.click(await oneSwitch("Lohnverrechnung"));
    expect(screen.getByRole("button", { name: "2 Änderungen speichern" })).toBeDefined();
    await user.click(await oneSwitch("Lohnverrechnung"));
    await user.click(screen.getByRole("button", { name: "1 Änderung speichern" }));

    await screen.findByText("Gespeichert. Sie bekommen zu 2 Foren E-Mails.");
    expect(server.asked(FORUMS).map(({ body }) => body)).toEqual([
      [{ forumId: "vat", employeeId: "e1", active: true }],
    ]);
    expect(screen.queryByRole("button", { name: /speichern/ })).toBeNull();
    expect((await forumPart()).textContent).toContain("2 von 2 eingeschaltet");
  });

  it("are as before when the changes are discarded", async () => {
    const { user, server } = show();

    await user.click(await oneSwitch("Umsatzsteuer"));
    await user.click(screen.getByRole("button", { name: "Verwerfen" }));

    expect((await oneSwitch("Umsatzsteuer")).checked).toBe(false);
    expect(server.asked(FORUMS)).toEqual([]);
  });

  it("keep what was chosen when saving fails, and say why", async () => {
    const { user } = show({ answers: { [FORUMS]: () => problem(forumProblems.unknown) } });

    await user.click(await oneSwitch("Umsatzsteuer"));
    await user.click(screen.getByRole("button", { name: "1 Änderung speichern" }));

    expect((await screen.findByRole("alert")).textContent).toContain("Dieses Forum gibt es nicht.");
    expect((await oneSwitch("Umsatzsteuer")).checked).toBe(true);
  });

  it("can only be switched off where no mail reaches the person", async () => {
    show({
      person: { email: null },
      settings: [
        setting("pay", "Lohnverrechnung", true, false),
        setting("vat", "Umsatzsteuer", false, false),
      ],
    });

    expect((await oneSwitch("Lohnverrechnung")).disabled).toBe(false);
    expect((await oneSwitch("Umsatzsteuer")).disabled).toBe(true);
    expect(within(await forumPart()).getAllByText("Ohne E-Mail-Adresse nicht möglich.")).toHaveLength(2);
  });

  it("are none before there are forums", async () => {
    show({ settings: [] });

    expect((await forumPart()).textContent).toContain("Hier stehen Foren, sobald es welche gibt.");
  });
});
