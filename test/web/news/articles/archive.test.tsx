import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { useArticleFilters } from "../../../../web/news/articles/use-article-filters.ts";
import { anArticle } from "../../../support/news.builder.ts";
import { configOf, json, listed } from "../../fake-server.ts";
import { everywhere } from "../../people.ts";
import { renderPage } from "../../render-page.tsx";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";

import "../../../../web/news/articles/archive.page.tsx";
import "../../../../web/news/articles/article.page.tsx";

const LIST = "GET /v1/news_new/internal";
const tags = () =>
  listed(
    { name: "Zoll", articlesCount: 30, internalCount: 28 },
    { name: "Arbeitsrecht", articlesCount: 7, internalCount: 7 },
    { name: "Nur Entwürfe", articlesCount: 2, internalCount: 0 },
  );

/** The options of the filter by tag: what a dropdown shows when it opens, which jsdom has no layout for. */
const Tags = () => {
  const [tag] = useArticleFilters(({ internalCount }) => internalCount);
  return <p>{tag?.options.map(({ label, count }) => `${label}: ${count}`).join(", ")}</p>;
};

describe("what editors work with", () => {
  it.each(["/news/articles/new", "/news/newsletters/new", "/news/subscribers"])(
    "is not for those who only read, and asks for nothing: %s",
    async (address) => {
      const server = newsServer({});

      renderNews(address, { grants: everywhere("READ_NEWS") });

      expect(await screen.findByRole("heading", { name: "Keine Berechtigung" })).toBeDefined();
      expect(server.seen).toEqual([]);
    },
  );
});

describe("the archive", () => {
  it("offers the tags of what can be read, by name and with their number", async () => {
    newsServer({ "GET /v1/news/tags": tags });

    renderPage(<Tags />);

    expect(await screen.findByText("Arbeitsrecht: 7, Zoll: 28")).toBeDefined();
  });

  it("says in chips what it is filtered by, and forgets it from its address when one is taken away", async () => {
    const server = newsServer({ "GET /v1/news/tags": tags });
    const { user, address } = renderNews("/news?tag=Zoll");
    const chips = await screen.findByRole("list", { name: "Aktive Filter" });
    await waitFor(() =>
      expect(configOf(server.asked(LIST)[0])).toMatchObject({
        filters: [{ field: "tag", values: ["Zoll"], comparator: "eq" }],
      }),
    );

    await user.click(within(chips).getByRole("button", { name: "Filter Thema: Zoll entfernen" }));

    expect(address()).toBe("/news");
    await waitFor(() => expect(configOf(server.asked(LIST).at(-1))).toMatchObject({ filters: [] }));
  });

  it("opens with what its address asks for, articles of the whole group too, and in another order", async () => {
    const server = newsServer({ "GET /v1/news/tags": tags });
    renderNews("/news?organisation=null&creator=e7&suche=frist&sortierung=title:asc");

    await waitFor(() => expect(server.asked(LIST)).toHaveLength(1));

    expect(configOf(server.asked(LIST)[0])).toMatchObject({
      searchTerm: "frist",
      filters: [
        { field: "organisation", values: [null] },
        { field: "creator", values: ["e7"] },
      ],
      sort: [{ field: "title", direction: "asc" }],
    });
    expect(
      await screen.findByRole("button", { name: "Filter Kanzlei: Ganze Gruppe entfernen" }),
    ).toBeDefined();
  });
});

describe("an article", () => {
  const READ = "GET /v1/news_new/articles/fristen";
  const open = (
    changes: Parameters<typeof anArticle>[0] = {},
    others: Parameters<typeof anArticle>[0][] = [],
  ) => {
    const article = anArticle({ id: "a1", urlTitle: "fristen", title: "Fristen", tag: "Zoll", ...changes });
    newsServer({
      [READ]: () => json(article),
      [LIST]: () =>
        json({ totalCount: others.length + 1, data: [article, ...others.map((one) => anArticle(one))] }),
    });
    return renderNews("/news/articles/fristen");
  };

  it("leads on to others with its tag, but not to itself", async () => {
    open({}, [{ title: "Zollkodex" }, { title: "Ausfuhr" }, { title: "Einfuhr" }, { title: "Durchfuhr" }]);

    const related = await screen.findByRole("region", { name: "Weitere Artikel zu Zoll" });

    const titles = within(related)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(["Zollkodex", "Ausfuhr", "Einfuhr"]);
    expect(within(related).getByRole("link", { name: "Alle zu Zoll" }).getAttribute("href")).toBe(
      "/news?tag=Zoll",
    );
  });

  it("names its office, and the others that publish it", async () => {
    open({ organisationId: null, publishedByOrganisationIds: ["1"], taxTag: "§ 12 UStG" });

    await screen.findByRole("heading", { level: 1, name: "Fristen" });

    expect(await screen.findByText("Kanzlei Wien")).toBeDefined();
    expect(screen.getByText("Ganze Gruppe")).toBeDefined();
    expect(screen.getByText("§ 12 UStG")).toBeDefined();
  });

  it.each([
    [{ releaseDate: "2099-12-24T07:00:00.000Z" }, /^Geplant Dieser Artikel erscheint am 24\.12\.2099/],
    [{ visibleUntil: "2026-02-01T07:00:00.000Z" }, /^Veröffentlicht Dieser Artikel war bis 01\.02\.2026/],
    [{ isInternalRelease: false }, /^Veröffentlicht Dieser Artikel ist nicht für alle/],
  ])("says why not everybody reads it: %j", async (changes, note) => {
    open(changes);

    const shown = await screen.findByText(/^Dieser Artikel|Dieser Artikel/, { selector: ".article-note" });

    expect(shown.textContent).toMatch(note);
  });
});

describe("an article that is opened from the archive", () => {
  const article = anArticle({
    title: "Reihengeschäfte",
    urlTitle: "reihengeschaefte",
    content: "<p>Der Text.</p>",
  });
  const READ = "GET /v1/news_new/articles/reihengeschaefte";

  it("is there at once, since the archive has all of it", async () => {
    // What the archive had would be asked for anew after ten seconds, which a busy machine may need.
    vi.useFakeTimers({ toFake: ["Date"] });
    const server = newsServer({ [LIST]: () => listed(article) });
    const { user } = renderNews("/news");

    await user.click(await screen.findByRole("link", { name: "Reihengeschäfte" }));

    expect(await screen.findByText("Der Text.")).toBeDefined();
    expect(server.asked(READ)).toEqual([]);
  });
});
