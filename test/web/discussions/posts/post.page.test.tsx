import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { answerProblems } from "../../../../shared/discussions/discussions.problems.ts";
import { chooseAction } from "../../choose-action.ts";
import { configOf, json, noContent, problem } from "../../fake-server.ts";
import { everywhere } from "../../people.ts";
import { renderDiscussions } from "../render-discussions.tsx";
import { answer, aShownPost, discussionsServer, thread } from "./discussions-server.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/discussions/posts/post.page.tsx";

vi.mock(
  "../../../../web/components/form/rich-text/rich-text-editor.tsx",
  async () => import("./plain-editor.tsx"),
);

const AT = "/discussions/posts/p1";
const READ = "PUT /v1/discussions/posts/p1/read";
const LIST = "GET /v1/discussions/posts/p1/answers";
const caretaker = { grants: everywhere("EDIT_GROUP", "DELETE_GROUP") };
const own = { createdBy: "e1" };
const field = () => screen.findByRole("textbox", { name: /^Text/ });

describe("a discussion", () => {
  it("leads back to its forum by u, unless somebody types", async () => {
    discussionsServer();
    const { user, address } = renderDiscussions(AT);
    await user.type(await field(), "und");
    expect(address()).toBe(AT);

    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard("u");

    await waitFor(() => expect(address()).toBe("/discussions/forums/f1"));
  });

  it("shows who wrote it in which office, and its answers 15 per page, oldest first", async () => {
    const server = discussionsServer(aShownPost(), thread(20));
    const { user, address } = renderDiscussions(AT);

    expect(await screen.findByRole("heading", { level: 1, name: /^Reverse Charge/ })).toBeDefined();
    expect(await answer(15)).toBeDefined();
    expect((await screen.findAllByText(/Kanzlei Wien/)).length).toBe(16);
    expect(screen.queryByText("Die Antwort Nummer 16.")).toBeNull();

    await user.click(screen.getByRole("button", { name: "Seite 2" }));

    expect(await answer(20)).toBeDefined();
    expect(address()).toBe(`${AT}?seite=2`);
    expect(configOf(server.asked(LIST).at(-1))).toMatchObject({ skip: 15, limit: 15 });
  });

  it("opens the page of a linked answer, and leads there", async () => {
    const server = discussionsServer(aShownPost(), thread(40));
    renderDiscussions(`${AT}?antwort=a33`);

    const linked = await answer(33);

    await waitFor(() => expect(document.activeElement).toBe(linked));
    expect(configOf(server.asked(LIST).at(-1)).skip).toBe(30);
    expect(within(linked).getByRole("link", { name: "Link zu Antwort 33" }).getAttribute("href")).toBe(
      `${AT}?antwort=a33`,
    );
  });

  it("says so where a linked answer is gone", async () => {
    discussionsServer(aShownPost(), thread(2), {
      "GET /v1/discussions/answers/gone/position": () => problem(answerProblems.notFound),
    });
    renderDiscussions(`${AT}?antwort=gone`);

    expect(await screen.findByText("Die verlinkte Antwort gibt es nicht mehr.")).toBeDefined();
    expect(await answer(2)).toBeDefined();
  });

  it("marks what was shown as read, and no more", async () => {
    const server = discussionsServer(aShownPost({ readUntil: null, unreadCount: 21 }), thread(20));
    renderDiscussions(AT);
    await answer(15);

    await waitFor(() => expect(server.asked(READ)).toHaveLength(1));

    expect(server.asked(READ)[0]?.body).toEqual({ answerId: "a15" });
  });

  it("marks nothing that was read before", async () => {
    const answers = thread(3);
    const server = discussionsServer(aShownPost({ readUntil: answers[2]?.createdAt ?? null }), answers);
    renderDiscussions(AT);
    await answer(3);
    await field();

    expect(server.asked(READ)).toEqual([]);
  });

  it("stays marked as new while it is read, without being asked for again", async () => {
    const server = discussionsServer(aShownPost(), thread(20));
    const { user } = renderDiscussions(AT);
    await waitFor(() => expect(server.asked(READ)).toHaveLength(1));

    await user.click(screen.getByRole("button", { name: "Seite 2" }));
    await answer(20);
    await waitFor(() => expect(server.asked(READ)).toHaveLength(2));

    expect(screen.getAllByText("Neu")).toHaveLength(5);
    expect(server.asked("GET /v1/discussions/posts/p1")).toHaveLength(1);
  });

  it("leads to the first answer one has not read", async () => {
    const answers = thread(20);
    discussionsServer(
      aShownPost({ readUntil: answers[16]?.createdAt ?? null, unreadCount: 3, unreadFrom: 17 }),
      answers,
    );
    const { user } = renderDiscussions(AT);

    await user.click(await screen.findByRole("button", { name: /^Zum ersten Ungelesenen/ }));

    const first = await answer(18);
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(screen.getAllByText("Neu")).toHaveLength(3);
  });

  it("takes no answers once it is closed, and says so", async () => {
    discussionsServer(aShownPost({ closed: true }), thread(1));
    renderDiscussions(AT);

    expect(await screen.findByText(/nimmt keine Antworten mehr an/)).toBeDefined();
    await answer(1);
    expect(screen.queryByRole("button", { name: /Antworten|zitieren/ })).toBeNull();
    expect(screen.queryByRole("form")).toBeNull();
  });

  it("offers others no more than to report it", async () => {
    discussionsServer(aShownPost(), thread(1));
    const { user } = renderDiscussions(AT);
    await answer(1);

    for (const menu of screen.getAllByRole("button", { name: /^Aktionen für/ })) {
      await user.click(menu);
      const items = await screen.findAllByRole("menuitem", { hidden: true });
      expect(items.map(({ textContent }) => textContent)).toEqual(["Melden …"]);
      await user.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryAllByRole("menuitem", { hidden: true })).toEqual([]));
    }
  });

  it("is pinned and closed by those who look after its forum, from what is stored now", async () => {
    const SAVE = "PUT /v1/discussions/posts/p1";
    const server = discussionsServer(aShownPost(), [], { [SAVE]: () => json(aShownPost()) });
    const { user } = renderDiscussions(AT, caretaker);
    await chooseAction(user, aShownPost().title, "Anheften");

    await waitFor(() => expect(server.asked(SAVE)).toHaveLength(1));
    expect(server.asked(SAVE)[0]?.body).toMatchObject({ sticky: true, closed: false, forumId: "f1" });
    expect(server.asked(SAVE)[0]?.headers.get("If-Match")).toBe('"1"');
  });

  it("tells who has edited it and when, and its author what it was before", async () => {
    const edited = { modifiedByName: "Dr. Anna Lang", modifiedAt: "2026-11-03T09:30:00.000Z" };
    const version = { title: "Reverse Charge", modifiedBy: "e1", modifiedAt: "2026-11-02T08:01:00.000Z" };
    const data = [
      { ...version, content: "<p>Früher</p>", modifiedByName: null },
      { ...version, content: "<p>Dann</p>", modifiedByName: "Ina Berger", modifiedAt: edited.modifiedAt },
    ];
    discussionsServer(aShownPost({ ...own, ...edited }), [], {
      "GET /v1/discussions/posts/p1/history": () => json({ data }),
    });
    const { user } = renderDiscussions(AT);
    expect(await screen.findByText(/bearbeitet von Dr. Anna Lang am 03.11.2026/)).toBeDefined();
    await chooseAction(user, aShownPost().title, "Frühere Fassungen");

    const history = within(await screen.findByRole("dialog"));
    expect(await history.findByText("Früher")).toBeDefined();
    for (const author of ["Mag. Eva Gruber", "Ina Berger"])
      history.getByRole("heading", { name: new RegExp(`^Fassung vom .*11.2026.* von ${author}$`) });
  });

  it("is deleted by its author, who can undo that", async () => {
    const RESTORE = "PUT /v1/discussions/posts/p1/restore";
    const server = discussionsServer(aShownPost(own), [], {
      "DELETE /v1/discussions/posts/p1": noContent,
      [RESTORE]: () => json(aShownPost(own)),
    });
    const { user, address } = renderDiscussions(AT);
    await chooseAction(user, aShownPost().title, "Löschen");
    await waitFor(() => expect(address()).toBe("/discussions/forums/f1"));

    await user.click(await screen.findByRole("button", { name: "Rückgängig" }));

    await waitFor(() => expect(address()).toBe(AT));
    expect(server.asked(RESTORE)).toHaveLength(1);
  });
});
