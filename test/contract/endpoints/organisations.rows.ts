import { listConfig } from "../../../shared/contract/list.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { portal } from "../../portal.ts";
import { aPicture, uploadAs } from "../../support/files.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { callAsAdmin, stored } from "./resources.ts";
import {
  admins,
  anywhere,
  type MembersRight,
  members,
  officeAdmins,
  selfOrAdmins,
  selfOrOfficeAdmins,
} from "./rights.ts";

const groupAdmins = anywhere("ADMIN_ORG everywhere", "admin");

/** One's own right does not count for oneself. */
const employersAdmins: MembersRight = {
  places: { ...officeAdmins.places, self: ["ADMIN_ORG", "ADMIN_ORG everywhere", "admin"] },
  others: 403,
};

const own = {
  officePicture: async (id: string) => {
    const admin = await portal({ as: "admin" });
    const picture = { fileName: "haus.jpg", contentType: "image/jpeg", bytes: await aPicture(400, 300) };
    const fileId = await uploadAs(admin, { ...picture, purpose: "organisation" });
    await admin.call(organisations.pictures.set, { params: { id }, body: { fileId, kind: "details" } });
    return { organisationId: id, pictureId: fileId };
  },
  officeLink: async (id: string) => {
    const call = await callAsAdmin();
    const body = { name: "Kammer", url: "https://kammer.example" };
    return { id, linkId: (await call(organisations.links.create, { params: { id }, body })).data.id };
  },
  trashedLink: async (id: string) => {
    const params = await own.officeLink(id);
    await (await callAsAdmin())(organisations.links.remove, { params });
    return params;
  },
  customer: async (organisationId: string) => {
    const call = await callAsAdmin();
    const input = { params: { organisationId }, body: { name: "Bäckerei Krume" } };
    const { id } = (await call(organisations.customers.create, input)).data;
    return { organisationId, id, customerId: id };
  },
};

const officeDraft = { name: "Kanzlei Melk" };
const officeLinkDraft = { name: "Kammer", url: "https://kammer.example" };
const customerDraft = { name: "Bäckerei Krume" };

export const organisationsRows: AreaRows<"organisations"> = {
  list: { right: members },
  summaries: { isOwn: true, right: members },
  read: { right: members, resource: stored.office, requests: 1 },
  create: { right: groupAdmins, body: officeDraft },
  update: { right: officeAdmins, body: officeDraft, resource: stored.office },
  testMail: { isOwn: true, right: officeAdmins, resource: stored.office },
  pictures: {
    set: {
      isOwn: true,
      right: officeAdmins,
      body: { fileId: "unknown", kind: "details" },
      resource: stored.office,
    },
    remove: { right: officeAdmins, resource: own.officePicture },
  },
  links: {
    list: { isOwn: true, right: members, resource: stored.office },
    read: { isOwn: true, right: members, resource: own.officeLink },
    create: { isOwn: true, right: officeAdmins, body: officeLinkDraft, resource: stored.office },
    reorder: { isOwn: true, right: officeAdmins, body: { linkIds: [] }, resource: stored.office },
    update: { isOwn: true, right: officeAdmins, body: officeLinkDraft, resource: own.officeLink },
    remove: { isOwn: true, right: officeAdmins, resource: own.officeLink },
    restore: { isOwn: true, right: officeAdmins, resource: own.trashedLink },
  },
  customers: {
    list: { right: officeAdmins, resource: stored.office },
    read: { isOwn: true, right: officeAdmins, resource: own.customer },
    create: { right: officeAdmins, body: customerDraft, resource: stored.office },
    update: { right: officeAdmins, body: customerDraft, resource: own.customer },
    remove: { right: officeAdmins, resource: own.customer },
  },
  employees: {
    list: { right: members },
    read: { right: members, resource: stored.employee, requests: 1 },
    professions: { isOwn: true, right: members },
    update: { right: employersAdmins, body: { jobTitle: "Sekretärin" }, resource: stored.employee },
    remove: { right: employersAdmins, resource: stored.employee },
    export: { isOwn: true, right: admins, query: { config: listConfig(), export: "csv" } },
    import: { isOwn: true, right: admins, body: { employees: [] } },
  },
  belongings: {
    list: { isOwn: true, right: employersAdmins, resource: stored.employee },
    handOver: { isOwn: true, right: admins, body: { to: "unknown" }, resource: stored.employee },
  },
  employeesOfOffice: {
    list: { right: members, resource: stored.office },
    create: { right: officeAdmins, body: { firstname: "Eva", lastname: "Gruber" }, resource: stored.office },
  },
  employeePicture: {
    set: { isOwn: true, right: selfOrOfficeAdmins, body: { fileId: "unknown" }, resource: stored.employee },
    remove: { isOwn: true, right: selfOrOfficeAdmins, resource: stored.employee },
  },
  forumSettings: {
    read: { right: selfOrAdmins, resource: stored.employee },
    update: { right: selfOrAdmins, body: [], resource: stored.employee },
  },
  publications: {
    posts: { right: members, resource: stored.employee },
    articles: { right: members, resource: stored.employee },
  },
  birthdays: {
    thisWeek: { isOwn: true, right: members },
  },
};
