import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { internalProblems } from "../../../../shared/contract/general.problems.ts";
import { SideNavigation } from "../../../../web/app/shell/side-navigation.tsx";
import { configOf, fakeServer, json, problem } from "../../fake-server.ts";
import { everywhere, type SignedIn, signIn, signOut } from "../../people.ts";
import { renderPage } from "../../render-page.tsx";

const COUNT = "GET /v1/galleries";

const show = (answer: () => Response, person: SignedIn = {}) => {
  signIn(person);
  const server = fakeServer({
    [COUNT]: answer,
    "GET /v1/discussions/unread": () => json({ totalCount: 0, forums: [] }),
  });
  renderPage(<SideNavigation />);
  return server;
};

const entry = () => screen.queryByRole("link", { name: "Bildergalerien" });

beforeEach(() => sessionStorage.clear());

describe("the entry of the galleries", () => {
  it("is there once there is one, and asks for their number alone", async () => {
    const { asked } = show(() => json({ totalCount: 2, data: [] }));

    await waitFor(() => expect(entry()).not.toBeNull());

    expect(configOf(asked(COUNT)[0]).limit).toBe(0);
  });

  it("is there at once on the next page, which need not ask again", async () => {
    show(() => json({ totalCount: 2, data: [] }));
    await waitFor(() => expect(entry()).not.toBeNull());
    cleanup();

    const { asked } = show(() => problem(internalProblems.failure));

    expect(entry()).not.toBeNull();
    expect(asked(COUNT)).toHaveLength(0);
  });

  it.each([
    ["there is none", () => json({ totalCount: 0, data: [] })],
    ["that is not to be learnt", () => problem(internalProblems.failure)],
  ])("is not there if %s", async (_, answer) => {
    const { asked } = show(answer);

    await waitFor(() => expect(asked(COUNT)).toHaveLength(1));
    await screen.findByRole("link", { name: "Cloud" });

    expect(entry()).toBeNull();
  });

  it("is not there before there is one, even for who may create it", async () => {
    const { asked } = show(() => json({ totalCount: 0, data: [] }), { grants: everywhere("EDIT_GROUP") });

    await waitFor(() => expect(asked(COUNT)).toHaveLength(1));
    await screen.findByRole("link", { name: "Cloud" });

    expect(entry()).toBeNull();
  });

  it("is remembered by the tab, and until its person leaves", async () => {
    show(() => json({ totalCount: 2, data: [] }));
    await waitFor(() => expect(entry()).not.toBeNull());

    expect(Object.keys(localStorage).toSorted()).toEqual(["currentEmployee", "currentUser"]);
    cleanup();
    signOut();

    expect(sessionStorage).toHaveLength(0);
  });
});
