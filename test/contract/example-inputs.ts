import { defaultTemplateSet } from "../../functions/data/templates/default-template-set.ts";
import { defaultSettings } from "../../shared/administration/settings.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { NewsletterRecipients } from "../../shared/news/newsletter.ts";
import { aNewsletterDraft, anArticleDraft, aSubscriberDraft } from "../support/news.builder.ts";
import { ownOffice } from "../support/viewers.ts";

interface Input {
  readonly query?: unknown;
  readonly body?: unknown;
}

const organisationId = ownOffice.id;
const tomorrow = new Date(Date.now() + 24 * 3600 * 1000).toISOString();
const article = { body: anArticleDraft({ organisationId }) };
const newsletter = { body: aNewsletterDraft({ organisationId }) };
const templateSet = { body: { ...defaultTemplateSet, isDefault: undefined, name: "Ordinationsnews" } };
const role = { body: { name: "Lesen", ruleGroupName: "News", rules: [{ rule: "READ_NEWS" }] } };
const office = { body: { name: "Kanzlei Melk" } };
const officeLink = { body: { name: "Kammer", url: "https://kammer.example" } };
const customer = { body: { name: "Bäckerei Krume" } };
const subscriber = { body: aSubscriberDraft({ organisationId }) };

/** Valid input where an endpoint asks for more than the config of a list. */
export const exampleInputs: Readonly<Record<string, Input>> = {
  "PUT /v1/administration/settings": { body: defaultSettings },
  "GET /v1/administration/templates/original": { query: { part: "newsletterTemplate" } },
  "POST /v1/administration/templates": templateSet,
  "PUT /v1/administration/templates/{id}": templateSet,
  "POST /v1/administration/templates/{id}/preview": { body: { part: "newsletterTemplate" } },
  "GET /v1/organisations/employees/export": { query: { config: listConfig(), export: "csv" } },
  "POST /v1/files": {
    body: { fileName: "merkblatt.pdf", contentType: "application/pdf", size: 1200, purpose: "article" },
  },
  "GET /v1/files/{id}": { query: { variant: "thumbnail" } },
  "GET /v1/public/files/{id}": { query: { variant: "preview" } },
  "POST /v1/login": { body: { username: "niemand", password: "falsch" } },
  "GET /v1/login/forgotPassword": { query: { username: "niemand" } },
  "POST /v1/login/reset": {
    body: { username: "niemand", code: "unbekannt", newPassword: "Sieben Störche am Teich" },
  },
  "PUT /v1/login/password": { body: { password: "falsch", newPassword: "Sieben Störche am Teich" } },
  "POST /v1/login/second-factor": { body: { password: "falsch" } },
  "PUT /v1/login/second-factor": { body: { code: "123456" } },
  "PUT /v1/login/second-factor/disable": { body: { password: "falsch", code: "123456" } },
  "PUT /v1/login/second-factor/recovery-codes": { body: { password: "falsch", code: "123456" } },
  "POST /v1/login/users": { body: { username: "eva.gruber", password: "Sieben Störche am Teich" } },
  "PATCH /v1/login/users/{id}": { body: { isActive: true } },
  "PUT /v1/login/users/{id}/roles": { body: [] },
  "GET /v1/login/users/{id}/permissions": { query: { rule: "READ_NEWS" } },
  "POST /v1/administration/roles": role,
  "PUT /v1/administration/roles/{id}": role,
  "POST /v1/organisations": office,
  "PUT /v1/organisations/{id}": office,
  "PUT /v1/organisations/{id}/pictures": { body: { fileId: "unknown", kind: "details" } },
  "POST /v1/organisations/{id}/links": officeLink,
  "PUT /v1/organisations/{id}/links/order": { body: { linkIds: [] } },
  "PUT /v1/organisations/{id}/links/{linkId}": officeLink,
  "POST /v1/organisations/{organisationId}/customers": customer,
  "PUT /v1/organisations/{organisationId}/customers/{id}": customer,
  "PUT /v1/organisations/employees/{id}/picture": { body: { fileId: "unknown" } },
  "PATCH /v1/organisations/employees/{id}/notifications": { body: [] },
  "GET /v1/login/isAllowed": { query: { rule: "READ_NEWS" } },
  "PATCH /v1/login/profile": { body: { hobbies: "Segeln" } },
  "POST /v1/organisations/{employedAt}/employees": { body: { firstname: "Eva", lastname: "Gruber" } },
  "PATCH /v1/organisations/employees/{id}": { body: { jobTitle: "Sekretärin" } },
  "POST /v1/organisations/employees/import": { body: { employees: [] } },
  "POST /v1/news/articles": article,
  "PUT /v1/news/articles/{id}": article,
  "POST /v1/news/newsletters": newsletter,
  "PUT /v1/news/newsletters/{id}": newsletter,
  "POST /v1/news/newsletters/preview": newsletter,
  "GET /v1/news/newsletters/statuses": { query: { ids: ["unknown"] } },
  "PUT /v1/news/newsletters/{id}/schedule": { body: { at: tomorrow } },
  "GET /v1/news/newsletters/status": {
    query: { newsletter: NewsletterRecipients.parse({ organisationId }) },
  },
  "POST /v1/news_new/subscribers": subscriber,
  "PUT /v1/news/subscribers/{id}": subscriber,
  "PUT /v1/news/subscribers/{id}/lift": { body: { reason: "Das Postfach ist wieder frei." } },
  "POST /v1/news/subscribers/import": { query: {}, body: { organisationId, subscribers: [] } },
  "POST /v1/public/subscribers": {
    body: {
      name: "Eva Gruber",
      email: "eva.gruber@subscriber.example",
      organisationId,
      receivesTaxNews: true,
    },
  },
  "POST /v1/public/subscribers/confirm": { body: { token: "unbekannt" } },
  "POST /v1/public/subscribers/preferences": { body: { token: "unbekannt" } },
  "PUT /v1/public/subscribers/preferences": {
    body: { token: "unbekannt", name: "Eva Gruber", receivesTaxNews: true },
  },
  "POST /v1/public/subscribers/unsubscribe": { body: { token: "unbekannt" } },
};

export const aListInput: Input = { query: { config: listConfig() } };
