import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { postProblems } from "../../../../shared/discussions/discussions.problems.ts";
import type { ForumAnswer } from "../../../../shared/discussions/forum-answer.ts";
import type { Article } from "../../../../shared/news/article.ts";
import { anArticle } from "../../../support/news.builder.ts";
import { json, problem, versioned } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";

// Fetched before the first test starts to wait for it.
import "../../../../web/components/answers/answer-editor.tsx";
import "../../../../web/news/articles/article.page.tsx";
import "../../../../web/news/articles/article-edit.page.tsx";
import "../../../../web/news/articles/talk/article-talk.tsx";

vi.mock(
  "../../../../web/components/form/rich-text/rich-text-editor.tsx",
  async () => import("../../discussions/posts/plain-editor.tsx"),
);

const COMMENTS = "GET /v1/discussions/posts/article-a1/answers";
const SEND = "POST /v1/discussions/answers";
const REACT = "PUT /v1/news/articles/a1/reactions";
const AT = "2026-11-02T08:00:00.000Z";

const comment = (number: number): ForumAnswer => ({
  id: `c${number}`,
  postId: "article-a1",
  title: null,
  content: `<p>Kommentar Nummer ${number}.</p>`,
  files: [],
  authorName: "Mag. Eva Gruber",
  authorOrganisationId: "1",
  createdAt: AT,
  createdBy: "colleague",
  modifiedAt: AT,
  modifiedBy: "colleague",
  modifiedByName: null,
});

const open = (
  article: Partial<Article>,
  comments: readonly ForumAnswer[] = [],
  answers: Parameters<typeof newsServer>[0] = {},
) => {
  const all = [...comments];
  const server = newsServer({
    "GET /v1/news_new/articles/a1": () => json(anArticle({ id: "a1", tag: null, ...article })),
    [COMMENTS]: () => json({ totalCount: all.length, data: all.toReversed().slice(0, 3) }),
    "GET /v1/discussions/audience": () =>
      json({ people: 1, mails: 1, bells: 1, names: ["Eva Gruber"], at: AT, isOver: false }),
    [SEND]: () => {
      all.push(comment(all.length + 1));
      return json(all.at(-1), { status: 201 });
    },
    ...answers,
  });
  return { ...server, ...renderNews("/news/articles/a1", {}) };
};

describe("what readers say to an article", () => {
  it("are reactions, where they are allowed", async () => {
    let reactions: Article["reactions"] = { counts: [], own: null };
    const { user, asked } = open({}, [], {
      "GET /v1/news_new/articles/a1": () =>
        json(anArticle({ id: "a1", tag: null, allowsReactions: true, reactions })),
      [REACT]: () => {
        reactions = { counts: [{ kind: "thanks", count: 1 }], own: "thanks" };
        return json(reactions);
      },
    });

    await user.click(await screen.findByRole("button", { name: "Auf Artikel reagieren" }));
    await user.click(screen.getByRole("button", { name: "Danke" }));

    expect(await screen.findByRole("button", { name: "Danke: 1", pressed: true })).toBeDefined();
    expect(asked(REACT)[0]?.body).toEqual({ kind: "thanks" });
    expect(asked(COMMENTS)).toEqual([]);
  });

  it("are the last comments, of which the first begins the discussion", async () => {
    const { user, asked } = open({ commentsForumId: "f1" });
    const section = await screen.findByRole("region", { name: "Kommentare (0)" });
    expect(within(section).queryByRole("link", { name: "Im Forum öffnen" })).toBeNull();

    await user.click(within(section).getByRole("button", { name: "Kommentieren" }));
    expect(await screen.findByText(/wo alle Mitarbeitenden ihn lesen/)).toBeDefined();
    await user.type(await screen.findByRole("textbox", { name: /^Text/ }), "Danke!");
    await user.click(screen.getByRole("button", { name: "Kommentar senden" }));

    expect(await screen.findByText("Kommentar Nummer 1.")).toBeDefined();
    expect(asked(SEND)[0]?.body).toMatchObject({ postId: "article-a1", content: "Danke!" });
    expect(await screen.findByRole("button", { name: "Kommentieren" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Im Forum öffnen" }).getAttribute("href")).toBe(
      "/discussions/posts/article-a1",
    );
  });

  it("are three at most, the oldest of them first", async () => {
    open({ commentsForumId: "f1" }, [1, 2, 3, 4, 5].map(comment));

    const section = await screen.findByRole("region", { name: "Kommentare (5)" });

    const shown = within(section).getAllByRole("listitem");
    expect(shown.map(({ textContent }) => /Nummer (\d)/.exec(textContent ?? "")?.[1])).toEqual([
      "3",
      "4",
      "5",
    ]);
  });

  it("say so where their discussion is deleted", async () => {
    open({ commentsForumId: "f1" }, [], { [COMMENTS]: () => problem(postProblems.notFound) });

    expect(await screen.findByText(/Die Diskussion oder ihr Forum ist gelöscht/)).toBeDefined();
  });

  it.each([
    ["where its editor allows nothing", {}],
    ["before it has appeared", { commentsForumId: "f1", releaseDate: "2099-01-01T08:00:00.000Z" }],
  ])("is nothing %s", async (_case, article) => {
    const { asked } = open(article);
    await screen.findByRole("heading", { level: 1 });

    await waitFor(() => expect(document.querySelector(".article-talk")).toBeNull());
    expect(asked(COMMENTS)).toEqual([]);
  });
});

describe("the editor of an article", () => {
  it("chooses the forum for comments, and what that means is said before", async () => {
    const article = anArticle({ id: "a1", allowsReactions: true });
    const server = newsServer({
      "GET /v1/news_new/articles/a1": () => versioned(article, 1),
      "PUT /v1/news/articles/a1": ({ body }) => json({ ...article, ...(body as object) }),
      "GET /v1/discussions/groups": () =>
        json({
          data: [
            {
              id: "g1",
              name: "Steuern",
              parentId: null,
              forums: [
                { id: "f1", name: "Umsatzsteuer", groupId: "g1" },
                { id: "f2", name: "Zoll", groupId: "g1" },
              ],
            },
          ],
        }),
    });
    const { user } = renderNews("/news/articles/a1/edit");
    await user.click(await screen.findByRole("button", { name: "Kommentare erlauben …" }));
    expect(screen.getByText(/Alle Mitarbeitenden lesen, was im Forum steht/)).toBeDefined();

    await user.type(await screen.findByRole("searchbox"), "zol");
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Umsatzsteuer/ })).toBeNull());
    await user.click(screen.getByRole("button", { name: /^Zoll/ }));
    expect(await screen.findByText("Kommentare stehen im Forum Zoll.")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await waitFor(() =>
      expect(server.asked("PUT /v1/news/articles/a1")[0]?.body).toMatchObject({
        allowsReactions: true,
        commentsForumId: "f2",
      }),
    );
  });
});
