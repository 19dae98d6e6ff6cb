import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { postProblems } from "../../../../shared/discussions/discussions.problems.ts";
import { actionsOf, chooseAction } from "../../choose-action.ts";
import { configOf, json, listed, noContent, problem } from "../../fake-server.ts";
import { everywhere } from "../../people.ts";
import { renderDiscussions } from "../render-discussions.tsx";
import { aShownAnswer, aShownPost, discussionsServer } from "./discussions-server.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/discussions/posts/merge-dialog.tsx";
import "../../../../web/discussions/posts/post.page.tsx";

const AT = "/discussions/posts/p1";
const caretaker = { grants: everywhere("EDIT_GROUP") };
const gone = () => problem(postProblems.notFound);
const former = { id: "old", title: "Bauleistungen?", readUntil: null };

describe("merging a post", () => {
  it("offers the others of forums one looks after, says what happens and whom it tells, and can be undone", async () => {
    const other = aShownPost({ id: "p2", title: "Bauleistungen im Ausland", closed: true });
    const feed = [
      aShownPost(),
      other,
      aShownPost({ id: "p3", title: "Ohne Recht", forum: { name: "", groupId: "g2" } }),
    ];
    const post = aShownPost({ isSolved: true });
    const server = discussionsServer(post, [aShownAnswer(1)], {
      "GET /v1/discussions/feed": () => json({ totalCount: 3, data: feed }),
      "PUT /v1/discussions/posts/p1/merge": noContent,
      "DELETE /v1/discussions/posts/p1/merge": noContent,
      "GET /v1/discussions/posts/p2": () => json(other),
      "GET /v1/discussions/posts/p2/answers": () => listed(),
      "GET /v1/discussions/answers/p1/position": () => json({ postId: "p2", position: 0 }),
    });
    const { user, address } = renderDiscussions(AT, { grants: [{ rule: "EDIT_GROUP", ressource: "g1" }] });
    await chooseAction(user, post.title, "Zusammenführen …");

    await user.type(await screen.findByRole("searchbox"), "Ausland");
    await waitFor(() =>
      expect(configOf(server.asked("GET /v1/discussions/feed").at(-1)).searchTerm).toBe("Ausland"),
    );
    expect(screen.queryByRole("button", { name: /^Ohne Recht/ })).toBeNull();
    await user.click(await screen.findByRole("button", { name: /^Bauleistungen im Ausland/ }));

    const dialog = await screen.findByRole("dialog", { name: "Beiträge zusammenführen?" });
    expect(dialog.textContent).toMatch(
      /„Bauleistungen im Ausland“.*Niemand wird benachrichtigt.*Lösung.*geschlossen/,
    );
    await user.click(within(dialog).getByRole("button", { name: "Zusammenführen" }));
    await waitFor(() => expect(address()).toBe("/discussions/posts/p2?antwort=p1"));
    expect(server.asked("PUT /v1/discussions/posts/p1/merge")[0]?.body).toEqual({ into: "p2" });

    await user.click(await screen.findByRole("button", { name: "Rückgängig" }));
    await waitFor(() => expect(address()).toBe(AT));
    expect(server.asked("DELETE /v1/discussions/posts/p1/merge")).toHaveLength(1);
  });

  it("is not offered for a poll", async () => {
    discussionsServer(aShownPost({ hasQuestionnaire: true }));
    const { user } = renderDiscussions(AT, caretaker);

    const actions = await actionsOf(user, "Reverse Charge bei Bauleistungen");

    expect(actions).toContain("Verschieben …");
    expect(actions).not.toContain("Zusammenführen …");
  });
});

describe("what was merged", () => {
  it("is reached by its old address, with what that asks for besides", async () => {
    discussionsServer(aShownPost(), [aShownAnswer(1, { id: "old" })], {
      "GET /v1/discussions/posts/old": gone,
      "GET /v1/discussions/posts/old/answers": gone,
    });
    const { address } = renderDiscussions("/discussions/posts/old?ansicht=1");

    await waitFor(() => expect(address()).toBe(`${AT}?ansicht=1&antwort=old`));
    const entry = await screen.findByRole("listitem", { name: /^Antwort 1/ });
    await waitFor(() => expect(document.activeElement).toBe(entry));
  });

  it("leads from an old link to an answer to that answer", async () => {
    discussionsServer(aShownPost(), [aShownAnswer(1), aShownAnswer(2)], {
      "GET /v1/discussions/posts/old": gone,
    });
    const { address } = renderDiscussions("/discussions/posts/old?antwort=a2");

    await waitFor(() => expect(address()).toBe(`${AT}?antwort=a2`));
  });

  it("says that there is no such post where there was none", async () => {
    discussionsServer(aShownPost(), [], {
      "GET /v1/discussions/posts/old": gone,
      "GET /v1/discussions/posts/old/answers": gone,
      "GET /v1/discussions/answers/old/position": gone,
    });
    renderDiscussions("/discussions/posts/old");

    expect(await screen.findByRole("heading", { name: /nicht/ })).toBeDefined();
  });

  it("says where it stood, is new by itself, and becomes a post of its own again", async () => {
    const answers = [
      aShownAnswer(1, { id: "old", title: former.title, mergedFrom: "old" }),
      aShownAnswer(2, { mergedFrom: "old" }),
    ];
    const post = aShownPost({
      readUntil: answers[1]?.createdAt ?? null,
      merged: [{ ...former, readUntil: answers[0]?.createdAt ?? null }],
    });
    const server = discussionsServer(post, answers, {
      "DELETE /v1/discussions/posts/old/merge": noContent,
      "GET /v1/discussions/posts/old": () => json(aShownPost({ id: "old" })),
      "GET /v1/discussions/posts/old/answers": () => listed(),
      "GET /v1/drafts/answer-old": () => json({ draft: null }),
    });
    const { user, address } = renderDiscussions(AT, caretaker);
    const [own, other] = await screen.findAllByRole("listitem", { name: /^Antwort/ });

    expect(own?.textContent).toContain("war ein eigener Beitrag");
    expect(other?.textContent).toContain("aus „Bauleistungen?“");
    expect([own, other].map((item) => item?.textContent?.includes("Neu"))).toEqual([false, true]);
    await waitFor(() => expect(server.asked("PUT /v1/discussions/posts/p1/read")).toHaveLength(1));
    await chooseAction(user, "Antwort 1 von Mag. Eva Gruber", "Wieder abtrennen");

    await waitFor(() => expect(address()).toBe("/discussions/posts/old"));
    expect(await screen.findByText("„Bauleistungen?“ ist wieder ein eigener Beitrag.")).toBeDefined();
  });
});
