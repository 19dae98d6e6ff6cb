import { ulid } from "ulid";
import { calendar } from "../../../shared/calendar/calendar.contract.ts";
import { portal } from "../../portal.ts";
import { anEvent, aStoredEvent } from "../../support/event.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { attachment, callAsAdmin, idOf } from "./resources.ts";
import { admins, anywhere, everybody, type MembersRight, members } from "./rights.ts";

const anyEventEditors = anywhere("EDIT_EVENTS", "admin");

const eventEditors: MembersRight = {
  places: { own: ["EDIT_EVENTS", "admin"], foreign: ["admin"] },
  others: 403,
};

const own = {
  event: async (organisationId: string) =>
    idOf(await aStoredEvent((await portal()).table, { organisationId, asksForAnswers: true })),
  seriesEvent: async (organisationId: string) => {
    const { start } = anEvent();
    const series = { id: ulid(), rule: "FREQ=WEEKLY", slot: start };
    return idOf(await aStoredEvent((await portal()).table, { organisationId, start, series }));
  },
  deletedEvent: async (organisationId: string) => {
    const facts = { organisationId, deletedAt: new Date().toISOString() };
    return idOf(await aStoredEvent((await portal()).table, facts));
  },
  fileOfEvent: async (organisationId: string) => {
    const call = await callAsAdmin();
    const file = await attachment("event");
    const { title, start, end } = anEvent();
    const body = { title, start, end, organisationId, files: [file] };
    return { eventId: (await call(calendar.events.create, { body })).data.id, fileId: file.id };
  },
  unknownFeed: async () => ({ token: "unknown.ics" }),
  eventCategory: async () => {
    const call = await callAsAdmin();
    return idOf((await call(calendar.categories.create, { body: { name: `Kategorie ${ulid()}` } })).data);
  },
};

const body = {
  title: "Fachtagung",
  start: "2030-03-14T08:00:00.000Z",
  end: "2030-03-14T16:00:00.000Z",
  organisationid: null,
};
const period = { from: "2030-01-01", to: "2030-12-31" };
const category = { name: "Steuertermine" };

export const calendarRows: AreaRows<"calendar"> = {
  events: {
    list: { right: members },
    next: { isOwn: true, right: members },
    read: { right: members, query: {}, resource: own.event },
    create: { right: eventEditors, body },
    update: { right: eventEditors, query: {}, body, resource: own.event },
    repeat: { isOwn: true, right: eventEditors, body: { rule: "FREQ=WEEKLY;COUNT=3" }, resource: own.event },
    rule: { isOwn: true, right: eventEditors, query: { scope: "all" }, resource: own.seriesEvent },
    changeRule: {
      isOwn: true,
      right: eventEditors,
      query: { scope: "all" },
      body: { rule: "FREQ=WEEKLY;COUNT=3" },
      resource: own.seriesEvent,
    },
    remove: { right: eventEditors, query: {}, resource: own.event },
    restore: { isOwn: true, right: eventEditors, query: {}, resource: own.deletedEvent },
    audience: { isOwn: true, right: anyEventEditors, query: { about: "saving" } },
    files: { right: members, resource: own.event },
    removeFile: { right: eventEditors, resource: own.fileOfEvent },
  },
  feed: {
    own: { isOwn: true, right: members },
    start: { isOwn: true, right: members, body: {} },
    choose: { isOwn: true, right: members, body: {} },
    remove: { isOwn: true, right: members },
    read: { isOwn: true, right: everybody, resource: own.unknownFeed },
    event: { isOwn: true, right: members, resource: own.event },
  },
  layers: {
    birthdays: { isOwn: true, right: members, query: period },
    holidays: { isOwn: true, right: members, query: period },
  },
  answers: {
    answer: { isOwn: true, right: members, body: { answer: "yes" }, resource: own.event },
    // Besides the session: people, offices, accounts.
    list: { isOwn: true, right: members, resource: own.event },
    remind: { isOwn: true, right: eventEditors, resource: own.event },
  },
  mailedAnswers: {
    read: { isOwn: true, right: everybody, body: { token: "unbekannt" } },
    give: { isOwn: true, right: everybody, body: { token: "unbekannt", answer: "yes" } },
  },
  categories: {
    list: { right: members },
    create: { isOwn: true, right: admins, body: category },
    update: { isOwn: true, right: admins, body: category, resource: own.eventCategory },
    remove: { isOwn: true, right: admins, query: {}, resource: own.eventCategory },
  },
};
