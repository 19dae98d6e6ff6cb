import { useQuery } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { sessionProblems } from "../../../../shared/contract/general.problems.ts";
import { login } from "../../../../shared/login/login.contract.ts";
import { call } from "../../../../web/app/client/call.ts";
import { currentSession, endSession, proveSession, useSignedIn } from "../../../../web/app/client/session.ts";
import { Guard } from "../../../../web/app/shell/guard.tsx";
import { fakePasskeys, newCredential } from "../../fake-passkeys.ts";
import { fakeServer, json, listed, noContent, problem } from "../../fake-server.ts";
import { employee, everywhere, signIn, signOut, user } from "../../people.ts";
import { renderRoutes } from "../../render-page.tsx";

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

  it("leads back no more who signs out", async () => {
    signIn();
    proveSession();
    const { address } = renderRoutes(routes, "/profile");

    act(() => endSession());

    await waitFor(() => expect(address()).toBe("/login"));
  });

  it("notices signing out in another tab, and keeps the way back", async () => {
    signIn();
    proveSession();
    const { address } = renderRoutes(routes, "/profile");

    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null })));

    await waitFor(() => expect(address()).toBe("/login?returnUrl=%2Fprofile"));
  });
});

describe("the stored session", () => {
  it("is kept under the names the specification gives", () => {
    signIn({ grants: everywhere("READ_NEWS") });

    expect(Object.keys(localStorage).toSorted()).toEqual(["currentEmployee", "currentUser"]);
    expect(JSON.parse(localStorage.getItem("currentUser") ?? "")).toMatchObject(user);
    expect(JSON.parse(localStorage.getItem("currentEmployee") ?? "")).toEqual(employee);
  });

  it("is one without rights where those are not stored", () => {
    signIn({ grants: everywhere("READ_NEWS") });
    localStorage.setItem("currentUser", JSON.stringify(user));
    window.dispatchEvent(new StorageEvent("storage", { key: "currentUser" }));

    expect(currentSession()?.viewer).toMatchObject({ userId: user.id, employedAt: "1", grants: [] });
  });

  it.each(["", "{", "null", "[]", '{"id":1}', "{}"])("counts as none when it is broken: %s", (stored) => {
    signIn();
    localStorage.setItem("currentUser", stored);
    window.dispatchEvent(new StorageEvent("storage", { key: "currentUser" }));

    expect(currentSession()).toBeNull();
  });
});

describe("an administrator who must set up a second factor", () => {
  const missing = () => problem(sessionProblems.secondFactorMissing);
  const Page = () => {
    const { data } = useQuery({
      queryKey: ["page"],
      queryFn: () => call(login.sessions.list, {}),
      retry: false,
    });
    return <h1>{data ? "Seite" : "lädt"}</h1>;
  };
  const guarded = [{ Component: Guard, children: [{ path: "*", element: <Page /> }] }];

  it("does that in place of every page, and then goes on there", async () => {
    signIn({ isAdmin: true });
    const state = { lacks: true };
    fakeServer({
      "GET /v1/login/sessions": () => (state.lacks ? missing() : listed()),
      "POST /v1/login/second-factor": () =>
        json({ secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/x?secret=J" }),
      "PUT /v1/login/second-factor": () => {
        state.lacks = false;
        return json({ recoveryCodes: ["abcd-efgh-jkmn"] });
      },
    });
    const page = renderRoutes(guarded, "/news");
    await screen.findByRole("heading", { name: "Zweiten Faktor einrichten" });

    await page.user.type(screen.getByLabelText("Kennwort", { selector: "input" }), "geheim{Enter}");
    await page.user.type(await screen.findByLabelText("Code"), "123456{Enter}");
    await page.user.click(await screen.findByRole("button", { name: "Ich habe die Codes aufbewahrt" }));

    await screen.findByRole("heading", { name: "Seite" });
    expect(page.address()).toBe("/news");
  });

  it("may make a passkey instead", async () => {
    signIn({ isAdmin: true });
    fakePasskeys({ create: async () => newCredential });
    const state = { lacks: true };
    const server = fakeServer({
      "GET /v1/login/sessions": () => (state.lacks ? missing() : listed()),
      "POST /v1/login/passkeys/options": () =>
        json({ rp: { id: "portal.test", name: "x" }, user: { id: "dTE", name: "x" }, challenge: "Y2g" }),
      "POST /v1/login/passkeys": () => {
        state.lacks = false;
        return json({ id: "p1" }, { status: 201 });
      },
    });
    const page = renderRoutes(guarded, "/news");

    await page.user.click(await screen.findByRole("button", { name: "Passkey anlegen" }));
    await page.user.click(await screen.findByRole("button", { name: "Anlegen" }));

    await screen.findByRole("heading", { name: "Seite" });
    expect(server.asked("POST /v1/login/passkeys")[0]?.body).toMatchObject({ name: "Mein Gerät" });
  });

  it("can sign out instead", async () => {
    signIn({ isAdmin: true });
    fakeServer({
      "GET /v1/login/sessions": missing,
      "POST /v1/login/logout": noContent,
    });
    const page = renderRoutes([...guarded, { path: "/login", element: <h1>Anmelden</h1> }], "/news");

    await page.user.click(await screen.findByRole("button", { name: "Abmelden" }));

    await screen.findByRole("heading", { name: "Anmelden" });
    expect(currentSession()).toBeNull();
  });

  it("signs in anew where the session ends meanwhile", async () => {
    signIn({ isAdmin: true });
    fakeServer({
      "GET /v1/login/sessions": missing,
      "POST /v1/login/second-factor": () => problem(sessionProblems.missing),
    });
    const page = renderRoutes([...guarded, { path: "/login", element: <h1>Anmelden</h1> }], "/news");

    await page.user.type(await screen.findByLabelText("Kennwort", { selector: "input" }), "geheim{Enter}");

    await screen.findByRole("heading", { name: "Anmelden" });
    expect(page.address()).toBe("/login?returnUrl=%2Fnews");
  });
});
