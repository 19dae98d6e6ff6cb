import { beforeAll, describe, expect, it } from "vitest";
import { openSubscribers } from "../../functions/data/subscribers/subscribers.collection.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { aSubscriber } from "../support/news.builder.ts";
import { anEmployee } from "../support/people.builder.ts";
import { ownOffice } from "../support/viewers.ts";
import { casesOf, type EndpointCase, inputFor, isList } from "./endpoints/cases.ts";

let admin: Browser;

const expectAtMost = async (endpointCase: EndpointCase, most: number) => {
  const input = inputFor(endpointCase, await endpointCase.row.resource?.(ownOffice.id));
  await admin.send(endpointCase.endpoint, input);
  const { response, requests } = await admin.send(endpointCase.endpoint, input);

  expect(response.status, await response.text()).toBe(200);
  expect(requests.length, requests.join()).toBeLessThanOrEqual(endpointCase.row.requests ?? most);
};

beforeAll(async () => {
  const { table, people, ...browser } = await portal({ as: "admin" });
  admin = browser;
  const organisationId = ownOffice.id;
  await people.employees.insertMany(
    Array.from({ length: 40 }, () => anEmployee({ employedAt: organisationId })),
  );
  await openSubscribers(table).insertMany(Array.from({ length: 40 }, () => aSubscriber({ organisationId })));
});

describe("what a warm call costs, session included", () => {
  it.each(casesOf(isList))("$key: a list takes three requests at most", (endpointCase) =>
    expectAtMost(endpointCase, 3),
  );

  it.each(casesOf(({ method, versioned }) => method === "GET" && versioned))(
    "$key: a detail takes two requests at most",
    (endpointCase) => expectAtMost(endpointCase, 2),
  );

  it.each(casesOf(({ path }) => /login\/(isAllowed|session)$/.test(path)))(
    "$key takes the session's one",
    (endpointCase) => expectAtMost(endpointCase, 1),
  );
});
