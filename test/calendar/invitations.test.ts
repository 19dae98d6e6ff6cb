import ical from "ical.js";
import { describe, expect, it } from "vitest";
import { openInvitations } from "../../functions/calendar/ical/invitation.ts";
import type { StoredEvent } from "../../functions/data/calendar/calendar-events.collection.ts";
import { openStores } from "../../functions/data/stores.ts";
import { fullName } from "../../shared/organisations/employee.ts";
import { portal } from "../portal.ts";
import { anEvent } from "../support/event.builder.ts";
import { anEmployee } from "../support/people.builder.ts";
import { otherOffice, ownOffice } from "../support/viewers.ts";

const { table, people } = await portal();
await people.organisations.update(otherOffice.id, (office) => ({
  ...office,
  email: null,
  mailReplyTo: null,
}));
const stores = openStores(table);

const reader = { ...anEmployee(), email: "eva.gruber@kanzlei.example" };

const invitation = async (event: Partial<StoredEvent> = {}, version = 3, to = reader) => {
  const stored = { ...anEvent({ organisationId: ownOffice.id, ...event }), version };
  const { contentType, content } = await (await openInvitations(stored, stores))(to);
  const calendar = ical.Component.fromString(content);
  const entries = calendar.getAllSubcomponents("vevent");
  const at = (name: string) => entries[0]?.getFirstProperty(name);
  return {
    contentType,
    content,
    entries,
    method: calendar.getFirstPropertyValue("method"),
    read: (name: string) => at(name)?.getFirstValue(),
    parameterOf: (name: string, parameter: string) => at(name)?.getFirstParameter(parameter),
  };
};

describe("the event in a mail to who comes", () => {
  it("is an invitation by the office, which is accepted and asks for no answer", async () => {
    const { entries, method, contentType, read, parameterOf, content } = await invitation();

    expect([method, contentType]).toEqual(["REQUEST", "text/calendar; charset=utf-8; method=REQUEST"]);
    expect(entries).toHaveLength(1);
    expect(read("organizer")).toBe(`mailto:${ownOffice.email}`);
    expect(parameterOf("organizer", "cn")).toBe(ownOffice.name);
    expect(read("attendee")).toBe("mailto:eva.gruber@kanzlei.example");
    expect(parameterOf("attendee", "cn")).toBe(fullName(reader));
    expect(parameterOf("attendee", "partstat")).toBe("ACCEPTED");
    expect(parameterOf("attendee", "rsvp")).toBe("FALSE");
    // Programs that compare text expect these bare, and the rest folded.
    expect(content).toContain("PARTSTAT=ACCEPTED");
    expect(content.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it("is changed and cancelled under its name, each time as a later one", async () => {
    const id = "ev-1";
    const sent = [
      await invitation({ id }, 1),
      await invitation({ id, location: "Graz" }, 2),
      await invitation({ id, deletedAt: "2029-01-01T00:00:00.000Z" }, 4),
    ];

    expect(sent.map(({ read }) => read("uid"))).toEqual(sent.map(() => "event-ev-1@kanzleiportal"));
    expect(sent.map(({ read }) => read("sequence"))).toEqual([0, 1, 3]);
    expect(sent.map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
    expect(sent.map(({ read }) => read("status"))).toEqual(["CONFIRMED", "CONFIRMED", "CANCELLED"]);
  });

  it("names people whatever they are called", async () => {
    const odd = { ...reader, firstname: 'Eva "Evi"', lastname: "Gruber; geb: Šťastná,\r\nX-EVIL:1" };
    const { entries, parameterOf, content } = await invitation({}, 3, odd);

    expect(entries).toHaveLength(1);
    expect(parameterOf("attendee", "cn")).toContain("Eva 'Evi' Gruber; geb: Šťastná, X-EVIL:1");
    expect(content).not.toMatch(/^X-EVIL/m);
  });

  it("is a plain file where the office has no address", async () => {
    const { method, read } = await invitation({ organisationId: otherOffice.id });

    expect([method, read("organizer"), read("attendee")]).toEqual(["PUBLISH", undefined, undefined]);
  });
});
