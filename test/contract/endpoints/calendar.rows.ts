import { ulid } from "ulid";
import { calendar } from "../../../shared/calendar/calendar.contract.ts";
import { portal } from "../../portal.ts";
import { anEvent, aStoredEvent } from "../../support/event.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { admins, anywhere, everybody, type MembersRight, members } from "./rights.ts";
import { attachment, callAsAdmin, idOf } from "./subjects.ts";

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
    read: { right: members, query: {}, subject: own.event },
    create: { right: eventEditors, body },
    update: { right: eventEditors, query: {}, body, subject: own.event },
    repeat: { isOwn: true, right: eventEditors, body: { rule: "FREQ=WEEKLY;COUNT=3" }, subject: own.event },
    rule: { isOwn: true, right: eventEditors, query: { scope: "all" }, subject: own.seriesEvent },
    changeRule: {
      isOwn: true,
      right: eventEditors,
      query: { scope: "all" },
      body: { rule: "FREQ=WEEKLY;COUNT=3" },
      subject: own.seriesEvent,
    },
    remove: { right: eventEditors, query: {}, subject: own.event },
    restore: { isOwn: true, right: eventEditors, query: {}, subject: own.deletedEvent },
    audience: { isOwn: true, right: anyEventEditors, query: { about: "saving" } },
    files: { right: members, subject: own.event },
    removeFile: { right: eventEditors, subject: own.fileOfEvent },
  },
  feed: {
    own: { isOwn: true, right: members },
    start: { isOwn: true, right: members, body: {} },
    choose: { isOwn: true, right: members, body: {} },
    remove: { isOwn: true, right: members },
    read: { isOwn: true, right: everybody, subject: own.unknownFeed },
    event: { isOwn: true, right: members, subject: own.event },
  },
  layers: {
    birthdays: { isOwn: true, right: members, query: period },
    holidays: { isOwn: true, right: members, query: period },
  },
  answers: {
    answer: { isOwn: true, right: members, body: { answer: "yes" }, subject: own.event },
    // Besides the session: people, offices, accounts.
    list: { isOwn: true, right: members, subject: own.event },
    remind: { isOwn: true, right: eventEditors, subject: own.event },
  },
  mailedAnswers: {
    read: { isOwn: true, right: everybody, body: { token: "unbekannt" } },
    give: { isOwn: true, right: everybody, body: { token: "unbekannt", answer: "yes" } },
  },
  categories: {
    list: { right: members },
    create: { isOwn: true, right: admins, body: category },
    update: { isOwn: true, right: admins, body: category, subject: own.eventCategory },
    remove: { isOwn: true, right: admins, query: {}, subject: own.eventCategory },
  },
};
