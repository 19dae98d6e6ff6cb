import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { entityProblems } from "../../../../shared/contract/general.problems.ts";
import { formatDateTime } from "../../../../shared/dates/dates.ts";
import type { Article } from "../../../../shared/news/article.ts";
import { flagsOf } from "../../../../shared/news/article-state.ts";
import type { ArticleContent } from "../../../../shared/news/article-versions.contract.ts";
import { anApproval, anArticle } from "../../../support/news.builder.ts";
import { json, problem, versioned } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/versions/version.page.tsx";
import "../../../../web/news/versions/versions.page.tsx";

const LIST = "/news/articles/a1/versions";
const SAVE = "PUT /v1/news/articles/a1";
const AT = "2026-11-20T13:02:00.000Z";
const WHEN = formatDateTime(AT);

const image = (id: string) => `<img src="/v1/files/${id}" alt="">`;
const now = (changes: Partial<Article> = {}) =>
  anArticle({
    id: "a1",
    title: "Neuer Titel",
    content: `<p>Die Frist endet am 15. Mai.</p>${image("new")}`,
    ...flagsOf("draft"),
    ...changes,
  });
const then = (changes: Partial<ArticleContent> = {}): ArticleContent => ({
  ...now(),
  title: "Alter Titel",
  content: `<p>Die Frist endet am 1. Juni.</p>${image("old")}`,
  tag: "Altes Thema",
  ...changes,
});

const saved = { version: 3, modifiedAt: AT, modifiedBy: "e1", modifiedByName: "Dr. Eva Huber" };

const versionServer = (
  facts: { article?: Article; content?: ArticleContent; before?: ArticleContent | null } = {},
  answers: Parameters<typeof newsServer>[0] = {},
) => {
  const { article = now(), content = then(), before = null } = facts;
  return newsServer({
    "GET /v1/news_new/articles/a1": () => versioned(article, 7),
    "GET /v1/news/articles/a1/versions": () =>
      json({
        data: [
          { ...saved, version: 7, modifiedByName: null, changed: ["title", "state"] },
          { ...saved, changed: null },
        ],
      }),
    "GET /v1/news/articles/a1/versions/3": () => json({ ...saved, content, before }),
    [SAVE]: ({ body }) => versioned({ ...article, ...(body as object) }, 8),
    ...answers,
  });
};

const openVersion = async (...given: Parameters<typeof versionServer>) => {
  const server = versionServer(...given);
  const page = renderNews(`${LIST}/3`);
  await screen.findByRole("heading", { name: `Version vom ${WHEN}` });
  return { server, ...page };
};

const restore = async (user: Awaited<ReturnType<typeof openVersion>>["user"]) => {
  await user.click(await screen.findByRole("button", { name: "Wiederherstellen" }));
  return screen.findByRole("dialog");
};

const part = (name: string) => within(screen.getByRole("region", { name }));

describe("the versions of an article", () => {
  it("are listed with who changed what, and lead to each", async () => {
    versionServer();
    const { user, address } = renderNews(LIST);

    const rows = within(await screen.findByRole("list", { name: "Versionen des Artikels" }));
    const [current, oldest] = rows.getAllByRole("listitem");

    expect(current?.textContent).toContain("Unbekannt · Titel, StatusJetzt");
    expect(oldest?.textContent).toContain("Dr. Eva Huber · Älteste aufgehobene Version");
    await user.click(within(oldest ?? document.body).getByRole("link", { name: WHEN }));
    await waitFor(() => expect(address()).toBe(`${LIST}/3`));
  });

  it("are for who may edit the article alone", async () => {
    const server = versionServer();
    renderNews(`${LIST}/3`, { grants: [] });

    await screen.findByRole("heading", { name: "Keine Berechtigung" });

    expect(server.asked("GET /v1/news/articles/a1/versions/3")).toEqual([]);
  });

  it("mark what a text lost and got since the version before, and until now", async () => {
    const before = then({ title: "Erster Titel", tag: "Altes Thema" });
    const { user } = await openVersion({ before });

    const title = part("Titel");
    expect(title.getByText("Erster", { exact: false, selector: "del" }).textContent).toBe("Gelöscht: Erster");
    expect(title.getByText("Alter", { exact: false, selector: "ins" }).textContent).toBe("Eingefügt: Alter");
    expect(screen.queryByRole("region", { name: "Text" })).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Mit jetzt" }));

    expect(part("Text").getByText(/Juni/, { selector: "del" }).textContent).toBe("Gelöscht: 1. Juni.");
    expect(part("Text").getByText(/Mai/, { selector: "ins" }).textContent).toBe("Eingefügt: 15. Mai.");
  });

  it("say where nothing but the form of a text differs", async () => {
    await openVersion({ before: then({ content: `<p>Die Frist endet am 1. Juni.</p>${image("other")}` }) });

    expect(part("Text").getByText(/ohne dass sich Wörter unterscheiden/)).toBeDefined();
  });
});

