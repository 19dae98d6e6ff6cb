import { expect, it } from "vitest";
import { openPeople } from "../../../functions/data/people/open-people.ts";
import { anOffice } from "../../support/people.builder.ts";
import { aSubscriber, everybody, sendingFixture } from "./sending.fixture.ts";

it.each([
  [null, { name: "Gruppe", replyTo: "gruppe@example.at" }],
  ["2", { name: "Kanzlei Melk", replyTo: "melk@example.at" }],
])("A newsletter of office %j comes from it, and is answered to it", async (organisationId, from) => {
  const fixture = await sendingFixture();
  await openPeople(fixture.table).organisations.insertMany([
    anOffice({ id: "1", name: "Gruppe", email: "gruppe@example.at" }),
    anOffice({ id: "2", name: "Kanzlei Melk", email: null, mailReplyTo: "melk@example.at" }),
  ]);
  await fixture.addSubscribers(1, () => ({ ...aSubscriber(0), organisationId: organisationId ?? "1" }));
  await fixture.start(1, { choice: { ...everybody, organisationId } });
  await fixture.planAll();
  await fixture.sendAll();

  expect(fixture.froms).toEqual([from]);
});
