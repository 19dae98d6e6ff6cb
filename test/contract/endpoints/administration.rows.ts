import { ulid } from "ulid";
import { administration } from "../../../shared/administration/administration.contract.ts";
import { defaultSettings } from "../../../shared/administration/settings.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { portal } from "../../portal.ts";
import { aTemplateSetDraft } from "../../support/news.builder.ts";
import { aTokenDraft } from "../../support/token.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { callAsAdmin, idOf } from "./resources.ts";
import { admins } from "./rights.ts";

const own = {
  templateSet: async () => {
    const call = await callAsAdmin();
    return idOf((await call(administration.templates.create, { body: aTemplateSetDraft() })).data);
  },
  token: async () => {
    const call = await callAsAdmin();
    return idOf((await call(administration.tokens.create, { body: aTokenDraft() })).data);
  },
  auditEntry: async () => {
    const call = await callAsAdmin();
    const { data } = await call(administration.audit.list, { query: { config: listConfig() } });
    return { id: data.data[0]?.id ?? "none" };
  },
};

const templateSetDraft = aTemplateSetDraft();

const ownRequest = async () => {
  const call = await callAsAdmin();
  const email = `${ulid().toLowerCase()}@person.example`;
  const { table } = await portal();
  const { id } = (await call(administration.dataRequests.create, { body: { email } })).data;
  await table.update(
    { pk: "DATA_REQUEST", sk: id },
    { set: { state: "ready", fileId: "zip", foundAt: new Date().toISOString() } },
  );
  return { id };
};

export const administrationRows: AreaRows<"administration"> = {
  audit: {
    list: { isOwn: true, right: admins },
    read: { isOwn: true, right: admins, resource: own.auditEntry },
  },
  dataRequests: {
    list: { isOwn: true, right: admins },
    create: { isOwn: true, right: admins, body: { email: "eva@person.example" } },
    read: { isOwn: true, right: admins, resource: ownRequest },
    remove: { isOwn: true, right: admins, resource: ownRequest },
    zip: { isOwn: true, right: admins, resource: ownRequest },
    erase: { isOwn: true, right: admins, resource: ownRequest, body: { contents: "unnamed" } },
  },
  retention: { list: { isOwn: true, right: admins } },
  settings: {
    read: { isOwn: true, right: admins },
    update: { isOwn: true, right: admins, body: defaultSettings },
  },
  templates: {
    list: { right: admins },
    summaries: { isOwn: true, right: admins },
    original: { isOwn: true, right: admins, query: { part: "newsletterTemplate" } },
    read: { isOwn: true, right: admins, resource: own.templateSet },
    create: { isOwn: true, right: admins, body: templateSetDraft },
    update: { right: admins, body: templateSetDraft, resource: own.templateSet },
    remove: { isOwn: true, right: admins, resource: own.templateSet },
    preview: {
      isOwn: true,
      right: admins,
      body: { part: "newsletterTemplate" },
      resource: own.templateSet,
    },
  },
  tokens: {
    list: { isOwn: true, right: admins },
    create: { isOwn: true, right: admins, body: aTokenDraft() },
    remove: { isOwn: true, right: admins, resource: own.token },
  },
};
