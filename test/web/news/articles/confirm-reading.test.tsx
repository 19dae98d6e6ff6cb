import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Article } from "../../../../shared/news/article.ts";
import { articleProblems } from "../../../../shared/news/news.problems.ts";
import { problemText } from "../../../../web/app/shell/app.text.ts";
import { anArticle } from "../../../support/news.builder.ts";
import { json, problem, versioned } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/articles/article.page.tsx";
import "../../../../web/news/articles/article-edit.page.tsx";
import "../../../../web/news/articles/confirmation/confirmations.page.tsx";

const CONFIRM = "PUT /v1/news/articles/a1/confirm";
const UNTIL = "2030-06-30T21:59:00.000Z";
const confirmation = { until: UNTIL, organisationIds: [], version: 2 };
const own = { until: UNTIL, version: 2, confirmedAt: null };

const server = (article: Article, answers: Parameters<typeof newsServer>[0] = {}) => {
  let current = article;
  return newsServer({
    "GET /v1/news_new/articles/a1": () => versioned(current, 1),
    [CONFIRM]: () => {
      const confirmed = { ...own, confirmedAt: "2026-11-20T09:00:00.000Z" };
      current = { ...article, ownConfirmation: confirmed };
      return json(confirmed);
    },
    ...answers,
  });
};

describe("an article that asks to be confirmed", () => {
  it("has a button at its end, which confirms the version that was read", async () => {
    const { asked } = server(anArticle({ id: "a1", tag: null, confirmation, ownConfirmation: own }));
    const { user } = renderNews("/news/articles/a1", {});
    const box = await screen.findByRole("region", { name: "Lesebestätigung" });
    expect(within(box).getByText(/bis 30\.06\.2030/)).toBeDefined();

    await user.click(within(box).getByRole("button", { name: "Ich habe das gelesen und verstanden" }));

    expect(await within(box).findByText(/bestätigt, dass Sie diesen Artikel gelesen haben/)).toBeDefined();
    expect(within(box).queryByRole("button")).toBeNull();
    expect(asked(CONFIRM)[0]?.body).toEqual({ version: 2 });
  });

  it("says when it was changed meanwhile", async () => {
    server(anArticle({ id: "a1", tag: null, confirmation, ownConfirmation: own }), {
      [CONFIRM]: () => problem(articleProblems.asksAnew),
    });
    const { user } = renderNews("/news/articles/a1", {});

    await user.click(await screen.findByRole("button", { name: /gelesen und verstanden/ }));

    expect(await screen.findByText(/inzwischen geändert/)).toBeDefined();
  });

  it("asks nothing of who is not asked", async () => {
    server(anArticle({ id: "a1", title: "Für andere", tag: null, confirmation }));
    renderNews("/news/articles/a1", {});

    await screen.findByRole("heading", { name: "Für andere" });

    expect(screen.queryByRole("region", { name: "Lesebestätigung" })).toBeNull();
  });

  it("begins to ask in its editor, for two weeks", async () => {
    const { asked } = server(anArticle({ id: "a1" }), {
      "PUT /v1/news/articles/a1": () => json(anArticle({ id: "a1", confirmation })),
    });
    const { user } = renderNews("/news/articles/a1/edit");

    await user.click(await screen.findByRole("checkbox", { name: "Lesebestätigung verlangen" }));
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await screen.findByText(/^Gespeichert um/);
    expect(asked("PUT /v1/news/articles/a1")[0]?.body).toMatchObject({
      confirmation: { until: expect.any(String), organisationIds: [], askAgain: false },
    });
  });
});

describe("who has confirmed", () => {
  const offices = [
    { organisationId: "1", name: "Kanzlei Wien", asked: 3, confirmed: 1 },
    { organisationId: "2", name: "Kanzlei Linz", asked: 1, confirmed: 1 },
  ];
  const row = {
    id: "e2",
    name: "Eva Gruber",
    organisationId: "1",
    organisationName: "Kanzlei Wien",
    state: "missing",
    confirmedAt: null,
  };

  it("is counted by office, and those who have not are reminded once asked", async () => {
    const { asked } = server(anArticle({ id: "a1", confirmation }), {
      "GET /v1/news/articles/a1/confirmations": () => json({ totalCount: 1, data: [row], offices }),
      "PUT /v1/news/articles/a1/confirmations/remind": () => json({ reminded: 2 }),
    });
    const { user } = renderNews("/news/articles/a1/confirmations");
    expect(await screen.findByText("2 von 4 haben bestätigt.")).toBeDefined();
    expect(await screen.findByText("Eva Gruber")).toBeDefined();

    await user.click(screen.getByRole("button", { name: "Erinnern" }));
    const dialog = await screen.findByRole("dialog");
    expect(asked("PUT /v1/news/articles/a1/confirmations/remind")).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Erinnern" }));

    expect(await screen.findByText("Erinnert: 2.")).toBeDefined();
  });

  it("is shown to editors only", async () => {
    server(anArticle({ id: "a1", confirmation }));
    renderNews("/news/articles/a1/confirmations", {});

    expect(await screen.findByRole("heading", { name: problemText.notAllowed.title })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Erinnern" })).toBeNull();
  });
});
