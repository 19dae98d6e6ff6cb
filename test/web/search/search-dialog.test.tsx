import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { SearchButton } from "../../../web/app/shell/search-button.tsx";
import { configOf, json } from "../fake-server.ts";
import { signIn } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";
import { aFound, reply, SEARCH, searchServer } from "./search-server.ts";

const person = aFound({ area: "people", id: "e9", title: "Wirtl, Anna", path: "/employees/e9" });
const both = () => json(reply([aFound(), person], { totalCount: 31 }));

const show = () =>
  renderRoutes(
    [
      { path: "/home", element: <SearchButton /> },
      { path: "*", element: <h1>Woanders</h1> },
    ],
    "/home",
  );

const field = () => screen.findByRole("combobox", { name: "Im ganzen Portal suchen" });
const options = () => screen.findAllByRole("option");

beforeEach(() => {
  signIn();
});

it("opens by Ctrl+K with the focus in the field, and closes by Escape", async () => {
  searchServer(both);
  const { user } = show();

  await user.keyboard("{Control>}k{/Control}");
  await waitFor(async () => expect(document.activeElement).toBe(await field()));

  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("stays closed once Enter has led on, though the focus is back on its button", async () => {
  searchServer(both);
  const { user } = renderRoutes([{ path: "*", element: <SearchButton /> }], "/home");
  const button = screen.getByRole("button", { name: "Suchen" });
  await user.click(button);
  await user.type(await field(), "wirte");

  await user.keyboard("{Enter}");

  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("loses no letter that is typed at once", async () => {
  searchServer(both);
  const { user } = show();

  await user.keyboard("{Control>}k{/Control}umsatz");

  expect((await field()).getAttribute("value")).toBe("umsatz");
});

it("suggests from the third letter on, and asks once for what was typed in one go", async () => {
  const { asked } = searchServer(both);
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Suchen" }));

  await user.type(await field(), "wi");
  expect(screen.getByText("Ab dem dritten Buchstaben kommen Vorschläge.")).toBeDefined();
  await user.type(await field(), "rte");

  expect(await options()).toHaveLength(3);
  expect(asked(SEARCH).map((request) => configOf(request).searchTerm)).toEqual(["wirte"]);
  expect(configOf(asked(SEARCH)[0]).limit).toBe(6);
});

it("says that it searches, and takes what was found for other words for no result", async () => {
  const { promise: late, resolve } = Promise.withResolvers<Response>();
  searchServer((request) => (configOf(request).searchTerm === "wirte" ? both() : late));
  const { user, address } = show();
  await user.keyboard("{Control>}k{/Control}wirte");
  await options();

  await user.type(await field(), "r");
  await screen.findByText("Wird gesucht …");
  await user.keyboard("{ArrowDown}");

  expect((await field()).getAttribute("aria-activedescendant")).toBeNull();
  expect(screen.queryByText("31 Treffer")).toBeNull();
  resolve(json(reply([], { totalCount: 0 })));
  await screen.findByText("Dazu gibt es nichts.");
  expect(address()).toBe("/home");
});

it("is used by keyboard alone: arrows choose, Enter opens", async () => {
  searchServer(both);
  const { user, address } = show();
  await user.keyboard("{Meta>}k{/Meta}");
  const input = await field();
  await user.type(input, "wirte");
  const [first, second, all] = await options();

  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(input.getAttribute("aria-activedescendant")).toBe(second?.id);
  expect(second?.getAttribute("aria-selected")).toBe("true");
  await user.keyboard("{ArrowDown}");
  expect(input.getAttribute("aria-activedescendant")).toBe(all?.id);
  await user.keyboard("{ArrowDown}");
  expect(input.getAttribute("aria-activedescendant")).toBeNull();
  await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(input.getAttribute("aria-activedescendant")).toBe(first?.id);

  await user.keyboard("{ArrowDown}{Enter}");
  expect(address()).toBe("/employees/e9");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("leads to all that is found by Enter without a choice, and by the last suggestion", async () => {
  searchServer(both);
  const { user, address, router } = show();
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await field(), "wirte im ort{Enter}");
  expect(address()).toBe("/search?suche=wirte+im+ort");

  await act(() => router.navigate("/home"));
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await field(), "wirte");
  await user.click(await screen.findByRole("option", { name: /Alle 31 Treffer/ }));
  expect(address()).toBe("/search?suche=wirte");
});

it("says that there is nothing, and forgets suggestions of a term that became too short", async () => {
  searchServer((request) => (configOf(request).searchTerm === "wirte" ? both() : json(reply([]))));
  const { user } = show();
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await field(), "wirte");
  await options();

  await user.clear(await field());
  await waitFor(() => expect(screen.queryAllByRole("option")).toEqual([]));
  await user.type(await field(), "xylophon");

  expect(await within(screen.getByRole("dialog")).findByText("Dazu gibt es nichts.")).toBeDefined();
});

it("says where something may be missing", async () => {
  searchServer(() => json(reply([], { incomplete: ["cloud"] })));
  const { user } = show();
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await field(), "wirte");

  expect((await screen.findByText(/Hier kann gerade etwas fehlen: Cloud/)).textContent).toContain(
    "Dazu gibt es nichts.",
  );
});
