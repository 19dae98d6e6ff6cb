import { expect, it } from "vitest";
import { signInFirst } from "../../../../web/app/shell/sign-in-first.ts";

const publicRoutes = [{ path: "login" }, { path: "subscriptions/unsubscribe" }];

const begin = (pathname: string, search = "") => signInFirst(publicRoutes, { pathname, search, hash: "" });

it("leads visitors to the login page before anything of the portal is fetched", () => {
  expect(begin("/")).toBe("/login");
  expect(begin("/news/articles", "?seite=2")).toBe("/login?returnUrl=%2Fnews%2Farticles%3Fseite%3D2");
});

it("leaves alone what is for everybody", () => {
  expect(begin("/login", "?returnUrl=%2Fnews")).toBeUndefined();
  expect(begin("/subscriptions/unsubscribe", "?token=t")).toBeUndefined();
});
