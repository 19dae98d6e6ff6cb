import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anArticle } from "../../../support/news.builder.ts";
import { json } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/trash/trash.page.tsx";

const row = {
  id: "a1",
  title: "Altes Rundschreiben",
  organisationId: "1",
  deletedAt: "2026-11-20T10:00:00.000Z",
  deletedBy: "e1",
  deletedByName: "Dr. Eva Huber",
};

const openTrash = async () => {
  const server = newsServer({
    "GET /v1/news/trash": () => json({ totalCount: 1, data: [row] }),
    "PUT /v1/news/trash/a1": () => json(anArticle({ id: "a1", title: row.title })),
    "DELETE /v1/news/trash/a1": () => new Response(null, { status: 204 }),
  });
  const page = renderNews("/news/articles/trash");
  await screen.findByText(row.title);
  const choose = async (action: string) => {
    await page.user.click(screen.getByRole("button", { name: `Aktionen für ${row.title}` }));
    await page.user.click(await screen.findByRole("menuitem", { name: action, hidden: true }));
  };
  return { ...page, server, choose };
};

describe("the trash of news", () => {
  it("says who deleted what, and when it goes for good", async () => {
    await openTrash();

    expect(screen.getByText(/Dr\. Eva Huber/)).toBeDefined();
    expect(screen.getByText("20.12.2026")).toBeDefined();
  });

  it("gives an article back, and says that it is a draft", async () => {
    const { server, choose } = await openTrash();
    await choose("Wiederherstellen");

    expect(await screen.findByText("„Altes Rundschreiben“ ist wieder da, als Entwurf.")).toBeDefined();
    expect(server.asked("PUT /v1/news/trash/a1")).toHaveLength(1);
  });

  it("deletes for good once somebody has confirmed it", async () => {
    const { server, user, choose } = await openTrash();
    await choose("Endgültig löschen");
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/Dateien, Versionen und Lesebestätigungen/)).toBeDefined();
    expect(server.asked("DELETE /v1/news/trash/a1")).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Endgültig löschen" }));

    await waitFor(() => expect(server.asked("DELETE /v1/news/trash/a1")).toHaveLength(1));
  });

  it("is not for who edits no news", async () => {
    const server = newsServer({});
    renderNews("/news/articles/trash", { grants: [] });

    await screen.findByRole("heading", { name: "Keine Berechtigung" });

    expect(server.asked("GET /v1/news/trash")).toEqual([]);
  });
});
