import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { serviceProblems } from "../../../../shared/contract/general.problems.ts";
import { mayLeave } from "../../../../web/app/client/unsaved.ts";
import { json, problem, type SeenRequest, versioned } from "../../fake-server.ts";
import { everywhere } from "../../people.ts";
import { pick } from "../../pick.ts";
import { renderDiscussions } from "../render-discussions.tsx";
import { aPoll, aShownPost, discussionsServer } from "./discussions-server.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/discussions/posts/post-edit.page.tsx";
import "../../../../web/discussions/posts/post.page.tsx";

vi.mock(
  "../../../../web/components/form/rich-text/rich-text-editor.tsx",
  async () => import("./plain-editor.tsx"),
);

const NEW = "/discussions/posts/new?forum=f1";
const EDIT = "/discussions/posts/p1/edit";
const AUDIENCE = "GET /v1/discussions/audience";
const CREATE = "POST /v1/discussions/posts";
const SAVE = "PUT /v1/discussions/posts/p1";
const own = { createdBy: "e1" };
const takingPosts = () =>
  discussionsServer(aShownPost(own), [], {
    [CREATE]: () => json(aShownPost(own), { status: 201, headers: { ETag: '"1"' } }),
  });
const saved = ({ body }: SeenRequest) => versioned({ ...aShownPost(own), ...(body as object) }, 2);
const title = () => screen.findByRole("textbox", { name: /^Titel/ });
const publish = () => screen.getByRole("button", { name: "Beitrag veröffentlichen" });
const textbox = (name: string | RegExp) => screen.getByRole("textbox", { name });

