import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { chooseAction } from "../../choose-action.ts";
import { json, noContent } from "../../fake-server.ts";
import { everywhere } from "../../people.ts";
import { renderDiscussions } from "../render-discussions.tsx";
import { answer, aShownAnswer, aShownPost, discussionsServer, named, thread } from "./discussions-server.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/discussions/posts/post.page.tsx";

vi.mock(
  "../../../../web/components/form/rich-text/rich-text-editor.tsx",
  async () => import("./plain-editor.tsx"),
);

const AT = "/discussions/posts/p1";
const AUDIENCE = "GET /v1/discussions/audience";
const own = { createdBy: "e1" };
const atOnce = { isSilent: false, at: null };
/** From and to these characters. */
const select = (from: Node | null, start: number, to: Node | null, end: number) =>
  act(() => {
    if (from && to) document.getSelection()?.setBaseAndExtent(from, start, to, end);
    document.dispatchEvent(new Event("selectionchange"));
  });
const field = () => screen.findByRole("textbox", { name: /^Text/ });

describe("an answer", () => {
  const CREATE = "POST /v1/discussions/answers";
  const SAVE_DRAFT = "PUT /v1/drafts/answer-p1";

  it("is kept as a draft while it is written, and no longer once it is sent", async () => {
    const sent = aShownAnswer(1, { ...own, authorName: "Eva Huber" });
    const server = discussionsServer(aShownPost(), [], {
      [CREATE]: () => json(sent, { status: 201 }),
      "GET /v1/discussions/answers/a1/position": () => json({ postId: "p1", position: 0 }),
    });
    const { user, address } = renderDiscussions(AT);
    await user.type(await field(), "Bei uns auch.");
    expect(await screen.findByText(/^Entwurf gespeichert um/)).toBeDefined();

    await user.click(screen.getByRole("button", { name: "Antwort senden" }));

    await waitFor(() => expect(address()).toBe(`${AT}?antwort=a1`));
    expect(server.asked(CREATE)[0]?.body).toEqual({
      postId: "p1",
      content: "Bei uns auch.",
      files: [],
      announcement: atOnce,
    });
    expect(server.asked(SAVE_DRAFT).at(-1)?.body).toEqual({
      content: JSON.stringify({ content: "Bei uns auch.", files: [], announcement: atOnce }),
    });
    await waitFor(() => expect(server.asked("DELETE /v1/drafts/answer-p1")).toHaveLength(1));
    expect(server.seen.findLast(({ key }) => key.includes("/v1/drafts/"))?.key).toMatch(/^DELETE/);
    expect(localStorage.getItem("draft")).toBeNull();
  });

  it("says whom it tells as soon as something is written, and may be silent", async () => {
    const server = discussionsServer(aShownPost(), [], {
      [CREATE]: () => json(aShownAnswer(1, own), { status: 201 }),
    });
    const { user } = renderDiscussions(AT);
    await field();
    expect(screen.queryByText("Wer davon erfährt")).toBeNull();
    await user.type(await field(), '<a href="/employees/e7">@Vera');
    await waitFor(() => expect(server.asked(AUDIENCE).at(-1)?.url.search).toBe("?postId=p1&mentioned=e7"));
    await screen.findByText("Eva Gruber, Max Huber (2 per E-Mail, 1 über die Glocke), gleich.");

    await user.click(screen.getByText("Wer davon erfährt"));
    await user.click(screen.getByRole("radio", { name: "Ohne Benachrichtigung" }));
    await screen.findByText("Niemand wird benachrichtigt.");
    await user.click(screen.getByRole("button", { name: "Antwort senden" }));

    await waitFor(() => expect(server.asked(CREATE)).toHaveLength(1));
    expect(server.asked(CREATE)[0]?.body).toMatchObject({ announcement: { isSilent: true, at: null } });
  });

  it("goes on where its draft ended, on another device, too", async () => {
    const content = JSON.stringify({ content: "<p>Angefangen</p>", files: [] });
    discussionsServer(aShownPost(), [], {
      "GET /v1/drafts/answer-p1": () =>
        json({ draft: { place: "answer-p1", content, modifiedAt: "2026-11-02T08:00:00.000Z" } }),
    });
    renderDiscussions(AT);

    expect(await screen.findByText("Ihr Entwurf ist wieder da.")).toBeDefined();
    expect((await field()).textContent).toBe("<p>Angefangen</p>");
  });

  it("needs a text", async () => {
    const server = discussionsServer();
    const { user } = renderDiscussions(AT);
    await field();

    await user.click(screen.getByRole("button", { name: "Antwort senden" }));

    expect((await screen.findAllByText(/Eine Antwort braucht einen Text/)).length).toBeGreaterThan(0);
    expect(server.asked(CREATE)).toEqual([]);
  });

  it("quotes another with its author, without images and without what that one quotes", async () => {
    const quoted = aShownAnswer(1, {
      authorName: "Gruber <Wien>",
      content: '<blockquote><p>Älter</p></blockquote><p>Genau so.</p><p><img src="/v1/files/x"></p>',
    });
    discussionsServer(aShownPost(), [quoted]);
    const { user } = renderDiscussions(AT);
    await user.type(await field(), "Vorher");

    await user.click(await screen.findByRole("button", { name: "Antwort 1 zitieren" }));

    expect((await field()).textContent).toBe(
      'Vorher<blockquote><p><strong><a href="/discussions/posts/p1?antwort=a1">Gruber &lt;Wien&gt; schrieb:</a></strong></p><p>Genau so.</p></blockquote><p></p>',
    );
  });

  it("quotes only what is selected of another", async () => {
    const content = "<p>Ja.</p><ul><li>Erstens <strong>ganz sicher</strong></li><li>Zweitens</li></ul>";
    discussionsServer(aShownPost(), [aShownAnswer(1, { content })]);
    const { user } = renderDiscussions(AT);
    await field();
    const words = within(await answer(1)).getByText("ganz sicher").firstChild;
    select(words, 5, words, 11);

    await user.click(await screen.findByRole("button", { name: "Auswahl aus Antwort 1 zitieren" }));

    expect((await field()).textContent).toContain(
      "schrieb:</a></strong></p><ul><li><strong>sicher</strong></li></ul></blockquote><p></p>",
    );
  });

  it("quotes the post, also as far as it is selected, but nobody for what they quote", async () => {
    const content = "<p>Wer weist nach?</p><blockquote><p>Ein Gesetz</p></blockquote><p>Und womit?</p>";
    discussionsServer(aShownPost({ content }), thread(1));
    const { user } = renderDiscussions(AT);
    const law = (await screen.findByText("Ein Gesetz")).firstChild;
    const last = screen.getByText("Und womit?").firstChild;
    await field();
    select(law, 0, last, 3);
    await user.click(await screen.findByRole("button", { name: "Beitrag zitieren" }));
    expect((await field()).textContent).toContain("<p>Wer weist nach?</p><p>Und womit?</p></blockquote>");

    await user.clear(await field());
    select(last, 4, (await screen.findByText("Die Antwort Nummer 1.")).firstChild, 3);
    await user.click(await screen.findByRole("button", { name: "Auswahl aus Beitrag zitieren" }));

    expect((await field()).textContent).toBe(
      '<blockquote><p><strong><a href="/discussions/posts/p1">Mag. Eva Gruber schrieb:</a></strong></p><p>womit?</p></blockquote><p></p>',
    );
  });

  it("quotes before the editor is there, where it stands afterwards, and no letter leaves the page", async () => {
    const draft = Promise.withResolvers<Response>();
    discussionsServer(aShownPost(), [aShownAnswer(1, { content: "<p>Genau so.</p>" })], {
      "GET /v1/drafts/answer-p1": () => draft.promise,
    });
    const { user, address } = renderDiscussions(AT);
    await user.click(await screen.findByRole("button", { name: "Antwort 1 zitieren" }));
    expect(screen.queryByRole("textbox", { name: /^Text/ })).toBeNull();

    await user.keyboard("u");
    draft.resolve(json({ draft: null }));

    const text = await field();
    await waitFor(() => expect(text.textContent).toContain("<p>Genau so.</p></blockquote>"));
    expect(address()).toBe(AT);
  });

  it("is edited in place by its author, and keeps the title that it shows", async () => {
    const SAVE = "PUT /v1/discussions/answers/a1";
    const title = "Kurz gesagt";
    const titled = aShownAnswer(1, { ...own, title });
    const server = discussionsServer(aShownPost(), [titled], { [SAVE]: () => json(titled) });
    const { user } = renderDiscussions(AT);
    within(await answer(1)).getByRole("heading", { name: title });
    await chooseAction(user, named(1), "Bearbeiten");
    const form = await screen.findByRole("form", { name: "Antwort bearbeiten" });
    const text = within(form).getByRole("textbox", { name: /^Text/ });

    await user.clear(text);
    await user.type(text, "Besser");
    await user.keyboard("{Control>}s{/Control}");

    await waitFor(() => expect(screen.queryByRole("form", { name: "Antwort bearbeiten" })).toBeNull());
    expect(server.asked(SAVE)[0]?.body).toEqual({ postId: "p1", title, content: "Besser", files: [] });
  });

  it("keeps what was changed when its editing is cancelled, and goes on there", async () => {
    const KEEP = "PUT /v1/drafts/answer-edit-a1";
    const edited = aShownAnswer(1, {
      ...own,
      modifiedByName: "Dr. Anna Lang",
      modifiedAt: "2026-11-03T09:30:00.000Z",
    });
    const server = discussionsServer(aShownPost(), [edited], {
      "GET /v1/discussions/answers/a1/history": () => json({ data: [] }),
    });
    const { user } = renderDiscussions(AT);
    await screen.findByText(/^bearbeitet von Dr. Anna Lang am 03.11.2026/);
    await chooseAction(user, named(1), "Bearbeiten");
    const form = () => screen.findByRole("form", { name: "Antwort bearbeiten" });
    await user.type(within(await form()).getByRole("textbox", { name: /^Text/ }), " Und mehr.");
    await chooseAction(user, named(1), "Frühere Fassungen");
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Schließen" }));

    await user.click(within(await form()).getByRole("button", { name: "Abbrechen" }));

    expect(await screen.findByText("Ihre Änderungen sind als Entwurf aufgehoben.")).toBeDefined();
    await waitFor(() => expect(JSON.stringify(server.asked(KEEP).at(-1)?.body)).toContain("Und mehr."));
    await chooseAction(user, named(1), "Bearbeiten");
    const text = within(await form()).getByRole("textbox", { name: /^Text/ });
    expect(text.textContent).toBe("<p>Die Antwort Nummer 1.</p> Und mehr.");
    await user.click(within(await form()).getByRole("button", { name: "Entwurf verwerfen" }));
    expect(text.textContent).toBe("<p>Die Antwort Nummer 1.</p>");
  });

  it("says so where a draft was begun on an earlier version of it", async () => {
    const begun = { base: "2026-11-02T08:00:30.000Z", content: "<p>Anders</p>", files: [] };
    discussionsServer(aShownPost(), [aShownAnswer(1, own)], {
      "GET /v1/drafts/answer-edit-a1": () =>
        json({ draft: { place: "answer-edit-a1", content: JSON.stringify(begun), modifiedAt: begun.base } }),
    });
    const { user } = renderDiscussions(AT);

    await chooseAction(user, named(1), "Bearbeiten");

    expect(await screen.findByText(/Ihr Entwurf beruht auf der Fassung davor/)).toBeDefined();
  });

  it("is deleted by its author, who can undo that", async () => {
    const RESTORE = "PUT /v1/discussions/answers/a1/restore";
    const server = discussionsServer(aShownPost(), [aShownAnswer(1, own)], {
      "DELETE /v1/discussions/answers/a1": noContent,
      [RESTORE]: () => json(aShownAnswer(1, own)),
    });
    const { user } = renderDiscussions(AT);
    await chooseAction(user, named(1), "Löschen");

    await user.click(await screen.findByRole("button", { name: "Rückgängig" }));

    await waitFor(() => expect(server.asked(RESTORE)).toHaveLength(1));
  });

  it("is not asked for when it is deleted where the address names it", async () => {
    const [REMOVE, POSITION] = [
      "DELETE /v1/discussions/answers/a17",
      "GET /v1/discussions/answers/a17/position",
    ];
    const answers = Array.from({ length: 20 }, (_, at) => aShownAnswer(at + 1, own));
    const server = discussionsServer(aShownPost(), answers, {
      [REMOVE]: noContent,
    });
    const { user, address } = renderDiscussions(`${AT}?antwort=a17`);
    await chooseAction(user, named(17), "Löschen");

    expect(await screen.findByText("Die Antwort ist gelöscht.")).toBeDefined();

    expect(address()).toBe(`${AT}?seite=2`);
    await answer(16);
    const asked = server.seen.map(({ key }) => key);
    expect(asked.slice(asked.indexOf(REMOVE))).not.toContain(POSITION);
  });

  it("is deleted for good only after a question", async () => {
    const REMOVE = "DELETE /v1/discussions/answers/a1";
    const server = discussionsServer(aShownPost(), thread(1), {
      [REMOVE]: noContent,
    });
    const { user } = renderDiscussions(AT, { grants: everywhere("DELETE_GROUP") });
    await chooseAction(user, named(1), "Löschen");
    const question = await screen.findByRole("dialog");
    expect(server.asked(REMOVE)).toEqual([]);

    await user.click(within(question).getByRole("button", { name: "Löschen" }));

    await waitFor(() => expect(server.asked(REMOVE)).toHaveLength(1));
    expect(screen.queryByRole("button", { name: "Rückgängig" })).toBeNull();
  });
});
