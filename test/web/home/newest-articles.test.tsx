import { screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { NewestArticles } from "../../../web/home/newest-articles.tsx";
import { anArticle } from "../../support/news.builder.ts";
import { fakeServer, json } from "../fake-server.ts";
import { renderPage } from "../render-page.tsx";

const articles = (data: unknown[]) =>
  fakeServer({
    "GET /v1/news_new/overview": () =>
      json({ pinned: [], newest: data, toConfirm: [], toReview: [], desk: null }),
  });

const show = () =>
  renderPage(
    <Suspense>
      <NewestArticles />
    </Suspense>,
  );

it("shows the newest articles first, each with its picture and leading to itself", async () => {
  articles([
    anArticle({
      urlTitle: "grunderwerbsteuer",
      title: "Grunderwerbsteuer",
      abstract: "Was sich ändert.",
      releaseDate: "2026-11-01T10:00:00.000Z",
      titleImageId: "image-1",
    }),
  ]);
  show();

  const link = await screen.findByRole("link", { name: "Grunderwerbsteuer" });
  expect(link.getAttribute("href")).toBe("/news/articles/grunderwerbsteuer");
  expect(screen.getByText("01.11.2026")).toBeDefined();
  expect(screen.getByText("Was sich ändert.")).toBeDefined();
  expect(document.querySelector("img")?.getAttribute("src")).toBe("/v1/files/image-1?variant=preview");
});

it("asks for the first picture before all others", async () => {
  articles(["1", "2"].map((id) => anArticle({ id, title: `Artikel ${id}`, titleImageId: `image-${id}` })));
  show();

  await screen.findByRole("link", { name: "Artikel 2" });
  const asked = [...document.querySelectorAll("img")].map((image) =>
    ["loading", "fetchpriority"].map((name) => image.getAttribute(name)),
  );
  expect(asked).toEqual([
    ["eager", "high"],
    ["lazy", "auto"],
  ]);
});

it("shows no place for a picture where an article has none", async () => {
  articles([anArticle({ title: "Nur Worte", titleImageId: null })]);
  show();

  await screen.findByRole("link", { name: "Nur Worte" });
  expect(document.querySelector(".file-image")).toBeNull();
});

it("says what will be here while there is none", async () => {
  articles([]);
  show();

  expect(await screen.findByText("Hier stehen neue Artikel, sobald welche erscheinen.")).toBeDefined();
});
