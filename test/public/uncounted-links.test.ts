import { expect, it } from "vitest";
import { clicksFixture, links, TARGET } from "./newsletter-links.fixture.ts";

it("leads on from a newsletter that was counted, uncounted once the switch is off", async () => {
  const { aNewsletter, openLink, counted } = await clicksFixture(false);
  const id = await aNewsletter();

  const { response } = await openLink(links.of(id, TARGET));

  expect(response.headers.get("location")).toBe(TARGET);
  expect(await counted(id)).toEqual({ clicks: 0, scannerClicks: 0 });
});
