import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { flagsOf } from "../../../../shared/news/article-state.ts";
import { anApproval, anArticle } from "../../../support/news.builder.ts";
import { json, versioned } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/articles/article-edit.page.tsx";

// The text is tiptap's, which has tests of its own and needs a layout.
vi.mock("../../../../web/components/form/rich-text/rich-text-editor.tsx", () => ({
  RichTextEditor: ({ id, value }: { id: string; value: string }) => (
    <textarea id={id} readOnly value={value} />
  ),
}));

const ADDRESS = "/news/articles/a1/edit";
const SAVE = "PUT /v1/news/articles/a1";

const stored = (changes: Parameters<typeof anArticle>[0] = {}) =>
  anArticle({ id: "a1", title: "Umsatzsteuer", writtenBy: "e1", ...flagsOf("draft"), ...changes });

const asked = anApproval({ askedNote: "Stimmt die Frist?", writtenBy: "eva" });

const server = (article: ReturnType<typeof stored>) =>
  newsServer({
    "GET /v1/news_new/articles/a1": () => versioned(article, 1),
    "GET /v1/news/releasers": () =>
      json({
        articles: true,
        newsletters: true,
        people: [
          { id: "e1", name: "Eva Huber", isAdmin: false },
          { id: "eva", name: "Eva Gruber", isAdmin: false },
          { id: "jan", name: "Jan Ölz", isAdmin: false },
        ],
      }),
    [SAVE]: ({ body }) => versioned({ ...article, ...(body as object), release: asked }, 2),
  });

/** The dialog in which an article is given for review. */
const openReview = async () => {
  const { asked: requests } = server(stored());
  const { user } = renderNews(ADDRESS);
  await user.click(await (await state()).findByRole("button", { name: "Zur Prüfung geben …" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Zur Prüfung geben" }));
  return { requests, user, dialog };
};

const state = async () => within(await screen.findByRole("region", { name: "Status" }));
const panel = async () => within(await screen.findByRole("region", { name: "Freigabe" }));

describe("an article with four eyes", () => {
  it("is given for review to whom one chooses, who are named before, with a note", async () => {
    const { requests, user, dialog } = await openReview();
    dialog.getByText(/^2 Personen, gleich, per E-Mail und über die Glocke: Eva Gruber, Jan Ölz\./);

    await user.click(dialog.getByRole("checkbox", { name: /^Alle/ }));
    dialog.getByText(/^Niemand wird benachrichtigt/);
    await user.click(dialog.getByRole("checkbox", { name: "Eva Gruber" }));
    dialog.getByText(/^1 Person, .*: Eva Gruber\./);
    await user.type(dialog.getByRole("textbox", { name: /Anmerkung/ }), "Stimmt die Frist?");
    await user.click(dialog.getByRole("button", { name: "Zur Prüfung geben" }));

    expect(await screen.findByText("Die Bitte um Freigabe ist unterwegs.")).toBeDefined();
    expect(requests(SAVE)[0]?.body).toMatchObject({
      isInReview: true,
      review: { step: "ask", askedOf: ["eva"], note: "Stimmt die Frist?" },
    });
    expect(requests(SAVE)[0]?.headers.get("If-Match")).toBe('"1"');
  });

  it("may be given for review without telling anybody", async () => {
    const { requests, user, dialog } = await openReview();

    await user.click(dialog.getByRole("checkbox", { name: /^Alle/ }));
    await user.click(dialog.getByRole("button", { name: "Zur Prüfung geben" }));

    await (await state()).findByText("In Prüfung");
    expect(requests(SAVE)[0]?.body).toMatchObject({ isInReview: true, review: null });
  });

  it("is not offered to its author for publishing, who may ask for its release instead", async () => {
    const { asked: requests } = server(stored(flagsOf("releasable")));
    const { user } = renderNews(ADDRESS);
    await user.click(await (await panel()).findByRole("button", { name: "Um Freigabe bitten …" }));
    expect(screen.queryByRole("button", { name: "Veröffentlichen …" })).toBeNull();
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Zur Prüfung geben" }));

    await (await panel()).findByText("Freigabe erbeten");
    expect(requests(SAVE)[0]?.body).toMatchObject({ isReleaseable: true, review: { step: "ask" } });
  });

  it("is offered to its author for publishing once somebody else has released it", async () => {
    const decided = { decidedBy: "eva", decidedByName: "Eva Gruber", decidedAt: asked.askedAt };
    const release = anApproval({ askedBy: "e1", state: "given", ...decided });
    server(stored({ ...flagsOf("releasable"), release }));
    renderNews(ADDRESS);

    await (await panel()).findByText(/^Freigegeben von Eva Gruber/);
    expect((await state()).getByRole("button", { name: "Veröffentlichen …" })).toBeDefined();
  });

  it("shows who is asked why, and is released or refused with a reason", async () => {
    const { asked: requests } = server(stored({ ...flagsOf("inReview"), writtenBy: "eva", release: asked }));
    const { user } = renderNews(ADDRESS);
    await (await panel()).findByText("Stimmt die Frist?");
    expect((await panel()).getByRole("button", { name: "Freigeben" })).toBeDefined();
    expect((await state()).queryByRole("button", { name: "Zurück zum Entwurf" })).toBeNull();

    await user.click((await panel()).getByRole("button", { name: "Ablehnen …" }));
    await user.type(await screen.findByRole("textbox", { name: /Was ist zu ändern/ }), "Nein, der 15.");
    await user.click(screen.getByRole("button", { name: "Nicht freigeben" }));

    expect(await screen.findByText("„Umsatzsteuer“ ist nicht freigegeben.")).toBeDefined();
    expect(requests(SAVE)[0]?.body).toMatchObject({
      isDraft: true,
      review: { step: "refuse", note: "Nein, der 15." },
    });
  });
});
