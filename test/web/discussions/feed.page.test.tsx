import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { configOf, listed, noContent } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { aListedPost, discussionsServer } from "./discussions-server.ts";
import { renderDiscussions } from "./render-discussions.tsx";

import "../../../web/discussions/feed/feed.page.tsx";

const FEED = "GET /v1/discussions/feed";
const READ_ALL = "PUT /v1/discussions/read";
const forum = { name: "Umsatzsteuer", groupId: "taxes" };
const post = (id: string, title: string) => aListedPost({ id, title, forum, unreadCount: 1 });

const serve = (...posts: readonly ReturnType<typeof aListedPost>[]) =>
  discussionsServer([], {
    [FEED]: () => listed(...posts),
    [READ_ALL]: noContent,
    // What is opened does not matter here.
    "GET /v1/discussions/posts/p1": () => new Promise<Response>(() => undefined),
  });

describe("the feed of all forums", () => {
  it("shows discussions with their forum, and is chosen by the address", async () => {
    showAt(1_440);
    const server = serve(post("p1", "Reverse Charge"));
    const { user, address } = renderDiscussions("/discussions/feed?seite=2");
    const row = within(await screen.findByRole("row", { name: /Reverse Charge/ }));
    expect(row.getByText("Umsatzsteuer")).toBeDefined();
    expect(configOf(server.asked(FEED)[0])).toMatchObject({ skip: 15, filters: [] });

    await user.click(screen.getByRole("radio", { name: "Ungelesen" }));

    await waitFor(() => expect(address()).toBe("/discussions/feed?zeigen=unread"));
    expect(configOf(server.asked(FEED).at(-1))).toMatchObject({
      skip: 0,
      filters: [{ field: "unread", values: [true], comparator: "eq" }],
    });
  });

  it("says what its being empty means", async () => {
    serve();
    renderDiscussions("/discussions/feed?zeigen=unread");

    expect(await screen.findByText("Sie haben alles gelesen.")).toBeDefined();
  });

  it("is walked by single letters, but not while somebody types or presses Ctrl", async () => {
    serve(post("p1", "Eins"), post("p2", "Zwei"));
    const { user, address } = renderDiscussions("/discussions/feed");
    await screen.findByText("Zwei");
    const focused = () => document.activeElement?.textContent ?? "";

    await user.keyboard("j");
    expect(focused()).toContain("Eins");
    await user.keyboard("{Control>}j{/Control}");
    expect(focused()).toContain("Eins");
    await user.keyboard("jj");
    expect(focused()).toContain("Zwei");
    await user.keyboard("k{Enter}");

    await waitFor(() => expect(address()).toBe("/discussions/posts/p1"));
  });

  it("is all read at once", async () => {
    const server = serve(post("p1", "Eins"));
    const { user } = renderDiscussions("/discussions/feed");

    await user.click(await screen.findByRole("button", { name: "Alles gelesen" }));

    await waitFor(() => expect(server.asked(READ_ALL)).toHaveLength(1));
  });
});
