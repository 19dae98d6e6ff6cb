import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { importProblems } from "../../../../shared/news/news.problems.ts";
import { json, listed, problem } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/subscribers/subscribers.page.tsx";

const IMPORTS = "GET /v1/news/subscribers/imports";
const UNDO = "PUT /v1/news/subscribers/imports/i1/undo";

const record = {
  id: "i1",
  organisationId: "1",
  at: "2026-11-23T08:00:00.000Z",
  by: "e1",
  byName: "e.huber",
  created: 3_000,
  updated: 2,
  deleted: 1,
  undoableUntil: "2026-11-24T08:00:00.000Z",
  undoneAt: null,
};
const nothing = { applied: false, removed: 0, reset: 0, restored: 0, leftAlone: [], remaining: 0 };
const preview = {
  ...nothing,
  removed: 2_999,
  reset: 2,
  restored: 1,
  leftAlone: [{ name: "Eva Gruber", email: "eva@client.example", reason: "unsubscribed" }],
  remaining: 3_002,
};

const open = async (undo: () => Response) => {
  let shown = 0;
  const server = newsServer({
    "GET /v1/news/subscribers": () => listed(),
    [IMPORTS]: () => listed(record),
    [UNDO]: () => (shown++ === 0 ? json(preview) : undo()),
  });
  const { user } = renderNews("/news/subscribers");
  const region = await screen.findByRole("region", { name: "Letzte Importe" });
  await user.click(within(region).getByRole("button", { name: "Import zurücknehmen …" }));
  return { ...server, user, region, dialog: await screen.findByRole("dialog") };
};

describe("the last imports", () => {
  it("say who imported how much, and what undoing would do and leave alone", async () => {
    const { region, dialog } = await open(() => json(nothing));

    expect(within(region).getByText("3.000 neu, 2 geändert, 1 gelöscht")).toBeDefined();
    expect(within(region).getByText(/^e\.huber, 23\.11\.2026/)).toBeDefined();
    expect(await within(dialog).findByText(/^2\.999 Abonnenten aus dem Import/)).toBeDefined();
    const row = within(dialog).getByRole("row", { name: /Eva Gruber/ });
    expect(within(row).getByText("Abgemeldet")).toBeDefined();
  });

  it("are undone step by step, and the sum is told", async () => {
    const steps = [
      { ...nothing, applied: true, removed: 2_000, remaining: 1_002 },
      { ...nothing, applied: true, removed: 999, reset: 2, restored: 1, remaining: 0 },
    ];
    const { asked, user, dialog } = await open(() => json(steps.shift()));
    await within(dialog).findByText(/^2\.999 Abonnenten/);

    await user.click(within(dialog).getByRole("button", { name: "Import zurücknehmen" }));

    expect(await screen.findByText("Der Import ist bei 3.002 Abonnenten zurückgenommen.")).toBeDefined();
    expect(asked(UNDO).map(({ body }) => body)).toEqual([
      { dryRun: true },
      { dryRun: false },
      { dryRun: false },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("stay when a step fails, and can be undone again", async () => {
    const { user, dialog } = await open(() => problem(importProblems.isRunning));
    await within(dialog).findByText(/^2\.999 Abonnenten/);

    await user.click(within(dialog).getByRole("button", { name: "Import zurücknehmen" }));

    expect(await within(dialog).findByText(/Der Import läuft noch/)).toBeDefined();
    expect(within(dialog).getByRole("button", { name: "Import zurücknehmen" })).toHaveProperty(
      "disabled",
      false,
    );
  });
});

it("nothing is said of imports when there was none", async () => {
  newsServer({ "GET /v1/news/subscribers": () => listed() });
  renderNews("/news/subscribers");

  await screen.findByRole("heading", { name: "Abonnenten" });

  expect(screen.queryByRole("region", { name: "Letzte Importe" })).toBeNull();
});
