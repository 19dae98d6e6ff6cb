import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { Guard } from "../../../web/app/guard.tsx";
import { currentSession, endSession, useSignedIn } from "../../../web/app/session.ts";
import { employee, signIn, signOut, user } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

const Name = () => useSignedIn().user.username;

const routes = [
  { path: "/login", element: <h1>Anmelden</h1> },
  { Component: Guard, children: [{ path: "*", element: <Name /> }] },
];

beforeEach(signOut);

describe("the guard", () => {
  it("lets a signed-in user through", () => {
    signIn();
    renderRoutes(routes, "/news");

    expect(screen.getByText("redaktion")).toBeDefined();
  });

  it("sends others to the login page, with the way back", async () => {
    const { address } = renderRoutes(routes, "/news/articles?suche=a%26b#unten");

    await screen.findByText("Anmelden");
    expect(new URLSearchParams(address().slice("/login".length)).get("returnUrl")).toBe(
      "/news/articles?suche=a%26b#unten",
    );
  });

  it("sends to the login page whoever loses the session meanwhile", async () => {
    signIn();
    const { address } = renderRoutes(routes, "/profile");

    act(() => endSession());

    await waitFor(() => expect(address()).toBe("/login?returnUrl=%2Fprofile"));
  });

  it("notices signing out in another tab", async () => {
    signIn();
    const { address } = renderRoutes(routes, "/profile");

    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null })));

    await waitFor(() => expect(address()).toContain("/login"));
  });
});

describe("the stored session", () => {
  it("is kept under the names the specification gives", () => {
    signIn();

    expect(JSON.parse(localStorage.getItem("currentUser") ?? "")).toEqual(user);
    expect(JSON.parse(localStorage.getItem("currentEmployee") ?? "")).toEqual(employee);
  });

  it.each(["", "{", "null", "[]", '{"id":1}', "{}"])("counts as none when it is broken: %s", (stored) => {
    signIn();
    localStorage.setItem("currentUser", stored);
    window.dispatchEvent(new StorageEvent("storage", { key: "currentUser" }));

    expect(currentSession()).toBeNull();
  });
});
