import type { Page } from "playwright-core";
import { signIns } from "../../infra/demo/people/sign-ins.ts";
import { signingIn } from "../../shared/login/sign-in.contract.ts";

export type SignInName = keyof typeof signIns;

/** Fills the login page that is shown, and waits until it has led on. */
export const fillSignIn = async (page: Page, name: SignInName): Promise<void> => {
  const { username, password } = signIns[name];
  await page.getByLabel("Benutzername").fill(username);
  await page.getByLabel("Kennwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await page.waitForURL((address) => address.pathname !== "/login");
  // The address is a step ahead of what is shown.
  await page.getByRole("button", { name: "Anmelden", exact: true }).waitFor({ state: "detached" });
};

/** Signs in and opens `path`, if there is one: what is shown by signing in is tested once. */
export const signIn = async (page: Page, url: string, name: SignInName, path?: string): Promise<void> => {
  const nowhere = `${url}/nowhere`;
  await page.route(nowhere, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto(nowhere);
  await page.evaluate(
    async ([address, body]) => {
      const headers = { "content-type": "application/json" };
      const { user, employee, viewer } = await (
        await fetch(address, { method: "POST", headers, body: JSON.stringify(body) })
      ).json();
      localStorage.setItem("currentUser", JSON.stringify({ ...user, viewer }));
      localStorage.setItem("currentEmployee", JSON.stringify(employee));
    },
    [signingIn.signIn.path, signIns[name]] as const,
  );
  await page.unroute(nowhere);
  if (path === undefined) return;
  await page.goto(url + path);
  await page.getByRole("heading", { level: 1 }).waitFor();
};
