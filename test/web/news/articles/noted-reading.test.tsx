import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { anArticle } from "../../../support/news.builder.ts";
import { noContent, versioned } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/articles/article.page.tsx";

const NOTE = "PUT /v1/news/articles/a1/reads";
const article = anArticle({ id: "a1", urlTitle: "frist", title: "Die Frist", tag: null });

const openArticle = async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  const server = newsServer({
    "GET /v1/news_new/articles/frist": () => versioned(article, 1),
    [NOTE]: noContent,
  });
  const page = renderNews("/news/articles/frist");
  await screen.findByRole("heading", { name: "Die Frist" });
  const leave = async () => {
    await page.router.navigate("/elsewhere");
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Die Frist" })).toBeNull());
  };
  return { ...page, server, leave };
};

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

it("an article counts as read once it was looked at for a while, once in a tab", async () => {
  const { server, router, leave } = await openArticle();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server.asked(NOTE)).toEqual([]);
  await vi.advanceTimersByTimeAsync(6_000);
  await waitFor(() => expect(server.asked(NOTE)).toHaveLength(1));

  await leave();
  await router.navigate("/news/articles/frist");
  await screen.findByRole("heading", { name: "Die Frist" });
  await vi.advanceTimersByTimeAsync(20_000);

  expect(server.asked(NOTE)).toHaveLength(1);
});

it("an article that was left at once does not count", async () => {
  const { server, leave } = await openArticle();
  await leave();
  await vi.advanceTimersByTimeAsync(20_000);

  expect(server.asked(NOTE)).toEqual([]);
});
