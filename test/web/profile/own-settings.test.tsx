import { screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { describe, expect, it } from "vitest";
import { internalProblems } from "../../../shared/contract/general.problems.ts";
import type { Grant } from "../../../shared/contract/permissions.ts";
import { forumProblems } from "../../../shared/discussions/discussions.problems.ts";
import type { ForumSettingChange } from "../../../shared/discussions/forum-setting.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { ProfilePage } from "../../../web/profile/profile.page.tsx";
import { anEmployee } from "../../support/people.builder.ts";
import { fakeServer, json, listed, problem } from "../fake-server.ts";
import { signIn } from "../people.ts";
import { renderPage } from "../render-page.tsx";

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

interface Fixture {
  readonly person?: Partial<Employee>;
  readonly settings?: Setting[];
  readonly grants?: readonly Grant[];
  readonly answers?: Parameters<typeof fakeServer>[0];
}

const show = ({ person = {}, settings = forums, grants = [], answers = {} }: Fixture = {}) => {
  signIn({ grants });
  let [stored, rows] = [anEmployee({ ...base, ...person }), settings];
  const server = fakeServer({
    "GET /v1/login/sessions": () => listed(),
    "GET /v1/login/passkeys": () => listed(),
    "GET /v1/login/second-factor": () =>
      json({ isActive: false, isRequired: false, since: null, recoveryCodesLeft: 0 }),
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
      <ProfilePage />
    </Suspense>,
  );
  return { ...page, server };
};

const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });
const saved = () => screen.findByText(/^Gespeichert um \d\d:\d\d$/);

const NEWS = "Neue Artikel: E-Mail";

it("stand below how one signs in, which is looked for more often", async () => {
  show();
  await screen.findByRole("heading", { name: "Benachrichtigungen" });
  await screen.findByRole("heading", { name: "Angemeldete Geräte" });

  const order = ["Anmeldung", "Angemeldete Geräte", "Benachrichtigungen"];
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
});

describe("a mail", () => {
  it("is chosen at once, alone, and says when", async () => {
    const { user, server } = show();

    await user.click(await box(NEWS));

    await saved();
    expect(server.asked(PATCH).map(({ body }) => body)).toEqual([{ notifyAboutNewsArticles: true }]);
    expect((await box(NEWS)).checked).toBe(true);
  });

  it("is saved as it was put last, one change after the other", async () => {
    const answer = Promise.withResolvers<Response>();
    const { user, server } = show({ answers: { [PATCH]: () => answer.promise } });
    const news = await box(NEWS);

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

    await user.click(await box(NEWS));

    await screen.findByText("Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.");
    await waitFor(async () => expect((await box(NEWS)).checked).toBe(false));
  });

  it.each([
    ["directors", { person: { isDirector: true } }, true],
    ["who administrates the office", { grants: [{ rule: "ADMIN_ORG", ressource: "1" }] }, true],
    ["nobody else", {}, false],
  ] as const)("about applications is for %s", async (_, fixture, isShown) => {
    show(fixture);
    await box("Neue Termine: E-Mail");

    if (isShown) await box("Bewerbungen: E-Mail");
    else expect(screen.queryByRole("checkbox", { name: /^Bewerbungen/ })).toBeNull();
  });

  it("about forums may wait for the morning, all of them", async () => {
    const { user, server } = show();

    await user.click(await box("Foren gesammelt am Morgen"));

    await waitFor(() => expect(server.asked(PATCH)[0]?.body).toEqual({ forumDigest: true }));
  });
});

describe("the bell", () => {
  it("is silenced and heard again, each change from the one before", async () => {
    const { user, server } = show({ person: { silentTopics: ["zips"] } });

    await user.click(await box("Erwähnungen: Glocke"));
    await user.click(await box("Fertige ZIPs: Glocke"));

    await waitFor(() =>
      expect(server.asked(PATCH).map(({ body }) => body)).toEqual([
        { silentTopics: ["zips", "mentions"] },
        { silentTopics: ["mentions"] },
      ]),
    );
    expect((await box("Erwähnungen: Glocke")).checked).toBe(false);
    expect((await box("Fertige ZIPs: Glocke")).checked).toBe(true);
  });

  it("cannot be silenced for what somebody waits for", async () => {
    show();

    const row = (await screen.findByRole("rowheader", { name: "Lesebestätigungen" })).closest("tr");

    expect(row?.querySelector("input")).toBeNull();
    expect(row?.textContent).toContain("immer");
  });

  it("tells of sendings and releases only who edits news", async () => {
    show({ grants: [{ rule: "EDIT_NEWS", ressource: "1" }] });
    await box("Versand meiner Newsletter: Glocke");
    await screen.findByRole("rowheader", { name: "Freigaben" });
  });
});

describe("the birthday", () => {
  it("is seen by colleagues if the person agrees, who learns where, and who sees the year", async () => {
    const { user, server } = show({ person: { showBirthday: false } });

    const consent = await screen.findByRole("switch", {
      name: "Kolleginnen und Kollegen sehen meinen Geburtstag",
      description: /im Kalender.*Das Jahr sehen nur Sie, wer Ihre Kanzlei verwaltet, und Administratoren\.$/,
    });
    await user.click(consent);

    await waitFor(() => expect(server.asked(PATCH)[0]?.body).toEqual({ showBirthday: true }));
  });
});

describe("a forum", () => {
  const VAT = "Neue Beiträge in „Umsatzsteuer“: E-Mail";

  it("is followed at once, alone", async () => {
    const { user, server } = show();

    await user.click(await box(VAT));

    await saved();
    expect(server.asked(FORUMS).map(({ body }) => body)).toEqual([
      [{ forumId: "vat", employeeId: "e1", active: true }],
    ]);
    expect((await box(VAT)).checked).toBe(true);
  });

  it("is as before when saving fails, which is said", async () => {
    const { user } = show({ answers: { [FORUMS]: () => problem(forumProblems.unknown) } });

    await user.click(await box(VAT));

    await screen.findByText(/Dieses Forum gibt es nicht/);
    await waitFor(async () => expect((await box(VAT)).checked).toBe(false));
  });

  it("can only be switched off where no mail reaches the person", async () => {
    show({
      person: { email: null },
      settings: [
        setting("pay", "Lohnverrechnung", true, false),
        setting("vat", "Umsatzsteuer", false, false),
      ],
    });

    expect((await box("Neue Beiträge in „Lohnverrechnung“: E-Mail")).disabled).toBe(false);
    expect((await box(VAT)).disabled).toBe(true);
    expect(screen.getAllByText("Ohne E-Mail-Adresse nicht möglich.")).toHaveLength(2);
  });
});
