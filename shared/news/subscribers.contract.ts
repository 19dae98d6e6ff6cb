import { anywhere, ofBody, ofEmployer, ofSubject, rule, ruleOnSubject } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listQuery, page } from "../contract/list.ts";
import { Subscriber, SubscriberDraft, SubscriberIndustry } from "./subscriber.ts";
import { NewsletterTemplateSet } from "./template-set.ts";

const subscriberFields = [
  "organisationId",
  "branche",
  "plz",
  "ort",
  "isClient",
  "receivesTaxNews",
  "receivesDoctorsNews",
  "registrationConfirmedAt",
  "customerUnsuscribedAt",
];

export const subscribers = {
  list: endpoint({
    method: "GET",
    path: "/v1/news/subscribers",
    access: rule("EDIT_NEWS", anywhere),
    summary: "Subscribers of the offices whose news the caller edits",
    query: listQuery({
      filters: subscriberFields,
      sort: ["name", "email", "plz", "ort", "branche", "organisationId"],
    }),
    reply: page(Subscriber),
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/news_new/subscribers",
    access: rule("EDIT_NEWS", ofBody),
    summary: "Enters a subscriber; staff vouches for the consent, so it counts as confirmed",
    body: SubscriberDraft,
    reply: Subscriber,
    status: 201,
    versioned: true,
    problems: ["subscriber.email-taken"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/news/subscribers/{id}",
    access: ruleOnSubject("EDIT_NEWS", ofSubject),
    summary: "Saves a subscriber",
    body: SubscriberDraft,
    reply: Subscriber,
    versioned: true,
    problems: ["subscriber.not-found", "subscriber.email-taken", "entity.changed"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/news/subscribers/{id}",
    access: ruleOnSubject("EDIT_NEWS", ofSubject),
    summary: "Deletes a subscriber",
    current: Subscriber,
    problems: ["subscriber.not-found", "entity.changed"],
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

export const templates = {
  list: endpoint({
    method: "GET",
    path: "/v1/news/templates",
    access: rule("READ_NEWS", ofEmployer),
    summary: "Template sets a newsletter can take",
    reply: page(NewsletterTemplateSet),
  }),
};
