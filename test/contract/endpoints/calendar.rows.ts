import type { portal } from "../../../shared/portal.contract.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { admins, eventEditors, members } from "./rights.ts";
import { stored } from "./subjects.ts";

const { event } = stored;
const body = {
  title: "Fachtagung",
  start: "2030-03-14T08:00:00.000Z",
  end: "2030-03-14T16:00:00.000Z",
  organisationid: null,
};
const category = { name: "Steuertermine" };

export const calendarRows: RowsOf<typeof portal.calendar> = {
  events: {
    list: { right: members },
    read: { right: members, query: {}, subject: event },
    create: { right: eventEditors, body },
    update: { right: eventEditors, body, subject: event },
    copy: { isOwn: true, right: eventEditors, body: { days: ["2030-03-21"] }, subject: event },
    remove: { right: eventEditors, subject: event },
    restore: { isOwn: true, right: eventEditors, subject: stored.deletedEvent },
    files: { right: members, subject: event },
    removeFile: { right: eventEditors, subject: stored.fileOfEvent },
  },
  categories: {
    list: { right: members },
    create: { isOwn: true, right: admins, body: category },
    update: { isOwn: true, right: admins, body: category, subject: stored.eventCategory },
    remove: { isOwn: true, right: admins, query: {}, subject: stored.eventCategory },
  },
};
