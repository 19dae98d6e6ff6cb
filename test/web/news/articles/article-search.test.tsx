import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anArticle } from "../../../support/news.builder.ts";
import { json } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";

import "../../../../web/news/articles/archive.page.tsx";
import "../../../../web/news/articles/articles.page.tsx";

const found = () =>
  json({
    totalCount: 1,
    data: [anArticle({ title: "Neues für Rechtsanwälte", abstract: "Was ein Anwalt verrechnet." })],
  });

const serve = () => {
  const server = newsServer({ "GET /v1/news_new/internal": found, "GET /v1/news_new/articles": found });
  const lastConfig = (key: string): unknown =>
    JSON.parse(server.asked(key).at(-1)?.url.searchParams.get("config") ?? "{}");
  return lastConfig;
};

describe.each([
  ["the archive", "/news", "GET /v1/news_new/internal"],
  ["the list of articles", "/news/articles", "GET /v1/news_new/articles"],
])("a search in %s", (_, page, list) => {
  it("asks for the best first, unless another order is chosen", async () => {
    const lastConfig = serve();
    const { user, address } = renderNews(page);
    await waitFor(() =>
      expect(lastConfig(list)).toMatchObject({ sort: [{ field: "releaseDate", direction: "desc" }] }),
    );

    await user.type(await screen.findByRole("searchbox", { name: "Suchen" }), "anwalt");
    await waitFor(() => expect(address()).toBe(`${page}?suche=anwalt`), { timeout: 5_000 });
    await waitFor(() => expect(lastConfig(list)).toMatchObject({ searchTerm: "anwalt", sort: [] }));

    const order = await screen.findByLabelText("Sortieren nach");
    expect(order.closest(".list-filter")?.textContent).toContain("Beste Treffer");
    // The field itself lies behind what is shown of it, where a pointer never comes.
    fireEvent.click(order);
    fireEvent.click(await screen.findByRole("option", { name: "Titel, aufsteigend" }));

    await waitFor(() =>
      expect(lastConfig(list)).toMatchObject({
        searchTerm: "anwalt",
        sort: [{ field: "title", direction: "asc" }],
      }),
    );
  });

  it("marks the words that were looked for", async () => {
    serve();
    renderNews(`${page}?suche=rechtsanwalt`);

    const title = await screen.findByRole("link", { name: "Neues für Rechtsanwälte" });

    expect(within(title).getByText("Rechtsanwälte").tagName).toBe("MARK");
    expect(within(title).queryByText(/Neues/, { selector: "mark" })).toBeNull();
  });
});
