import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anArticle } from "../../../support/news.builder.ts";
import { json, noContent } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";
import { aReadNewsletter, aSummary } from "./newsletter.builder.ts";

import "../../../../web/news/newsletters/newsletter.page.tsx";
import "../../../../web/news/newsletters/newsletter-edit.page.tsx";

const SAVE = "PUT /v1/news/newsletters/n1";
const patience = { timeout: 15_000 };
const file = { id: "f1", fileName: "Merkblatt.pdf", contentType: "application/pdf", size: 1 };

const serve = (changes: Parameters<typeof aSummary>[0] = {}) => {
  const summary = aSummary({ id: "a1", title: "Nur intern", files: [file], ...changes });
  const newsletter = aReadNewsletter({ articles: [summary] });
  return newsServer({
    "GET /v1/news/newsletters/n1": () => json(newsletter),
    [SAVE]: () => json(newsletter),
    "GET /v1/news_new/articles/a1": () => json(anArticle({ id: "a1", title: "Nur intern" })),
    "PUT /v1/news/articles/a1": () => json(anArticle({ id: "a1", isPublicRelease: true })),
    "DELETE /v1/news/newsletters/n1/articles/a1/files": noContent,
  });
};

const EDITOR = "/news/newsletters/n1/edit";

describe("an article that is not public, in the newsletter's editor,", () => {
  it("is said to go out whole, and its files may be offered", async () => {
    const { asked } = serve();
    const { user } = renderNews(EDITOR);
    await screen.findByText("Steht ganz im Newsletter", {}, patience);

    await user.click(screen.getByRole("checkbox", { name: "Die Datei verlinken, für alle abrufbar" }));
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await waitFor(() => expect(asked(SAVE)).toHaveLength(1));
    expect(asked(SAVE)[0]?.body).toMatchObject({ articles: [{ id: "a1", offersFiles: true }] });
  });

  it("can be made public after a question, and then is no longer whole", async () => {
    const { asked } = serve();
    const { user } = renderNews(EDITOR);

    await user.click(await screen.findByRole("button", { name: "Öffentlich machen …" }, patience));
    const dialog = within(await screen.findByRole("dialog", { hidden: true }));
    dialog.getByText(/„Nur intern“ steht dann auf der Website.* Die Datei des Artikels kann dann jeder/);
    expect(asked("PUT /v1/news/articles/a1")).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Öffentlich machen", hidden: true }));

    await waitFor(() => expect(asked("PUT /v1/news/articles/a1")).toHaveLength(1));
    expect(asked("PUT /v1/news/articles/a1")[0]?.body).toMatchObject({
      title: "Nur intern",
      isPublicRelease: true,
      isInternalRelease: true,
      isNewsletterRelease: true,
    });
    await waitFor(() => expect(screen.queryByText("Steht ganz im Newsletter")).toBeNull());
  });

  it("is linked instead where all who get it can sign in", async () => {
    serve();
    const { user } = renderNews(EDITOR);
    await screen.findByText("Steht ganz im Newsletter", {}, patience);

    await user.click(screen.getByRole("checkbox", { name: "Klienten" }));
    await user.click(screen.getByRole("checkbox", { name: "Externe" }));

    await waitFor(() => expect(screen.queryByText("Steht ganz im Newsletter")).toBeNull());
  });
});

it("a public article, also one that has yet to appear, has nothing to be chosen for it", async () => {
  serve({ isPublicRelease: true, releaseDate: new Date(Date.now() + 86_400_000).toISOString() });
  renderNews(EDITOR);
  await screen.findByRole("button", { name: "Nur intern entfernen" }, patience);

  expect(screen.queryByText("Steht ganz im Newsletter")).toBeNull();
  expect(screen.queryByRole("button", { name: "Öffentlich machen …" })).toBeNull();
});

it.each([
  [true, "Eine Datei, für alle auf der öffentlichen Seite"],
  [false, "Eine Datei, nur für Mitarbeiter im Portal"],
])("a public article says who gets its files (shown publicly: %s)", async (showsFilesPublicly, words) => {
  serve({ isPublicRelease: true, showsFilesPublicly });
  renderNews(EDITOR);

  await screen.findByText(words, {}, patience);
});

it("the links to a newsletter's files can be taken back on its page", async () => {
  const { asked } = serve({ offersFiles: true });
  const { user } = renderNews("/news/newsletters/n1");

  await user.click(await screen.findByRole("button", { name: "Links zurücknehmen …" }, patience));
  const dialog = within(await screen.findByRole("dialog", { hidden: true }));
  await user.click(dialog.getByRole("button", { name: "Links zurücknehmen", hidden: true }));

  await waitFor(() => expect(asked("DELETE /v1/news/newsletters/n1/articles/a1/files")).toHaveLength(1));
});
