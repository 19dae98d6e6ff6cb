import * as z from "zod";
import { anyone } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { page } from "../contract/list-query.ts";
import { organisationProblems } from "./organisations.problems.ts";
import { PublicOffice, PublicOrganisation } from "./public-organisation.ts";

export const publicOrganisations = {
  list: endpoint({
    method: "GET",
    path: "/v1/public/organisations",
    access: anyone,
    summary: "The offices, and by which name those that have a public page are read",
    reply: page(PublicOrganisation),
    cacheable: true,
    crossOrigin: true,
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/public/organisations/{urlName}",
    access: anyone,
    summary: "What an office publishes, with the people who agreed to be shown",
    reply: PublicOffice,
    cacheable: true,
    crossOrigin: true,
    problems: [organisationProblems.notFound],
  }),
};

const html = { media: "text/html; charset=utf-8", cacheable: true } as const;

const pageNumber = z.object({ seite: z.coerce.number().int().min(1).max(1_000).default(1) });

/** Served at the addresses of `public-address.ts`. */
export const publicPages = {
  offices: endpoint({
    ...html,
    method: "GET",
    path: "/v1/public/pages/organisations",
    access: anyone,
    summary: "The offices that have a public page, as a page to read",
  }),
  office: endpoint({
    ...html,
    method: "GET",
    path: "/v1/public/pages/organisations/{urlName}",
    access: anyone,
    summary: "What an office publishes, as a page to read",
    problems: [organisationProblems.notFound],
  }),
  officeInLanguage: endpoint({
    ...html,
    method: "GET",
    path: "/v1/public/pages/organisations/{urlName}/{language}",
    access: anyone,
    summary: "The same in English or Italian, where the office describes itself so",
    problems: [organisationProblems.notFound],
  }),
  news: endpoint({
    ...html,
    method: "GET",
    path: "/v1/public/pages/articles",
    access: anyone,
    summary: "The public articles of all offices, as a page to read",
    query: pageNumber,
  }),
  officeNews: endpoint({
    ...html,
    method: "GET",
    path: "/v1/public/pages/articles/{urlName}",
    access: anyone,
    summary: "The public articles of an office, as a page to read",
    query: pageNumber,
    problems: [organisationProblems.notFound],
  }),
  sitemap: endpoint({
    method: "GET",
    path: "/v1/public/pages/sitemap",
    access: anyone,
    summary: "All public pages, for search engines",
    media: "application/xml; charset=utf-8",
    cacheable: true,
  }),
  robots: endpoint({
    method: "GET",
    path: "/v1/public/pages/robots",
    access: anyone,
    summary: "What search engines may read",
    media: "text/plain; charset=utf-8",
    cacheable: true,
  }),
};
