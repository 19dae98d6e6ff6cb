import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { trashRoutes } from "../../../web/trash/trash.routes.ts";
import { chooseAction } from "../choose-action.ts";
import { fakeServer, json, listed, noContent } from "../fake-server.ts";
import { everywhere, type SignedIn } from "../people.ts";
import { renderArea } from "../render-area.tsx";

// Fetched before the first test starts to wait for it.
import "../../../web/trash/trash.page.tsx";

const thing = (kind: string, facts: object = {}) => ({
  kind,
  id: "x1",
  title: "Altes Rundschreiben",
  organisationId: null,
  parentId: null,
  parentName: null,
  excerpt: null,
  start: null,
  seriesId: null,
  deletedAt: "2026-11-20T10:00:00.000Z",
  deletedByName: "Dr. Eva Huber",
  ...facts,
});

const keeper = { grants: everywhere("EDIT_NEWS", "EDIT_EVENTS", "ADMIN_MISC", "ADMIN_ORG") };

const openTrash = async (kind: string, facts: object = {}, person: SignedIn = keeper) => {
  const done = () => json({});
  const server = fakeServer({
    "GET /v1/organisations/summaries": () => listed(),
    "GET /v1/trash": () => listed(thing(kind, facts)),
    "PUT /v1/news/trash/articles/x1": done,
    "DELETE /v1/news/trash/articles/x1": noContent,
    "PUT /v1/news/trash/subscribers/x1": done,
    "PUT /v1/calendar/events/x1/restore": done,
    "PUT /v1/discussions/posts/x1/restore": done,
    "PUT /v1/discussions/answers/x1/restore": done,
    "PUT /v1/misc/x1/restore": done,
    "PUT /v1/misc/g1/data/x1/restore": done,
    "PUT /v1/organisations/o1/links/x1/restore": done,
  });
  const page = renderArea(trashRoutes, `/trash/${kind}`, person);
  const choose = (action: string) => chooseAction(page.user, /^Aktionen für .*Altes Rundschreiben/, action);
  const confirm = async (verb: string) =>
    page.user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: verb }));
  return { ...page, server, choose, confirm };
};

describe("the trash", () => {
  it("says who deleted what, and until when it stays", async () => {
    await openTrash("articles");

    expect(await screen.findByText(/Dr\. Eva Huber/)).toBeDefined();
    expect(screen.getByText("20.12.2026")).toBeDefined();
  });

  it("has a page for each kind that somebody looks after, and for their files", async () => {
    await openTrash("events", {}, { grants: everywhere("EDIT_EVENTS") });

    const tabs = within(await screen.findByRole("navigation", { name: "Was gelöscht wurde" }));
    expect(tabs.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Alles",
      "Foren",
      "Termine",
      "Cloud",
    ]);
  });

  it("is one list of all that somebody looks after", async () => {
    const letter = thing("newsletters", { title: "Quartalsbrief" });
    const link = thing("links", { id: "x2", title: "Kammer", parentId: "o1", parentName: "Kanzlei Linz" });
    fakeServer({
      "GET /v1/organisations/summaries": () => listed(),
      "GET /v1/trash": () => listed(letter, link),
    });
    renderArea(trashRoutes, "/trash", keeper);

    await screen.findByText("Quartalsbrief");

    for (const word of ["Newsletter", "Links der Kanzleien", "Ganze Gruppe", "Kanzlei Linz"])
      expect(screen.getAllByText(word).length).toBeGreaterThan(0);
  });

  it("gives an article back at once, and says that it is a draft", async () => {
    const { server, choose } = await openTrash("articles");
    await choose("Wiederherstellen");

    expect(await screen.findByText("„Altes Rundschreiben“ ist wieder da, als Entwurf.")).toBeDefined();
    expect(server.asked("PUT /v1/news/trash/articles/x1")).toHaveLength(1);
  });

  it("says before that a subscriber gets newsletters again", async () => {
    const { server, choose, confirm } = await openTrash("subscribers");
    await choose("Wiederherstellen");
    expect(await screen.findByText(/bekommt dann wieder Newsletter/)).toBeDefined();
    expect(server.asked("PUT /v1/news/trash/subscribers/x1")).toEqual([]);
    await confirm("Wiederherstellen");

    await waitFor(() => expect(server.asked("PUT /v1/news/trash/subscribers/x1")).toHaveLength(1));
  });

  it("says before whom an event is told to, and gives back what went with it", async () => {
    const { server, choose, confirm } = await openTrash("events", { seriesId: "s1" });
    await choose("Alle mit ihm gelöschten wiederherstellen");
    expect(await screen.findByText(/erfährt jetzt, dass der Termin doch stattfindet/)).toBeDefined();
    await confirm("Wiederherstellen");

    await waitFor(() =>
      expect(server.asked("PUT /v1/calendar/events/x1/restore")[0]?.url.search).toBe("?scope=all"),
    );
  });

  it.each([
    ["posts", {}, "PUT /v1/discussions/posts/x1/restore"],
    ["misc", {}, "PUT /v1/misc/x1/restore"],
    ["misc", { parentId: "g1", parentName: "Formulare" }, "PUT /v1/misc/g1/data/x1/restore"],
    ["links", { parentId: "o1", parentName: "Kanzlei Linz" }, "PUT /v1/organisations/o1/links/x1/restore"],
  ])("gives back %s %o", async (kind, facts, asked) => {
    const { server, choose } = await openTrash(kind, facts);
    await choose("Wiederherstellen");

    await waitFor(() => expect(server.asked(asked)).toHaveLength(1));
  });

  it("gives back an answer, which it shows with how it begins", async () => {
    const answer = { parentId: "p1", excerpt: "Eva Gruber: Nein" };
    const { server, choose } = await openTrash("posts", answer);
    expect(await screen.findByText("Eva Gruber: Nein")).toBeDefined();
    expect(screen.getByText("Antwort zu „Altes Rundschreiben“")).toBeDefined();
    await choose("Wiederherstellen");

    await waitFor(() => expect(server.asked("PUT /v1/discussions/answers/x1/restore")).toHaveLength(1));
  });

  it("deletes for good once somebody has confirmed it", async () => {
    const { server, choose, confirm } = await openTrash("articles");
    await choose("Endgültig löschen");
    expect(await screen.findByText(/Dateien, Versionen und Lesebestätigungen/)).toBeDefined();
    expect(server.asked("DELETE /v1/news/trash/articles/x1")).toEqual([]);
    await confirm("Endgültig löschen");

    await waitFor(() => expect(server.asked("DELETE /v1/news/trash/articles/x1")).toHaveLength(1));
  });

  it("is not for who looks after nothing of that kind", async () => {
    const server = fakeServer({});
    renderArea(trashRoutes, "/trash/articles");

    await screen.findByRole("heading", { name: "Keine Berechtigung" });

    expect(server.asked("GET /v1/trash")).toEqual([]);
  });
});
