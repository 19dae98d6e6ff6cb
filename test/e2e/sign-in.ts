import type { Page } from "playwright-core";
import { signIns } from "../../infra/demo/people/sign-ins.ts";

export type SignInName = keyof typeof signIns;

/** Fills the login page that is shown, and waits until it has led on. */
export const fillSignIn = async (page: Page, name: SignInName): Promise<void> => {
  const { username, password } = signIns[name];
  await page.getByLabel("Benutzername").fill(username);
  await page.getByLabel("Kennwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Anmelden" }).click();
  await page.waitForURL((address) => address.pathname !== "/login");
  // The address is a step ahead of what is shown.
  await page.getByRole("button", { name: "Anmelden" }).waitFor({ state: "detached" });
};

/** Signs in and comes out at `path`. */
export const signIn = async (page: Page, url: string, name: SignInName, path = "/home"): Promise<void> => {
  await page.goto(`${url}/login?returnUrl=${encodeURIComponent(path)}`);
  await fillSignIn(page, name);
  await page.getByRole("heading", { level: 1 }).waitFor();
};
