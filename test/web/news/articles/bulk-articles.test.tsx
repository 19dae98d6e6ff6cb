import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { flagsOf } from "../../../../shared/news/article-state.ts";
import { anArticle } from "../../../support/news.builder.ts";
import { chooseForMany, pickForMany, press } from "../../bulk.ts";
import { json, listed, noContent, versioned } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/articles/articles.page.tsx";

const released = anArticle({ id: "a1", title: "Neues", organisationId: "1", ...flagsOf("released") });
const draft = anArticle({ id: "a2", title: "Entwurf", organisationId: "1", ...flagsOf("draft") });
const stored = [released, draft];

const openArticles = () => {
  const answers = Object.fromEntries(
    stored.flatMap((article) => [
      [`GET /v1/news_new/articles/${article.id}`, () => versioned(article, 3)],
      [`PUT /v1/news/articles/${article.id}`, () => json(article)],
      [`DELETE /v1/news/articles/${article.id}`, noContent],
    ]),
  );
  const server = newsServer({
    "GET /v1/news_new/articles": () => json({ totalCount: 2, data: stored }),
    "GET /v1/news/tags": () => listed({ name: "Umsatzsteuer", articlesCount: 4 }),
    ...answers,
  });
  return { server, ...renderNews("/news/articles") };
};

it("are given a tag as they are stored now, and nothing else is changed", async () => {
  const { server, user } = openArticles();
  await chooseForMany(user, ["Neues", "Entwurf"], "Thema …");
  await pickForMany("Umsatzsteuer");
  await press(user, "Bei 2 Artikeln ändern");

  await screen.findByText("Das Thema von 2 Artikeln ist geändert.");
  const [saved] = server.asked("PUT /v1/news/articles/a1");
  expect(saved?.headers.get("If-Match")).toBe('"3"');
  expect(saved?.body).toMatchObject({ tag: "Umsatzsteuer", title: "Neues", isInternalRelease: true });
  expect(server.asked("PUT /v1/news/articles/a2")).toHaveLength(1);
});

it("are withdrawn if they are published, and the others left out", async () => {
  const { server, user } = openArticles();
  await chooseForMany(user, ["Neues", "Entwurf"], "Zurücknehmen …");
  screen.getByText(/^Einer der ausgewählten Einträge bleibt/);
  await press(user, "1 Artikel zurücknehmen");

  await screen.findByText("1 Artikel zurückgenommen.");
  expect(server.asked("PUT /v1/news/articles/a1")[0]?.body).toMatchObject(flagsOf("releasable"));
  expect(server.asked("PUT /v1/news/articles/a2")).toEqual([]);
});

it("go to the trash together, once that was confirmed", async () => {
  const { server, user } = openArticles();
  await chooseForMany(user, ["Neues", "Entwurf"], "Löschen");
  screen.getByText(/liegen 30 Tage im Papierkorb/);
  expect(server.asked("DELETE /v1/news/articles/a1")).toEqual([]);
  await press(user, "2 Artikel löschen");

  await waitFor(() => expect(server.asked("DELETE /v1/news/articles/a2")).toHaveLength(1));
  expect(server.asked("DELETE /v1/news/articles/a1")).toHaveLength(1);
});
