import { defaultSettings } from "../../../shared/administration/settings.contract.ts";
import type { portal } from "../../../shared/portal.contract.ts";
import { aTemplateSetDraft } from "../../support/news.builder.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { admins } from "./rights.ts";
import { stored } from "./subjects.ts";

const templateSetDraft = aTemplateSetDraft();

export const administrationRows: RowsOf<typeof portal.administration> = {
  audit: {
    list: { isOwn: true, right: admins },
    read: { isOwn: true, right: admins, subject: stored.auditEntry },
  },
  settings: {
    read: { isOwn: true, right: admins },
    update: { isOwn: true, right: admins, body: defaultSettings },
  },
  templates: {
    list: { right: admins },
    summaries: { isOwn: true, right: admins },
    original: { isOwn: true, right: admins, query: { part: "newsletterTemplate" } },
    read: { isOwn: true, right: admins, subject: stored.templateSet },
    create: { isOwn: true, right: admins, body: templateSetDraft },
    update: { right: admins, body: templateSetDraft, subject: stored.templateSet },
    remove: { isOwn: true, right: admins, subject: stored.templateSet },
    preview: {
      isOwn: true,
      right: admins,
      body: { part: "newsletterTemplate" },
      subject: stored.templateSet,
    },
  },
};
