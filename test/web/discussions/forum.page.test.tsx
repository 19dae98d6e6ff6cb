import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { configOf, json, listed, noContent } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { aForum, aListedPost, discussionsServer } from "./discussions-server.ts";
import { renderDiscussions } from "./render-discussions.tsx";

import "../../../web/discussions/forum/forum.page.tsx";

const POSTS = "GET /v1/discussions/forums/vat/posts";
const ADDRESS = "/discussions/forums/vat";
const aFile = { id: "f1", fileName: "Erlass.pdf", contentType: "application/pdf", size: 1_000 };

const serve = (
  posts: readonly ReturnType<typeof aListedPost>[],
  answers: Parameters<typeof discussionsServer>[1] = {},
) =>
  discussionsServer([], {
    "GET /v1/discussions/forums/vat": () => json(aForum({ unreadCount: 1, description: "Zum UStG" })),
    [POSTS]: () => listed(...posts),
    ...answers,
  });

describe("the posts of a forum", () => {
  it("are marked by what they are and by what is new in them", async () => {
    showAt(1_440);
    const marked = { sticky: true, closed: true, hasQuestionnaire: true, unreadCount: 2 };
    serve([aListedPost({ ...marked, files: [aFile] }), aListedPost({ id: "p2", title: "Dreiecksgeschäft" })]);
    renderDiscussions(ADDRESS);

    const row = within(await screen.findByRole("row", { name: /Reverse Charge/ }));

    expect(row.getAllByRole("img").map((mark) => mark.getAttribute("aria-label"))).toEqual([
      "Angeheftet",
      "Mit Umfrage",
      "Mit Dateien",
      "Geschlossen",
      "2 neue Einträge",
    ]);
    expect(row.getByText("Mag. Eva Gruber")).toBeDefined();
    expect(row.getByText(/Peter Reiter/)).toBeDefined();
    expect(row.getByRole("link").getAttribute("href")).toBe("/discussions/posts/p1");
    expect(within(screen.getByRole("row", { name: /Dreiecks/ })).queryByRole("img")).toBeNull();
  });

  it("are fifteen, the latest first, unless the address says otherwise", async () => {
    const server = serve([aListedPost()]);
    renderDiscussions(`${ADDRESS}?sortierung=answersCount:desc&seite=2`);

    await screen.findByText("Reverse Charge am Bau");

    expect(configOf(server.asked(POSTS)[0])).toMatchObject({
      limit: 15,
      skip: 15,
      sort: [{ field: "answersCount", direction: "desc" }],
    });
  });

  it("are searched where one is", async () => {
    serve([]);
    const { user, address } = renderDiscussions(ADDRESS);

    await user.type(await screen.findByRole("searchbox", { name: "Dieses Forum durchsuchen" }), "Bau{Enter}");

    await waitFor(() => expect(address()).toBe("/discussions/search?suche=Bau&forum=vat"));
  });

  it("begin with a new one, also where there is none", async () => {
    serve([]);
    const { user, address } = renderDiscussions(ADDRESS);
    await screen.findByText("Hier stehen Beiträge, sobald jemand den ersten schreibt.");

    const [button] = screen.getAllByRole("button", { name: "Neuer Beitrag" });
    await user.click(button ?? document.body);

    await waitFor(() => expect(address()).toBe("/discussions/posts/new?forum=vat"));
  });

  it("are read at one click", async () => {
    showAt(1_440);
    const { asked } = serve([aListedPost({ unreadCount: 2 })], {
      "PUT /v1/discussions/forums/vat/read": noContent,
    });
    const { user } = renderDiscussions(ADDRESS);

    await user.click(await screen.findByRole("button", { name: "Alles gelesen" }));

    // What is shown is asked for again.
    await waitFor(() => expect(asked(POSTS)).toHaveLength(2));
  });
});

describe("following a forum", () => {
  const NOTIFICATIONS = "v1/organisations/employees/e1/notifications";
  const setting = (active: boolean, isAllowed = true) => ({
    forumId: "vat",
    employeeId: "e1",
    forumName: "Umsatzsteuer",
    active,
    isAllowed,
  });

  it("is switched on and off on its page", async () => {
    showAt(1_440);
    const { asked } = serve([], {
      [`GET /${NOTIFICATIONS}`]: () => json([setting(false)]),
      [`PATCH /${NOTIFICATIONS}`]: () => json([setting(true)]),
    });
    const { user } = renderDiscussions(ADDRESS);

    const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Forum folgen" });
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);

    expect(await screen.findByRole("button", { name: "Nicht mehr folgen" })).toBeDefined();
    expect(asked(`PATCH /${NOTIFICATIONS}`)[0]?.body).toEqual([
      { forumId: "vat", employeeId: "e1", active: true },
    ]);
  });

  it("is not possible without an address", async () => {
    showAt(1_440);
    const { asked } = serve([], { [`GET /${NOTIFICATIONS}`]: () => json([setting(false, false)]) });
    renderDiscussions(ADDRESS);

    await waitFor(() => expect(asked(`GET /${NOTIFICATIONS}`)).toHaveLength(1));

    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Forum folgen" }).disabled).toBe(true);
  });
});
