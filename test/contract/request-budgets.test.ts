import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openCustomers } from "../../functions/data/organisations/customers.collection.ts";
import { openOfficeLinks } from "../../functions/data/organisations/office-links.repository.ts";
import { openSubscribers } from "../../functions/data/subscribers/subscribers.collection.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { aSubscriber } from "../support/news.builder.ts";
import { aCustomer, anEmployee } from "../support/people.builder.ts";
import { ownOffice } from "../support/viewers.ts";
import { storeSubjects } from "./subjects.ts";
import { hasParams, inputFor, isList, type Stop, stops } from "./walk.ts";

const organisationId = ownOffice.id;

/** Lists with a request besides the session's: the trail is in no memory, a newsletter shows its articles. */
const oneMore = new Set([
  "/v1/administration/audit",
  "/v1/news_new/newsletters",
  "/v1/organisations/{id}/customers",
  "/v1/organisations/employees/export",
]);

let admin: Browser;
let subjectOf: (path: string) => string;

/** Requests of a call that the functions have answered before. */
const warm = async (stop: Stop) => {
  const id = hasParams(stop.endpoint) ? subjectOf(stop.endpoint.path) : undefined;
  await admin.send(stop.endpoint, inputFor(stop, id));
  const { response, requests } = await admin.send(stop.endpoint, inputFor(stop, id));
  expect(response.status, await response.text()).toBe(200);
  return requests;
};

beforeAll(async () => {
  const { as, table, people } = await portal();
  const visitor = await as("admin");
  admin = visitor;
  const newsSubject = await storeSubjects(table);
  subjectOf = (path) => {
    if (path.startsWith("/v1/organisations/employees/")) return visitor.employee.id;
    return path.startsWith("/v1/organisations/") ? organisationId : newsSubject(path);
  };
  // Walks put one id into every place of a path.
  await openCustomers(table)(organisationId).insert(aCustomer({ id: organisationId, organisationId }));
  const link = { name: "Kammer", url: "https://kammer.example", ordering: 1, version: 1 };
  await openOfficeLinks(table).change(organisationId, () => [
    { ...link, id: organisationId, organisationId },
  ]);
  await people.employees.insertMany(
    Array.from({ length: 40 }, () => anEmployee({ employedAt: organisationId })),
  );
  await openSubscribers(table).insertMany(Array.from({ length: 40 }, () => aSubscriber({ organisationId })));
});

describe("what a warm call costs, session included", () => {
  it.each(stops((endpoint) => isList(endpoint) && !endpoint.path.endsWith("/details")))(
    "$key: a list takes three requests at most, and four where more belongs to its rows",
    async (stop) => {
      const requests = await warm(stop);

      // Users come with person and office.
      const most = stop.endpoint.path.endsWith("/users") ? 4 : 3;
      expect(requests.length, requests.join()).toBeLessThanOrEqual(most);
    },
  );

  it.each(stops(({ method, versioned }) => method === "GET" && versioned))(
    "$key: a detail takes two requests, and an article, a person or an office comes with the session",
    async (stop) => {
      const requests = await warm(stop);

      expect(requests.length, requests.join()).toBeLessThanOrEqual(
        /\/(articles|employees)\/\{|^\/v1\/organisations\/\{id\}$/.test(stop.endpoint.path) ? 1 : 2,
      );
    },
  );

  it.each(stops(({ path }) => /login\/(isAllowed|session)$/.test(path)))(
    "$key takes the session's one",
    async (stop) => {
      expect(await warm(stop)).toEqual(["BatchGetItem"]);
    },
  );
});

describe("what a warm list costs that nobody has written to for a minute", () => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 75_000 });
  });

  afterAll(() => {
    vi.useRealTimers();
  });

  it.each(stops(({ path, ...endpoint }) => isList({ path, ...endpoint }) && !path.includes("/public/")))(
    "$key: the session's request, and one for what is in no list or belongs to each row",
    async (stop) => {
      const requests = await warm(stop);

      expect(requests.slice(1), requests.join()).toHaveLength(oneMore.has(stop.endpoint.path) ? 1 : 0);
    },
  );
});
