import { expect, it } from "vitest";
import { expectEachOnce } from "./planned-run.ts";
import { everybody, sendingFixture } from "./sending.fixture.ts";

it.each([
  { who: "everybody", choice: everybody, count: 1_500 },
  { who: "externals alone", choice: { ...everybody, sendToClients: false }, count: 750 },
  { who: "clients alone", choice: { ...everybody, sendToExternals: false }, count: 750 },
])("the first mails to $who can go out long before the last recipient is read", async ({ choice, count }) => {
  const portal = await sendingFixture();
  await portal.addSubscribers(1_500);
  const readPages = portal.subscribers.pages.bind(portal.subscribers);
  let readBefore = 0;
  Object.assign(portal.subscribers, {
    pages: async function* (...size: Parameters<typeof readPages>) {
      for await (const page of readPages(...size)) {
        if (portal.batchMessages.length === 0) readBefore += page.length;
        yield page;
      }
    },
  });
  await portal.start(1, { choice });

  await portal.planAll();

  expect(readBefore).toBeLessThanOrEqual(500);
  await portal.sendAll();
  await expectEachOnce(portal, count);
});
