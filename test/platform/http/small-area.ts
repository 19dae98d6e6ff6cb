import { vi } from "vitest";
import * as z from "zod";
import { areaFunction } from "../../../functions/platform/http/area-function.ts";
import { implement } from "../../../functions/platform/http/implement.ts";
import type { NetworkCalls } from "../../../functions/platform/http/network-calls.repository.ts";
import { Problem } from "../../../functions/platform/http/problem.ts";
import { newXsrfToken } from "../../../functions/platform/session/xsrf-token.ts";
import { anyone, ofResource, ruleOnResource, signedIn } from "../../../shared/contract/access.ts";
import { endpoint, routesOf } from "../../../shared/contract/endpoint.ts";
import { entityProblems } from "../../../shared/contract/general.problems.ts";
import { listQuery } from "../../../shared/contract/list-query.ts";
import type { Grant, Viewer } from "../../../shared/contract/permissions.ts";
import { articleProblems } from "../../../shared/news/news.problems.ts";
import { apiOf, ORIGIN_SECRET } from "../../support/areas.ts";
import { openBrowser } from "../../support/browser.ts";

const Note = z.object({ id: z.string(), text: z.string(), organisationId: z.string().nullable() });
const NoteDraft = z.object({
  text: z.string().min(1).max(100),
  tags: z.array(z.string().max(5)).default([]),
  organisationId: z.string().optional(),
  more: z.record(z.string(), z.unknown()).optional(),
});

/** A contract with one of everything the pipeline does. */
export const notes = {
  list: endpoint({
    method: "GET",
    path: "/v1/notes",
    access: signedIn,
    summary: "Lists",
    query: listQuery({ filters: ["text"], sort: ["text"] }),
    reply: z.object({ received: z.unknown() }),
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/notes/{id}",
    access: anyone,
    summary: "Reads",
    reply: Note,
    versioned: true,
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/notes",
    access: signedIn,
    summary: "Creates",
    body: NoteDraft,
    reply: z.object({ received: z.unknown() }),
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/notes/{id}",
    access: ruleOnResource("EDIT_NEWS", ofResource),
    summary: "Updates",
    body: NoteDraft,
    reply: Note,
    versioned: true,
  }),
  copy: endpoint({
    method: "POST",
    path: "/v1/notes/{noteId}",
    access: anyone,
    summary: "Names the parameter of its path differently",
    reply: z.object({ received: z.unknown() }),
  }),
  broken: endpoint({
    method: "GET",
    path: "/v1/broken/{how}",
    access: anyone,
    summary: "Fails",
    reply: Note,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/notes/{id}",
    access: signedIn,
    summary: "Removes",
    current: Note,
  }),
  page: endpoint({
    method: "GET",
    path: "/v1/page",
    access: anyone,
    summary: "A page",
    media: "text/html; charset=utf-8",
  }),
  largePage: endpoint({
    method: "GET",
    path: "/v1/large-page",
    access: anyone,
    summary: "A page that is too large",
    media: "text/calendar",
  }),
  missingPage: endpoint({
    method: "GET",
    path: "/v1/missing-page",
    access: anyone,
    summary: "A page that is not there",
    media: "text/html; charset=utf-8",
  }),
  cached: endpoint({
    method: "GET",
    path: "/v1/cached",
    access: anyone,
    summary: "The same for everybody",
    reply: z.object({ text: z.string() }),
    cacheable: true,
  }),
  mailClient: endpoint({
    method: "POST",
    path: "/v1/mail-client",
    access: anyone,
    summary: "Called by mail clients",
    body: z.object({ token: z.string() }),
    reply: z.object({ token: z.string() }),
    crossSite: true,
    callsPerMinute: 3,
  }),
};

type StoredNote = z.infer<typeof Note> & { readonly version: number; readonly secret: string };
const stored: StoredNote = { id: "n1", text: "Text", organisationId: "o1", version: 3, secret: "inside" };

const failures: Readonly<Record<string, () => unknown>> = {
  thrown: () => {
    throw new Error("the table secret-table is gone");
  },
  throttled: () => {
    throw Object.assign(new Error("slow down"), { name: "ProvisionedThroughputExceededException" });
  },
  late: () => new Promise((resolve) => setTimeout(() => resolve(stored), 10)),
  "wrong-reply": () => ({ ...stored, text: 5 }),
  "large-reply": () => ({ ...stored, text: "x".repeat(6 * 1024 * 1024) }),
};

const routes = implement<typeof notes, object, StoredNote>(
  notes,
  {
    list: ({ query }) => ({ received: query }),
    read: ({ params }) => ({ ...stored, id: params.id }),
    create: ({ body }, { address, setCookie }) => {
      setCookie("taste=sweet; Path=/");
      return { received: { body, address } };
    },
    update: ({ resource, body, ifVersion }) => {
      if (ifVersion !== undefined && ifVersion !== resource.version) {
        throw new Problem(entityProblems.changed, { current: resource });
      }
      return { ...resource, ...body, version: resource.version + 1 };
    },
    copy: ({ params }) => ({ received: params }),
    // It answers what no handler may.
    broken: ({ params }) => failures[params.how]?.() as StoredNote,
    remove: ({ ifVersion }) => {
      if (ifVersion !== undefined && ifVersion !== stored.version) {
        throw new Problem(entityProblems.changed, { current: stored });
      }
    },
    page: () => "<!doctype html><title>Seite</title>",
    largePage: () => "x".repeat(6 * 1024 * 1024),
    missingPage: () => {
      throw new Problem(articleProblems.notFound, { detail: "Vielleicht <b>gab</b> es ihn." });
    },
    cached: () => ({ text: "Für alle" }),
    mailClient: ({ body }) => body,
  },
  {
    resource: {
      source: () => ({
        missing: articleProblems.notFound,
        keysOf: () => [],
        entityFrom: (_, id) => (id === stored.id ? stored : undefined),
      }),
    },
  },
);

const viewerWith = (grants: readonly Grant[]): Viewer => ({
  userId: "u1",
  username: "anna",
  isAdmin: false,
  employeeId: "e1",
  employedAt: "o1",
  isDirector: false,
  office: null,
  grants,
});

const viewers: Readonly<Record<string, Viewer>> = {
  editor: viewerWith([{ rule: "EDIT_NEWS", ressource: "o1" }]),
  reader: viewerWith([]),
};

const calls = { count: vi.fn<NetworkCalls["count"]>(async () => {}) };
/** Every call that was counted: route, address and limit. */
export const counted = calls.count;

/** A browser at the small area; the session's token is the viewer's name. */
export const visit = (viewer?: "editor" | "reader", xsrfToken = newXsrfToken(viewer)) => {
  process.env.ORIGIN_SECRET = ORIGIN_SECRET;
  const viewerOf = async (token: string) => {
    const known = viewers[token];
    return known && { viewer: known, prefetched: new Map() };
  };
  const handler = areaFunction([routes], { sessions: { viewerOf }, calls });
  const target = async () => ({ handler });
  const api = apiOf(routesOf(notes).map(({ routeKey }) => ({ routeKey, target })));
  return openBrowser(
    api,
    viewer
      ? [
          ["__Host-session", viewer],
          ["XSRF-TOKEN", xsrfToken],
        ]
      : [],
  );
};
