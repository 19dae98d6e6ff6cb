import { expect, it } from "vitest";
import { openPeople } from "../../../functions/data/people/open-people.ts";
import { anOffice } from "../../support/people.builder.ts";
import { aSubscriber, everybody, sendingWorld } from "./sending-world.ts";

it.each([
  [null, { name: "Gruppe", replyTo: "gruppe@example.at" }],
  ["2", { name: "Kanzlei Melk", replyTo: "melk@example.at" }],
])("A newsletter of office %j comes from it, and is answered to it", async (organisationId, from) => {
  const world = await sendingWorld();
  await openPeople(world.table).organisations.insertMany([
    anOffice({ id: "1", name: "Gruppe", email: "gruppe@example.at" }),
    anOffice({ id: "2", name: "Kanzlei Melk", email: null, mailReplyTo: "melk@example.at" }),
  ]);
  await world.addSubscribers(1, () => ({ ...aSubscriber(0), organisationId: organisationId ?? "1" }));
  await world.start(1, { choice: { ...everybody, organisationId } });
  await world.planAll();
  await world.sendAll();

  expect(world.froms).toEqual([from]);
});
