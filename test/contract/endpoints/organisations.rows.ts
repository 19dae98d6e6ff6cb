import { listConfig } from "../../../shared/contract/list.ts";
import type { portal } from "../../../shared/portal.contract.ts";
import type { RowsOf } from "./endpoint-row.ts";
import {
  admins,
  employersAdmins,
  groupAdmins,
  members,
  officeAdmins,
  selfOrAdmins,
  selfOrOfficeAdmins,
} from "./rights.ts";
import { stored } from "./subjects.ts";

const officeDraft = { name: "Kanzlei Melk" };
const officeLinkDraft = { name: "Kammer", url: "https://kammer.example" };
const customerDraft = { name: "Bäckerei Krume" };

export const organisationsRows: RowsOf<typeof portal.organisations> = {
  list: { right: members },
  summaries: { isOwn: true, right: members },
  read: { right: members, subject: stored.office, requests: 1 },
  create: { right: groupAdmins, body: officeDraft },
  update: { right: officeAdmins, body: officeDraft, subject: stored.office },
  testMail: { isOwn: true, right: officeAdmins, subject: stored.office },
  pictures: {
    set: {
      isOwn: true,
      right: officeAdmins,
      body: { fileId: "unknown", kind: "details" },
      subject: stored.office,
    },
    remove: { right: officeAdmins, subject: stored.officePicture },
  },
  links: {
    list: { isOwn: true, right: members, subject: stored.office },
    read: { isOwn: true, right: members, subject: stored.officeLink },
    create: { isOwn: true, right: officeAdmins, body: officeLinkDraft, subject: stored.office },
    reorder: { isOwn: true, right: officeAdmins, body: { linkIds: [] }, subject: stored.office },
    update: { isOwn: true, right: officeAdmins, body: officeLinkDraft, subject: stored.officeLink },
    remove: { isOwn: true, right: officeAdmins, subject: stored.officeLink },
  },
  customers: {
    list: { right: officeAdmins, subject: stored.office },
    read: { isOwn: true, right: officeAdmins, subject: stored.customer },
    create: { right: officeAdmins, body: customerDraft, subject: stored.office },
    update: { right: officeAdmins, body: customerDraft, subject: stored.customer },
    remove: { right: officeAdmins, subject: stored.customer },
  },
  employees: {
    list: { right: members },
    read: { right: members, subject: stored.employee, requests: 1 },
    professions: { isOwn: true, right: members },
    update: { right: employersAdmins, body: { jobTitle: "Sekretärin" }, subject: stored.employee },
    remove: { right: employersAdmins, subject: stored.employee },
    export: { isOwn: true, right: admins, query: { config: listConfig(), export: "csv" } },
    import: { isOwn: true, right: admins, body: { employees: [] } },
  },
  belongings: {
    list: { isOwn: true, right: employersAdmins, subject: stored.employee },
    handOver: { isOwn: true, right: admins, body: { to: "unknown" }, subject: stored.employee },
  },
  employeesOfOffice: {
    list: { right: members, subject: stored.office },
    create: { right: officeAdmins, body: { firstname: "Eva", lastname: "Gruber" }, subject: stored.office },
  },
  employeePicture: {
    set: { isOwn: true, right: selfOrOfficeAdmins, body: { fileId: "unknown" }, subject: stored.employee },
    remove: { isOwn: true, right: selfOrOfficeAdmins, subject: stored.employee },
  },
  forumSettings: {
    read: { right: selfOrAdmins, subject: stored.employee },
    update: { right: selfOrAdmins, body: [], subject: stored.employee },
  },
  publications: {
    posts: { right: members, subject: stored.employee },
    articles: { right: members, subject: stored.employee },
  },
  birthdays: {
    thisWeek: { isOwn: true, right: members },
  },
};
