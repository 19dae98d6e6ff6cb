import { ofEmployer, rule } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { page } from "../contract/list-query.ts";
import { NewsletterTemplateSet, TemplateSetChoice } from "./template-set.ts";

export const templates = {
  list: endpoint({
    method: "GET",
    path: "/v1/news/templates",
    access: rule("READ_NEWS", ofEmployer),
    summary: "Template sets a newsletter can take",
    reply: page(NewsletterTemplateSet),
  }),
  choices: endpoint({
    method: "GET",
    path: "/v1/news/templates/choices",
    access: rule("READ_NEWS", ofEmployer),
    summary: "The same sets without their templates",
    reply: page(TemplateSetChoice),
  }),
};
