import * as z from "zod";
import { anywhere, ofBody, ofEmployer, ofResource, rule, ruleOnResource } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listFieldsOf } from "../contract/fields.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { exportableListQuery, jsonParameter, listQuery, page } from "../contract/list-query.ts";
import { importProblems, subscriberProblems } from "./news.problems.ts";
import { subscriberFields } from "./subscriber.fields.ts";
import {
  SubscriberChange,
  SubscriberEntry,
  SubscriberIndustry,
  SubscriberMail,
  SubscriberWithState,
  SuppressionLiftDraft,
} from "./subscriber.ts";
import { IMPORT_BODY_LIMIT, SubscriberImport, SubscriberImportResult } from "./subscriber-import.ts";

export const subscribers = {
  list: endpoint({
    method: "GET",
    path: "/v1/news/subscribers",
    access: rule("EDIT_NEWS", anywhere),
    summary: "Subscribers of the offices whose news the caller edits",
    exports: "subscribers.exported",
    query: exportableListQuery(listFieldsOf(subscriberFields)),
    reply: page(SubscriberWithState),
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/news/subscribers/{id}",
    access: ruleOnResource("EDIT_NEWS", ofResource),
    summary: "One subscriber",
    reply: SubscriberWithState,
    versioned: true,
    problems: [subscriberProblems.notFound],
  }),
  mails: endpoint({
    method: "GET",
    path: "/v1/news/subscribers/{id}/mails",
    access: ruleOnResource("EDIT_NEWS", ofResource),
    summary:
      "The newsletters of the office and of the group that were sent to the subscriber's address as long as their ledgers are kept, the latest first",
    query: listQuery({}),
    reply: page(SubscriberMail).extend({
      unknown: z.int().meta({ description: "Sendings from before this was kept, which may have reached it" }),
    }),
    problems: [subscriberProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/news_new/subscribers",
    access: rule("EDIT_NEWS", ofBody),
    summary: "Enters a subscriber, as confirmed unless the owner of the address has yet to confirm elsewhere",
    body: SubscriberEntry,
    reply: SubscriberWithState,
    status: 201,
    versioned: true,
    problems: [subscriberProblems.emailTaken, subscriberProblems.hasUnsubscribed],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/news/subscribers/{id}",
    access: ruleOnResource("EDIT_NEWS", ofResource),
    summary:
      "Saves a subscriber; an unsubscription by phone or letter is recorded by its date, the confirmation by a consent in writing, too",
    audited: ["subscriber.unsubscribed", "subscriber.confirmed"],
    body: SubscriberChange,
    reply: SubscriberWithState,
    versioned: true,
    problems: [
      subscriberProblems.notFound,
      subscriberProblems.emailTaken,
      subscriberProblems.hasUnsubscribed,
      subscriberProblems.confirmedSince,
      subscriberProblems.confirmationStays,
      subscriberProblems.notInWriting,
      entityProblems.changed,
    ],
  }),
  lift: endpoint({
    method: "PUT",
    path: "/v1/news/subscribers/{id}/lift",
    access: ruleOnResource("EDIT_NEWS", ofResource),
    summary:
      "Lifts the suppression of an address, with a written reason: for the subscriber's office, and for the group where the caller edits its news",
    audited: "subscriber.suppression-lifted",
    body: SuppressionLiftDraft,
    reply: SubscriberWithState,
    versioned: true,
    problems: [
      subscriberProblems.notFound,
      subscriberProblems.notSuppressed,
      subscriberProblems.ownerComplained,
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/news/subscribers/{id}",
    access: ruleOnResource("EDIT_NEWS", ofResource),
    summary: "Deletes a subscriber",
    audited: "subscriber.deleted",
    current: SubscriberWithState,
    problems: [subscriberProblems.notFound, entityProblems.changed],
  }),
  import: endpoint({
    method: "POST",
    path: "/v1/news/subscribers/import",
    access: rule("EDIT_NEWS", ofBody),
    summary:
      "Takes over a list of an office's subscribers: new ones, changed ones and, if wanted, missing ones",
    query: z.object({
      /** Only without bad rows; deletes the office's other subscribers. */
      deleteContactIfNotInList: jsonParameter(z.boolean()).optional(),
    }),
    body: SubscriberImport,
    bodyLimit: IMPORT_BODY_LIMIT,
    audited: "subscribers.imported",
    reply: SubscriberImportResult,
    problems: [importProblems.emptyList, importProblems.tooManyChanges],
  }),
};

export const industries = {
  list: endpoint({
    method: "GET",
    path: "/v1/news/industries",
    access: rule("READ_NEWS", ofEmployer),
    summary: "Industries of subscribers and the interests they suggest",
    query: listQuery({ sort: ["name"] }),
    reply: page(SubscriberIndustry),
  }),
};
