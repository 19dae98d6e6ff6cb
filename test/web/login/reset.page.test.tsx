import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { loginProblems } from "../../../shared/login/login.problems.ts";
import { ResetPage } from "../../../web/login/reset.page.tsx";
import { fakeServer, problem } from "../fake-server.ts";
import { signOut } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

const routes = [
  { path: "/reset", element: <ResetPage /> },
  { path: "*", element: <h1>Anmelden</h1> },
];
const link = "/reset?username=anna.gruber&code=abc";
const done = () => new Response(null, { status: 204 });
const field = (name: string) => screen.getByLabelText(name, { selector: "input" });

const setPassword = async (password: string, repeated = password) => {
  const page = renderRoutes(routes, link);
  await page.user.type(field("Neues Kennwort"), password);
  await page.user.type(field("Neues Kennwort wiederholen"), repeated);
  await page.user.click(screen.getByRole("button", { name: "Kennwort festlegen" }));
  return page;
};

beforeEach(signOut);

describe("who has forgotten the password", () => {
  it("asks for a link, and hears nothing of whether there is such a user", async () => {
    const server = fakeServer({ "GET /v1/login/forgotPassword": done });
    const { user } = renderRoutes(routes, "/reset");

    await user.type(screen.getByLabelText("Benutzername"), "anna.gruber");
    await user.click(screen.getByRole("button", { name: "Link anfordern" }));

    expect((await screen.findByRole("status")).textContent).toContain("Wenn es diesen Benutzer gibt");
    expect(server.seen[0]?.url.searchParams.get("username")).toBe("anna.gruber");
  });

  it("sets a new one by the link, and goes on to sign in under the same name", async () => {
    const server = fakeServer({ "POST /v1/login/reset": done });

    const { user, address } = await setPassword("Sieben Störche am Teich");

    expect((await screen.findByRole("status")).textContent).toContain("gilt ab jetzt");
    expect(server.seen[0]?.body).toEqual({
      username: "anna.gruber",
      code: "abc",
      newPassword: "Sieben Störche am Teich",
    });
    await user.click(screen.getByRole("link", { name: "Zur Anmeldung" }));
    expect(address()).toBe("/login?username=anna.gruber");
  });

  it.each([
    ["too short", "zu kurz", "zu kurz", "mindestens 12 Zeichen"],
    ["easily guessed", "anna.gruber2026", "anna.gruber2026", "bald erraten"],
    ["typed differently", "Sieben Störche am Teich", "Sieben Störche am See", "nicht gleich"],
  ])("is told before anything is sent that it is %s", async (_, password, repeated, said) => {
    const server = fakeServer({});

    await setPassword(password, repeated);

    expect(await screen.findByText(new RegExp(said))).toBeDefined();
    expect(server.seen).toEqual([]);
  });

  it("hears of a link that is no longer good, and gets another one", async () => {
    fakeServer({ "POST /v1/login/reset": () => problem(loginProblems.resetInvalid) });

    const { user } = await setPassword("Sieben Störche am Teich");

    expect((await screen.findByRole("alert")).textContent).toContain("gilt nicht mehr");
    await user.click(screen.getByRole("link", { name: "Neuen Link anfordern" }));
    expect(screen.getByRole("button", { name: "Link anfordern" })).toBeDefined();
  });
});
