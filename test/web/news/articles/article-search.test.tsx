import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { hitExcerpt } from "../../../../web/components/article-cards.tsx";
import { anArticle } from "../../../support/news.builder.ts";
import { configOf, listed } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";

import "../../../../web/news/articles/archive.page.tsx";
import "../../../../web/news/articles/articles.page.tsx";
import { showAt } from "../../screen.ts";

/** The machine that tests may have other things to do. */
const patience = { timeout: 15_000 };

const found = () =>
  listed(anArticle({ title: "Neues für Rechtsanwälte", abstract: "Was ein Anwalt verrechnet." }));

const serve = () => {
  const server = newsServer({ "GET /v1/news_new/internal": found, "GET /v1/news_new/articles": found });
  return (key: string) => configOf(server.asked(key).at(-1));
};

describe.each([
  ["the archive", "/news", "GET /v1/news_new/internal"],
  ["the list of articles", "/news/articles", "GET /v1/news_new/articles"],
])("a search in %s", (_, page, list) => {
  it("asks for the best first, unless another order is chosen", async () => {
    showAt(800);
    const lastConfig = serve();
    const { user, address } = renderNews(page);
    await waitFor(
      () => expect(lastConfig(list)).toMatchObject({ sort: [{ field: "releaseDate", direction: "desc" }] }),
      patience,
    );

    await user.type(await screen.findByRole("searchbox", { name: "Suchen" }, patience), "anwalt");
    await waitFor(() => expect(address()).toBe(`${page}?suche=anwalt`), patience);
    await waitFor(() => expect(lastConfig(list)).toMatchObject({ searchTerm: "anwalt", sort: [] }), patience);

    const order = await screen.findByLabelText("Sortieren nach", {}, patience);
    expect(order.closest(".list-filter")?.textContent).toContain("Beste Treffer");
    order.focus();
    await user.keyboard("{ArrowDown}");
    // Its layer fades in, and jsdom never gets to the end of that.
    fireEvent.click(
      await screen.findByRole("option", { name: "Titel, aufsteigend", hidden: true }, patience),
    );

    await waitFor(
      () =>
        expect(lastConfig(list)).toMatchObject({
          searchTerm: "anwalt",
          sort: [{ field: "title", direction: "asc" }],
        }),
      patience,
    );
  });

  it("marks the words that were looked for", async () => {
    serve();
    renderNews(`${page}?suche=rechtsanwalt`);

    const title = await screen.findByRole("link", { name: "Neues für Rechtsanwälte" }, patience);

    expect(within(title).getByText("Rechtsanwälte").tagName).toBe("MARK");
    expect(within(title).queryByText(/Neues/, { selector: "mark" })).toBeNull();
  });
});

describe("a hit that the title does not show", () => {
  const hit = anArticle({
    title: "Arbeitsrecht",
    abstract: null,
    content: "<p>Arbeiterinnen haben im Arbeitsrecht eine <b>Kündigungsfrist</b> von vier Wochen.</p>",
    files: [{ id: "f", fileName: "Formular_Mutterschutz.pdf", contentType: "application/pdf" }],
  });

  it.each([
    ["the archive", "/news"],
    ["the list of articles", "/news/articles"],
  ])("comes in %s with the piece of the text around it, its words marked", async (_, page) => {
    const one = () => listed(hit);
    newsServer({ "GET /v1/news_new/internal": one, "GET /v1/news_new/articles": one });
    renderNews(`${page}?suche=k%C3%BCndigung%20arbeiter`);

    const mark = await screen.findByText("Kündigungsfrist", { selector: "mark" }, patience);

    expect(mark.closest("p")?.textContent).toBe(
      "Arbeiterinnen haben im Arbeitsrecht eine Kündigungsfrist von vier Wochen.",
    );
    expect(mark.closest("a")).toBeNull();
    screen.getByText("Arbeiterinnen", { selector: "mark" });
  });

  it("names the file it was found by", () => {
    expect(hitExcerpt(hit, "mutterschutz")).toBe("Datei: Formular_Mutterschutz.pdf");
  });

  it("is not told again where the title says it all", () => {
    expect(hitExcerpt(hit, "arbeitsrecht")).toBeUndefined();
  });
});
