import { describe, expect, it } from "vitest";
import { loginPath, safeReturnUrl } from "../../../web/app/return-url.ts";

const origin = "https://portal.test";

describe("the way back after signing in", () => {
  it.each(["/news", "/news/articles?suche=a&seite=2", "/news/read/a#unten", "/home?x=//b"])(
    "keeps %s",
    (address) => {
      expect(safeReturnUrl(address, origin)).toBe(address);
    },
  );

  it.each([
    "https://evil.test/",
    "//evil.test/",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "/.//evil.test",
    "/x/..//evil.test",
    "javascript:alert(1)",
    "data:text/html,x",
    "evil.test",
    "https:/evil.test",
    "//[",
    "",
    null,
    undefined,
  ])("never leaves the portal: %s", (address) => {
    expect(safeReturnUrl(address, origin)).toBe("/");
  });

  it.each(["/login", "/login?returnUrl=/login", "/v1/login/logout"])(
    "leads to a page, not to %s",
    (address) => {
      expect(safeReturnUrl(address, origin)).toBe("/");
    },
  );

  it("is written into the address of the login page", () => {
    const path = loginPath({ pathname: "/news/articles", search: "?suche=ä&seite=2", hash: "" });

    const back = new URL(path, origin).searchParams.get("returnUrl");
    expect(back).toBe("/news/articles?suche=ä&seite=2");
  });

  it("is left out where it is the start page anyway", () => {
    expect(loginPath({ pathname: "/", search: "", hash: "" })).toBe("/login");
  });
});
