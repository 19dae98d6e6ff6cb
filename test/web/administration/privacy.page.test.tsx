import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { dataRequestProblems } from "../../../shared/administration/administration.problems.ts";
import type { DataRequest, FoundData } from "../../../shared/administration/data-request.ts";
import { setPeriodNames } from "../../../shared/administration/retention.ts";
import { periods } from "../../../shared/periods.ts";
import { retentionGroups } from "../../../web/administration/privacy/privacy.text.ts";
import { fakeServer, json, problem } from "../fake-server.ts";
import { renderAdministration } from "./render-administration.tsx";

const path = "/v1/administration/data-requests";
const AT = "2026-11-20T14:02:00.000Z";

const found: readonly FoundData[] = [
  { area: "subscribers", label: "Abonnements", count: 2, fate: "erased", reason: "Werden gelöscht." },
  { area: "posts", label: "Beiträge", count: 5, fate: "unnamed", reason: "Bleiben für die anderen." },
  { area: "ledgers", label: "Versandprotokolle", count: 1_234, fate: "kept", reason: "Nachweis." },
];

const aRequest = (overrides: Partial<DataRequest> = {}): DataRequest => ({
  id: "request",
  email: "eva@person.example",
  state: "ready",
  done: 16,
  total: 16,
  found: [...found],
  foundAt: AT,
  contents: null,
  erasedAt: null,
  createdAt: AT,
  createdByName: "Anna Müller",
  deleteAt: "2026-11-27T14:02:00.000Z",
  hasZip: true,
  isOwn: false,
  ...overrides,
});

const show = (request: DataRequest, routes: Parameters<typeof fakeServer>[0] = {}) => {
  const server = fakeServer({ [`GET ${path}/request`]: () => json(request), ...routes });
  return { ...server, ...renderAdministration("/administration/privacy/requests/request") };
};

describe("requests for what is stored about somebody", () => {
  it("are empty with what fills them, and lead to the one that was begun", async () => {
    const { asked } = fakeServer({
      [`GET ${path}`]: () => json({ data: [] }),
      [`POST ${path}`]: () => json(aRequest({ state: "waiting", found: [], hasZip: false }), { status: 202 }),
      [`GET ${path}/request`]: () => json(aRequest({ state: "waiting", found: [], hasZip: false })),
    });
    const { user } = renderAdministration("/administration/privacy");

    await screen.findByText(/Beginnen Sie oben mit einer Adresse/);
    await user.type(screen.getByRole("textbox", { name: /E-Mail-Adresse/ }), "eva@person.example");
    await user.click(screen.getByRole("button", { name: "Daten suchen" }));

    await screen.findByText(/beginnt innerhalb einer Minute/);
    expect(asked(`POST ${path}`)[0]?.body).toEqual({ email: "eva@person.example" });
  });

  it("say at the field what is no address, and send nothing", async () => {
    const { asked } = fakeServer({ [`GET ${path}`]: () => json({ data: [] }) });
    const { user } = renderAdministration("/administration/privacy");

    await user.type(await screen.findByRole("textbox", { name: /E-Mail-Adresse/ }), "eva");
    await user.click(screen.getByRole("button", { name: "Daten suchen" }));

    const field = await screen.findByRole("textbox", { name: /E-Mail-Adresse/ });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(asked(`POST ${path}`)).toEqual([]);
  });

  it("say that too many are at work", async () => {
    fakeServer({
      [`GET ${path}`]: () => json({ data: [] }),
      [`POST ${path}`]: () => problem(dataRequestProblems.tooMany),
    });
    const { user } = renderAdministration("/administration/privacy");

    await user.type(await screen.findByRole("textbox", { name: /E-Mail-Adresse/ }), "eva@person.example");
    await user.click(screen.getByRole("button", { name: "Daten suchen" }));

    await screen.findByText(/Es laufen schon drei Anfragen/);
  });
});

describe("a request", () => {
  it("shows how far the search is", async () => {
    show(aRequest({ state: "running", done: 4, found: [], hasZip: false }));

    await screen.findByRole("progressbar", { name: "Durchsuchte Teile" });
    expect(screen.queryByRole("button", { name: "Löschen …" })).toBeNull();
  });

  it("says what was found, and what would become of it", async () => {
    show(aRequest());

    const list = await screen.findByRole("region", { name: "Was gefunden wurde" });
    for (const { label } of found) within(list).getByText(label);
    within(list).getByText("1.234");
  });

  it("shows before the erasure what goes, what stays and why, and whose name stays", async () => {
    const { user, asked } = show(aRequest(), {
      [`POST ${path}/request/erasure`]: () => json(aRequest({ state: "erasing" }), { status: 202 }),
    });

    await user.click(await screen.findByRole("button", { name: "Löschen …" }));
    const dialog = await screen.findByRole("dialog", { name: /eva@person.example/ });
    within(dialog).getByText("2 Einträge werden endgültig gelöscht:");
    within(dialog).getByText(/Nachweis\./);
    within(dialog).getByText(/Laden Sie sie vorher herunter/);
    await user.click(within(dialog).getByRole("radio", { name: /unter ihrem Namen/ }));
    await user.click(within(dialog).getByRole("button", { name: "2 Einträge löschen" }));

    expect(asked(`POST ${path}/request/erasure`)[0]?.body).toEqual({ contents: "named" });
  });

  it("of oneself offers no erasure, and says who may do it", async () => {
    show(aRequest({ isOwn: true }));

    await screen.findByText(/Das sind Ihre eigenen Daten/);
    expect(screen.queryByRole("button", { name: "Löschen …" })).toBeNull();
  });

  it("that was broken off while erasing can be repeated", async () => {
    const { user } = show(aRequest({ state: "failed", contents: "unnamed", hasZip: false }));

    await user.click(await screen.findByRole("button", { name: "Löschung wiederholen …" }));

    const dialog = await screen.findByRole("dialog");
    within(dialog).getByText("Niemand wird benachrichtigt.");
  });

  it("that is erased leads to its proof, and names nobody", async () => {
    show(aRequest({ state: "erased", email: null, erasedAt: AT, hasZip: false }));

    await screen.findByRole("heading", { level: 1, name: "Gelöschte Person" });
    screen.getByRole("link", { name: "Nachweis im Protokoll" });
    expect(screen.queryByRole("button", { name: "ZIP herunterladen" })).toBeNull();
  });
});

describe("what is kept how long", () => {
  it("has words for each period that there is, once", () => {
    const named = retentionGroups.flatMap(({ labels }) => Object.keys(labels));

    expect(named.toSorted()).toEqual([...Object.keys(periods), ...setPeriodNames].toSorted());
  });

  it("shows the numbers that the server acts by", async () => {
    fakeServer({
      "GET /v1/administration/retention": () =>
        json({
          data: [
            { id: "draft", count: 91, unit: "days" },
            { id: "session", count: 1, unit: "days" },
          ],
        }),
    });
    renderAdministration("/administration/privacy/retention");

    await screen.findByText("91 Tage");
    screen.getByText("1 Tag");
  });
});
