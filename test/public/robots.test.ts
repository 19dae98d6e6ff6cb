import { expect, it } from "vitest";
import { robotsOf } from "../../functions/public/robots.ts";
import { publicPages } from "../../shared/organisations/public-organisations.contract.ts";
import { portal } from "../portal.ts";

const rules = Array.from(
  robotsOf("prod", "https://portal.example").matchAll(/^(Allow|Disallow): (.+)$/gm),
  ([, verb, path = ""]) => ({ isAllowed: verb === "Allow", path }),
);

/** RFC 9309, section 2.2.2. */
const isRead = (address: string) =>
  rules
    .filter(({ path }) => (path.endsWith("$") ? `${address}$` === path : address.startsWith(path)))
    .toSorted((one, other) => other.path.length - one.path.length)[0]?.isAllowed;

it.each([
  "/kanzleien",
  "/kanzleien/linz/en",
  "/kanzleien/linz/neuigkeiten?seite=2",
  "/neuigkeiten",
  "/news/steuern-2026",
  "/news/articles-of-association",
  "/v1/public/files/f1?variant=title",
  "/v1/public/organisations/o1/imprint",
  "/sitemap.xml",
])("lets search engines read %s", (address) => {
  expect(isRead(address)).toBe(true);
});

it.each([
  "/",
  "/login",
  "/news/articles",
  "/news/articles/steuern-2026",
  "/news/subscribers/s1",
  "/cloud",
  "/v1/public/shares/token",
  "/v1/public/newsletters/n1/links/signature?to=https%3A%2F%2Fa.example%2F",
  "/v1/news/articles",
])("keeps search engines from %s", (address) => {
  expect(isRead(address)).toBe(false);
});

it("names the sitemap", () => {
  expect(robotsOf("prod", "https://portal.example")).toContain(
    "\nSitemap: https://portal.example/sitemap.xml\n",
  );
});

it("lets them read nothing of other stages", async () => {
  const { send } = await portal();

  const { response } = await send(publicPages.robots, {});

  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe("User-agent: *\nDisallow: /\n");
});
