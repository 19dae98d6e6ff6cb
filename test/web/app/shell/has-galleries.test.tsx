import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { internalProblems } from "../../../../shared/contract/general.problems.ts";
import { SideNavigation } from "../../../../web/app/shell/side-navigation.tsx";
import { fakeServer, json, problem } from "../../fake-server.ts";
import { aFrame, signIn, signOut } from "../../people.ts";
import { renderPage } from "../../render-page.tsx";

const BELL = "GET /v1/notifications/unread";

const show = (answer: () => Response) => {
  signIn();
  const server = fakeServer({
    [BELL]: answer,
    "GET /v1/discussions/unread": () => json({ totalCount: 0, forums: [] }),
  });
  renderPage(<SideNavigation />);
  return server;
};
const some = () => json(aFrame({ hasGalleries: true }));

const entry = () => screen.queryByRole("link", { name: "Bildergalerien" });

beforeEach(() => sessionStorage.clear());

describe("the entry of the galleries", () => {
  it("is there once there is one, by what the bell tells anyway", async () => {
    const { seen } = show(some);

    await waitFor(() => expect(entry()).not.toBeNull());

    expect(seen.map(({ key }) => key)).not.toContain("GET /v1/galleries");
  });

  it("is there at once on the next page", async () => {
    show(some);
    await waitFor(() => expect(entry()).not.toBeNull());
    cleanup();

    show(() => problem(internalProblems.failure));

    expect(entry()).not.toBeNull();
  });

  it("is gone with the last of them", async () => {
    show(some);
    await waitFor(() => expect(entry()).not.toBeNull());
    cleanup();

    show(() => json(aFrame()));

    await waitFor(() => expect(entry()).toBeNull());
  });

  it.each([
    ["there is none", () => json(aFrame())],
    ["that is not to be learnt", () => problem(internalProblems.failure)],
  ])("is not there if %s", async (_, answer) => {
    const { asked } = show(answer);

    await waitFor(() => expect(asked(BELL)).toHaveLength(1));
    await screen.findByRole("link", { name: "Cloud" });

    expect(entry()).toBeNull();
  });

  it("is remembered by the tab, and until its person leaves", async () => {
    show(some);
    await waitFor(() => expect(entry()).not.toBeNull());

    expect(Object.keys(localStorage).toSorted()).toEqual(["currentEmployee", "currentUser"]);
    cleanup();
    signOut();

    expect(sessionStorage).toHaveLength(0);
  });
});
