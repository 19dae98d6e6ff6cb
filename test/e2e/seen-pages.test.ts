import { expect, it } from "vitest";
import { withBrowser } from "./browser.ts";
import { withPortal } from "./portal.ts";
import { signIn } from "./sign-in.ts";

const browser = withBrowser();
const portal = withPortal("demo");

it("a page that was seen before shows what it showed until the server answers", async () => {
  const page = await browser.visit({ width: 1440 });
  const rows = page.getByRole("listitem").filter({ hasText: "Achleitner" });
  await signIn(page, portal.url, "mitarbeiter", "/employees");
  await rows.first().waitFor();
  const shown = await rows.allInnerTexts();

  const answer = Promise.withResolvers<void>();
  await page.route(/\/v1\/organisations\/employees/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/v1\/organisations\/employees/);
  await page.goto(`${portal.url}/employees`);

  await asked;
  await rows.first().waitFor();
  expect(await rows.allInnerTexts()).toEqual(shown);
  answer.resolve();
});
