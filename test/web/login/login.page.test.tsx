import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { LoginPage } from "../../../web/login/login.page.tsx";
import { fakeServer, json, problem } from "../fake-server.ts";
import { employee, signOut, user } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

const routes = [
  { path: "/login", element: <LoginPage /> },
  { path: "*", element: <h1>Portal</h1> },
];

const password = () => screen.getByLabelText("Kennwort", { selector: "input" });

const signInAt = async (address: string) => {
  const page = renderRoutes(routes, address);
  await page.user.type(screen.getByLabelText("Benutzername"), "redaktion");
  await page.user.type(password(), "geheim");
  await page.user.click(screen.getByRole("button", { name: "Anmelden" }));
  return page;
};

beforeEach(signOut);

describe("the login page", () => {
  it("signs in and goes back to where one came from", async () => {
    const server = fakeServer({ "POST /v1/login": () => json({ user, employee }) });

    const { address } = await signInAt("/login?returnUrl=%2Fnews%3Fseite%3D2");

    await screen.findByText("Portal");
    expect(address()).toBe("/news?seite=2");
    expect(server.seen[0]?.body).toEqual({ username: "redaktion", password: "geheim" });
    expect(localStorage.getItem("currentUser")).toContain("redaktion");
  });

  it("stays in the portal whatever the address says", async () => {
    fakeServer({ "POST /v1/login": () => json({ user, employee: null }) });

    const { address } = await signInAt(`/login?returnUrl=${encodeURIComponent("//evil.test/")}`);

    await screen.findByText("Portal");
    expect(address()).toBe("/");
    expect(localStorage.getItem("currentEmployee")).toBeNull();
  });

  it("says what was wrong and lets one try again at once", async () => {
    fakeServer({ "POST /v1/login": () => problem("login.wrong-credentials") });

    await signInAt("/login");

    expect((await screen.findByRole("alert")).textContent).toContain(
      "Benutzername oder Kennwort stimmt nicht.",
    );
    await waitFor(() => expect(document.activeElement).toBe(password()));
  });

  it("says how long to wait after too many tries", async () => {
    fakeServer({ "POST /v1/login": () => problem("login.throttled", {}, { "Retry-After": "840" }) });

    await signInAt("/login");

    expect((await screen.findByRole("alert")).textContent).toContain("in 14 Minuten noch einmal");
  });

  it("asks for what is missing without asking the server", async () => {
    const server = fakeServer({});
    const { user: person } = renderRoutes(routes, "/login");

    await person.click(screen.getByRole("button", { name: "Anmelden" }));

    await waitFor(() =>
      expect(screen.getByLabelText("Benutzername").getAttribute("aria-invalid")).toBe("true"),
    );
    expect(document.activeElement).toBe(screen.getByLabelText("Benutzername"));
    expect(server.seen).toEqual([]);
  });

  it("shows the password on request", async () => {
    const { user: person } = renderRoutes(routes, "/login");

    await person.click(screen.getByRole("button", { name: "Kennwort anzeigen" }));

    expect(password().getAttribute("type")).toBe("text");
    expect(screen.getByRole("button", { name: "Kennwort verbergen" })).toBeDefined();
  });
});