describe("restoring a version", () => {
  it("saves its words over those it was compared with, and leaves the rest", async () => {
    const article = now({ ...flagsOf("inReview"), files: [], titleImageId: "title" });
    const { server, user, address } = await openVersion({ article });
    const dialog = within(await restore(user));

    expect(dialog.getByText(/wird wieder: Titel, Text, Thema\./).textContent).toMatch(
      /Ein Bild dieses Textes gibt es nicht mehr.*nur im jetzigen Text steht, wird gelöscht.*Benachrichtigt wird jetzt niemand\./,
    );
    await user.click(dialog.getByRole("button", { name: "Wiederherstellen" }));

    await waitFor(() => expect(address()).toBe(LIST));
    const [put] = server.asked(SAVE);
    expect(put?.headers.get("If-Match")).toBe('"7"');
    expect(put?.body).toMatchObject({
      title: "Alter Titel",
      content: "<p>Die Frist endet am 1. Juni.</p>",
      tag: "Altes Thema",
      urlTitle: article.urlTitle,
      titleImageId: "title",
      isInReview: true,
    });
    expect(put?.body).not.toHaveProperty("review");
    expect(put?.body).not.toHaveProperty("announcement");
  });

  it.each([
    ["is read at once", flagsOf("released"), {}, /steht sofort der frühere Text/],
    [
      "is to appear",
      flagsOf("released"),
      { releaseDate: "2199-01-01T08:00:00.000Z" },
      /angekündigt wird er wie/,
    ],
  ])("says what happens to what %s", async (_, flags, changes, words) => {
    const { user } = await openVersion({ article: now({ ...flags, ...changes }) });

    expect(within(await restore(user)).getByText(words)).toBeDefined();
  });

  it("says that a release ends", async () => {
    const release = anApproval({
      state: "given",
      decidedAt: AT,
      decidedBy: "e2",
      decidedByName: "Jan Novak",
    });
    const { user } = await openVersion({ article: now({ ...flagsOf("releasable"), release }) });

    expect(
      within(await restore(user)).getByText(/Die Freigabe von Jan Novak gilt dann nicht mehr/),
    ).toBeDefined();
  });

  it("is not offered where a second person must have read what is published", async () => {
    await openVersion(
      { article: now(flagsOf("released")) },
      { "GET /v1/news/releasers": () => json({ articles: true, newsletters: false, people: [] }) },
    );

    expect(await screen.findByText(/nehmen Sie bitte zuerst die Veröffentlichung zurück/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Wiederherstellen" })).toBeNull();
  });

  it("is not offered where it would change nothing", async () => {
    await openVersion({ content: now() });

    expect(screen.getByText(/nichts wiederherzustellen/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Wiederherstellen" })).toBeNull();
  });

  it("overwrites nothing that was saved meanwhile, and says so", async () => {
    const { user } = await openVersion({}, { [SAVE]: () => problem(entityProblems.changed) });
    const dialog = within(await restore(user));
    await user.click(dialog.getByRole("button", { name: "Wiederherstellen" }));

    expect((await dialog.findByRole("alert")).textContent).toContain(entityProblems.changed.title);
  });
});
