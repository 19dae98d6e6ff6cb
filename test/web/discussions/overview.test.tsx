import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { noContent } from "../fake-server.ts";
import { aForum, aGroup, discussionsServer } from "./discussions-server.ts";
import { renderDiscussions } from "./render-discussions.tsx";

import "../../../web/discussions/overview/overview.page.tsx";

const vat = aForum({
  description: "Alles zum UStG",
  postsCount: 1_204,
  unreadCount: 3,
  latest: {
    postId: "p9",
    title: "Dreiecksgeschäft",
    authorName: "Peter Reiter",
    createdAt: "2026-02-01T08:00:00.000Z",
  },
});
const quiet = aForum({ id: "wages", name: "Lohnverrechnung", ordering: 2 });
const groups = [
  aGroup({ id: "work", name: "Fachliches" }),
  aGroup({ id: "taxes", parentId: "work", forums: [vat, quiet] }),
];

const rowOf = (name: string) => {
  const row = screen.getByRole("link", { name }).closest("li");
  if (!row) throw new Error(`${name} stands in no list.`);
  return within(row);
};

describe("the forums", () => {
  it("stand in their groups, with what was written last and what of it is new", async () => {
    discussionsServer(groups);
    renderDiscussions("/discussions");

    await screen.findByRole("region", { name: "Fachliches › Steuern" });

    const row = rowOf("Umsatzsteuer");
    expect(row.getByText("Alles zum UStG")).toBeDefined();
    expect(row.getByText("1.204 Beiträge")).toBeDefined();
    expect(row.getByRole("img", { name: "3 Diskussionen mit Neuem" })).toBeDefined();
    expect(row.getByRole("link", { name: "Dreiecksgeschäft" }).getAttribute("href")).toBe(
      "/discussions/posts/p9",
    );
    expect(row.getByText(/01\.02\.2026/)).toBeDefined();
    expect(row.getByText(/Peter Reiter/)).toBeDefined();
    expect(rowOf("Lohnverrechnung").getByText("Noch kein Beitrag")).toBeDefined();
    expect(rowOf("Lohnverrechnung").queryByRole("img")).toBeNull();
  });

  it("say that there are none yet, and offer to make a group only to those who may", async () => {
    discussionsServer([]);
    renderDiscussions("/discussions");

    expect(await screen.findByText("Hier stehen Foren, sobald eines angelegt ist.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Neue Gruppe" })).toBeNull();
  });

  it("are searched on the page of what is found", async () => {
    discussionsServer(groups);
    const { user, address } = renderDiscussions("/discussions");

    await user.type(await screen.findByRole("searchbox", { name: "Foren durchsuchen" }), "am Bau{Enter}");

    await waitFor(() => expect(address()).toBe("/discussions/search?suche=am+Bau"));
  });
});

describe("what was read", () => {
  it("is all of it, at one click", async () => {
    const read = groups.map((group) => ({
      ...group,
      forums: group.forums?.map((forum) => ({ ...forum, unreadCount: 0 })),
    }));
    let isRead = false;
    discussionsServer(groups, {
      "GET /v1/discussions/groups": () => Response.json({ data: isRead ? read : groups }),
      "PUT /v1/discussions/read": () => {
        isRead = true;
        return noContent();
      },
    });
    const { user } = renderDiscussions("/discussions");

    await user.click(await screen.findByRole("button", { name: "Alles gelesen" }));

    await waitFor(() => expect(screen.queryByRole("img", { name: /mit Neuem/ })).toBeNull());
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Alles gelesen" }).disabled).toBe(true);
  });
});
