import type { portal } from "../../../shared/portal.contract.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { admins, anyEventEditors, eventEditors, everybody, members } from "./rights.ts";
import { stored } from "./subjects.ts";

const { event } = stored;
const body = {
  title: "Fachtagung",
  start: "2030-03-14T08:00:00.000Z",
  end: "2030-03-14T16:00:00.000Z",
  organisationid: null,
};
const period = { from: "2030-01-01", to: "2030-12-31" };
const category = { name: "Steuertermine" };

export const calendarRows: RowsOf<typeof portal.calendar> = {
  events: {
    list: { right: members },
    read: { right: members, query: {}, subject: event },
    create: { right: eventEditors, body },
    update: { right: eventEditors, body, subject: event },
    copy: { isOwn: true, right: eventEditors, body: { days: ["2030-03-21"] }, subject: event },
    remove: { right: eventEditors, query: {}, subject: event },
    restore: { isOwn: true, right: eventEditors, subject: stored.deletedEvent },
    audience: { isOwn: true, right: anyEventEditors, query: { about: "saving" } },
    files: { right: members, subject: event },
    removeFile: { right: eventEditors, subject: stored.fileOfEvent },
  },
  feed: {
    own: { isOwn: true, right: members },
    start: { isOwn: true, right: members, body: {} },
    choose: { isOwn: true, right: members, body: {} },
    remove: { isOwn: true, right: members },
    read: { isOwn: true, right: everybody, subject: stored.unknownFeed },
    event: { isOwn: true, right: members, subject: event },
  },
  layers: {
    birthdays: { isOwn: true, right: members, query: period },
    holidays: { isOwn: true, right: members, query: period },
  },
  answers: {
    answer: { isOwn: true, right: members, body: { answer: "yes" }, subject: event },
    // Besides the session: people, offices, accounts.
    list: { isOwn: true, right: members, requests: 4, subject: event },
    remind: { isOwn: true, right: eventEditors, subject: event },
  },
  categories: {
    list: { right: members },
    create: { isOwn: true, right: admins, body: category },
    update: { isOwn: true, right: admins, body: category, subject: stored.eventCategory },
    remove: { isOwn: true, right: admins, query: {}, subject: stored.eventCategory },
  },
};