describe("a new post", () => {
  it("is written in the forum one came from, and then shown", async () => {
    const server = takingPosts();
    const { user, address } = renderDiscussions(NEW);
    await user.type(await title(), "Reverse Charge");
    expect(screen.queryByRole("checkbox", { name: /^(Anheften|Schließen)/ })).toBeNull();
    await screen.findByText(/^Nicht gespeichert, für Sie aufgehoben um/);

    await user.click(publish());

    await waitFor(() => expect(address()).toBe("/discussions/posts/p1"));
    expect(server.asked(CREATE)[0]?.body).toMatchObject({ forumId: "f1", title: "Reverse Charge" });
    await waitFor(() => expect(server.asked("DELETE /v1/drafts/post-f1")).toHaveLength(1));
    expect(server.seen.findLast(({ key }) => key.endsWith("/v1/drafts/post-f1"))?.key).toMatch(/^DELETE/);
  });

  it("says whom it tells before it is published, and may be silent", async () => {
    const server = takingPosts();
    const { user } = renderDiscussions(NEW);
    await user.type(await title(), "Reverse Charge");
    await screen.findByText("Eva Gruber, Max Huber (2 per E-Mail, 1 über die Glocke), gleich.");
    expect(server.asked(AUDIENCE)[0]?.url.search).toBe("?forumId=f1");

    await user.click(screen.getByText("Wer davon erfährt"));
    await user.click(screen.getByRole("radio", { name: "Ohne Benachrichtigung" }));
    await screen.findByText("Niemand wird benachrichtigt.");
    await user.click(publish());

    await waitFor(() => expect(server.asked(CREATE)).toHaveLength(1));
    expect(server.asked(CREATE)[0]?.body).toMatchObject({ announcement: { isSilent: true, at: null } });
  });

  it("is kept before one signs out or reloads, and asked about where it could not be", async () => {
    const state = { isDown: false };
    const server = discussionsServer(aShownPost(), [], {
      "PUT /v1/drafts/post-f1": () =>
        state.isDown
          ? problem(serviceProblems.busy)
          : json({ content: "Angefangen", modifiedAt: "2026-11-20T13:02:00.000Z" }),
    });
    const confirm = vi.fn();
    const { user } = renderDiscussions(NEW);
    await user.type(await title(), "Angefangen");

    expect(await act(() => mayLeave(confirm))).toBe(true);
    expect(JSON.stringify(server.asked("PUT /v1/drafts/post-f1").at(-1)?.body)).toContain("Angefangen");
    expect(confirm).not.toHaveBeenCalled();

    state.isDown = true;
    await user.type(await title(), " und mehr");
    void mayLeave(confirm);
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    expect(confirm.mock.lastCall?.[0]).toMatchObject({ title: "Änderungen verwerfen?" });
  });

  it("asks offices in a poll, whose answers are added, ordered and removed", async () => {
    const server = takingPosts();
    const { user } = renderDiscussions(NEW);
    await user.type(await title(), "Weihnachten");
    await user.click(screen.getByRole("button", { name: "Umfrage hinzufügen" }));
    await user.type(textbox(/^Frage/), "Wann schließen wir?");
    await user.click(screen.getByRole("button", { name: "Antwort hinzufügen" }));
    await user.click(screen.getByRole("button", { name: "Antwort hinzufügen" }));
    for (const [at, words] of ["Eins", "Zwei", "Drei", "Vier"].entries()) {
      await user.type(textbox(`Antwort ${at + 1}`), words);
    }
    await user.click(screen.getByRole("button", { name: "Antwort 2 entfernen" }));
    await user.click(screen.getByRole("button", { name: "Antwort 3 nach oben" }));
    await user.click(screen.getByRole("checkbox", { name: "Je Kanzlei eine Stimme" }));

    await user.click(publish());

    await waitFor(() => expect(server.asked(CREATE)).toHaveLength(1));
    expect(server.asked(CREATE)[0]?.body).toMatchObject({
      questionnaire: {
        title: "Wann schließen wir?",
        oncePerOrganisation: true,
        answers: [{ title: "Eins" }, { title: "Vier" }, { title: "Drei" }],
      },
    });
  });

  it("asks who can come when, and names the date that is missing", async () => {
    const server = takingPosts();
    const { user } = renderDiscussions(NEW);
    await user.type(await title(), "Klausur");
    await user.click(screen.getByRole("button", { name: "Terminumfrage hinzufügen" }));
    await user.type(textbox(/^Frage/), "Wann passt es?");
    await user.type(textbox(/^Termin 1/), "24.12.2026 9:00");
    await user.click(publish());
    await screen.findAllByText("Bitte ausfüllen.");
    expect(server.asked(CREATE)).toEqual([]);

    await user.type(textbox(/^Termin 2/), "28.12.2026 14:30");
    await user.click(screen.getByRole("button", { name: "Termin hinzufügen" }));
    await user.type(textbox(/^Termin 3/), "29.12.2026 8:00");
    await user.click(publish());

    await waitFor(() => expect(server.asked(CREATE)).toHaveLength(1));
    expect(server.asked(CREATE)[0]?.body).toMatchObject({
      questionnaire: {
        answers: [
          { at: "2026-12-24T08:00:00.000Z" },
          { at: "2026-12-28T13:30:00.000Z" },
          { at: "2026-12-29T07:00:00.000Z" },
        ],
      },
    });
  });

  it("asks by keys alone: Enter makes the next answer, and what is left empty at the end is not sent", async () => {
    const server = takingPosts();
    const { user } = renderDiscussions(NEW);
    await user.type(await title(), "Weihnachten");
    await user.click(screen.getByRole("button", { name: "Umfrage hinzufügen" }));
    expect(document.activeElement).toBe(textbox(/^Frage/));
    await user.keyboard("Wann?{Tab}{Tab}");

    await user.keyboard("Montag{Enter}Dienstag{Enter}Mittwoch{Enter}");
    expect(document.activeElement).toBe(textbox("Antwort 4"));
    await user.paste("Donnerstag\nFreitag");
    expect(document.activeElement).toBe(textbox("Antwort 5"));
    await user.keyboard("{Enter}");
    expect(server.asked(CREATE)).toEqual([]);
    await user.click(publish());

    await waitFor(() => expect(server.asked(CREATE)).toHaveLength(1));
    expect(server.asked(CREATE)[0]?.body).toMatchObject({
      questionnaire: {
        title: "Wann?",
        answers: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag"].map((words) => ({
          title: words,
        })),
      },
    });
  });

  it("keeps the focus where answers, and the poll, come and go", async () => {
    discussionsServer();
    const { user } = renderDiscussions(NEW);
    await title();
    await user.click(screen.getByRole("button", { name: "Umfrage hinzufügen" }));
    await user.click(screen.getByRole("button", { name: "Antwort hinzufügen" }));
    expect(document.activeElement).toBe(textbox("Antwort 3"));
    await user.click(screen.getByRole("button", { name: "Antwort 3 entfernen" }));
    expect(document.activeElement).toBe(textbox("Antwort 2"));

    await user.click(screen.getByRole("button", { name: "Umfrage entfernen" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Umfrage hinzufügen" }));
    await user.click(await screen.findByRole("button", { name: "Rückgängig" }));

    await waitFor(() => expect(document.activeElement).toBe(textbox(/^Frage/)));
  });

  it("says what a poll lacks before it is sent", async () => {
    const server = discussionsServer();
    const { user } = renderDiscussions(NEW);
    await user.type(await title(), "Weihnachten");
    await user.click(screen.getByRole("button", { name: "Umfrage hinzufügen" }));
    await user.type(textbox(/^Frage/), "Wann?");
    await user.type(textbox("Antwort 1"), "Gleich");
    await user.click(screen.getByRole("button", { name: "Antwort 2 entfernen" }));

    await user.click(publish());

    expect((await screen.findAllByText(/mindestens 2 Antworten/)).length).toBeGreaterThan(0);
    expect(server.asked(CREATE)).toEqual([]);
  });
});

describe("a post that is edited", () => {
  it("tells of itself all the same where it was silent", async () => {
    const silent = { isSilent: true, at: null };
    const server = discussionsServer(aShownPost({ ...own, announcement: silent }), [], {
      [SAVE]: saved,
    });
    const { user } = renderDiscussions(EDIT);
    await title();

    await user.click(await screen.findByText("Wer davon erfährt"));
    await user.click(screen.getByRole("radio", { name: "Gleich benachrichtigen" }));
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await waitFor(() => expect(server.asked(SAVE)).toHaveLength(1));
    expect(server.asked(SAVE)[0]?.body).toMatchObject({ announcement: { isSilent: false, at: null } });
    expect(server.asked(AUDIENCE)[0]?.url.search).toBe("?forumId=f1&postId=p1");
  });

  it("keeps the dates that it asks for", async () => {
    const answers = ["2026-12-23T08:00:00.000Z", "2026-12-24T08:00:00.000Z"].map((at, index) => ({
      id: `date-${index}`,
      title: at,
      at,
      count: 0,
    }));
    const questionnaire = aPoll({ answers, maxChoices: 2, votesCount: 0, votes: [] });
    const server = discussionsServer(aShownPost({ ...own, questionnaire }), [], {
      [SAVE]: saved,
    });
    const { user } = renderDiscussions(EDIT);
    await user.type(await title(), "!");
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await waitFor(() => expect(server.asked(SAVE)).toHaveLength(1));
    expect(server.asked(SAVE)[0]?.body).toMatchObject({
      questionnaire: { answers: answers.map(({ id, at }) => ({ id, at })) },
    });
  });

  it("has nothing to decide where others were told at once", async () => {
    discussionsServer(aShownPost({ ...own, announcement: { isSilent: false, at: null } }));
    renderDiscussions(EDIT);
    await title();

    expect(screen.queryByText("Wer davon erfährt")).toBeNull();
  });

  it("is moved, pinned and closed by those who look after its forum", async () => {
    const server = discussionsServer(aShownPost(), [], {
      [SAVE]: saved,
    });
    const { user } = renderDiscussions(EDIT, { grants: everywhere("EDIT_GROUP") });
    await title();
    await pick("Forum", "Personal › Lohn");
    await user.click(screen.getByRole("checkbox", { name: /^Anheften/ }));

    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await waitFor(() => expect(server.asked(SAVE)).toHaveLength(1));
    expect(server.asked(SAVE)[0]?.body).toMatchObject({ forumId: "f2", sticky: true, closed: false });
    expect(server.asked(SAVE)[0]?.headers.get("If-Match")).toBe('"1"');
  });

  it("is not edited by others", async () => {
    discussionsServer();
    renderDiscussions(EDIT);

    expect(await screen.findByRole("heading", { level: 1, name: "Keine Berechtigung" })).toBeDefined();
  });

  it("keeps the answers of its poll once somebody has voted", async () => {
    discussionsServer(aShownPost({ ...own, questionnaire: aPoll() }));
    renderDiscussions(EDIT);

    const poll = within(await screen.findByRole("region", { name: "Umfrage" }));

    expect(poll.getByText(/stehen die Antworten .* fest/)).toBeDefined();
    expect(poll.getByText("Am 23. Dezember")).toBeDefined();
    expect(poll.queryByRole("textbox", { name: /^Antwort/ })).toBeNull();
    expect(poll.queryByRole("button", { name: /Antwort hinzufügen|entfernen/ })).toBeNull();
    expect(poll.getByRole("textbox", { name: /^Frage/ })).toBeDefined();
  });
});
