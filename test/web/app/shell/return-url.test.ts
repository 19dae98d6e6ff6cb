import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loginPath, safeReturnUrl } from "../../../../web/app/shell/return-url.ts";

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
    "///evil.test",
    "/\n/evil.test",
    "/\r\n\\evil.test",
    " //evil.test",
    "\u0000//evil.test",
    "/..//evil.test",
    "/%2e%2e//evil.test",
    "//portal.test@evil.test/",
    "https://portal.test.evil.test/",
    "https://portal.test@evil.test/",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "vbscript:x",
    "blob:https://portal.test/x",
    "%2F%2Fevil.test",
    "%5C%5Cevil.test",
    "http:evil.test",
    "\\/evil.test",
    "",
    null,
    undefined,
  ])("never leaves the portal: %s", (address) => {
    expect(safeReturnUrl(address, origin)).toBe("/");
  });

  it.each(["/%2F%2Fevil.test", "/%5Cevil.test", "/%09/evil.test", "/javascript:alert(1)", "/@evil.test"])(
    "keeps %s a path of the portal, encoded as it is",
    (address) => {
      const back = safeReturnUrl(address, origin);

      expect(back).toBe(address);
      expect(new URL(back, origin).origin).toBe(origin);
    },
  );

  it("never leaves the portal, whatever is made of slashes, schemes and control characters", () => {
    const parts = [
      "/",
      "\\",
      ".",
      "..",
      ":",
      "@",
      "%2f",
      "%5c",
      "\t",
      "\n",
      "\0",
      "?",
      "#",
      "javascript:",
      "evil.test",
    ];

    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 8 }), (pieces) => {
        const back = safeReturnUrl(pieces.join(""), origin);

        expect(back).toMatch(/^\/(?![/\\])/);
        expect(new URL(back, origin).origin).toBe(origin);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(["/login", "/login?returnUrl=/login", "/Login/", "/%6Cogin", "/v1/login/logout", "/v1"])(
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
