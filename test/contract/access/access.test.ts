import { beforeAll, describe, expect, it } from "vitest";
import { otherOffice, ownOffice } from "../../support/viewers.ts";
import { allCases, casesOf, changes, type EndpointCase, inputFor } from "../endpoints/cases.ts";
import { everybody, type MembersRight, type Place } from "../endpoints/rights.ts";
import { type Caller, type CallerName, callerNames, openCaller } from "./callers.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";

let callers: readonly Caller[];

beforeAll(async () => {
  callers = await Promise.all(callerNames.map(openCaller));
});

const officeIn = (place: Place) => (place === "foreign" ? otherOffice.id : ownOffice.id);

const isLast = /^(POST \/v1\/login\/logout|DELETE \/v1\/login\/sessions|PUT \/v1\/login\/password)/;

const placeFields = ["organisationId", "organisationid", "groupId", "parentId"];

/** Every office or group in the input is that of the place. */
const inputAbout = (endpointCase: EndpointCase, place: Place) => {
  const { query, body } = inputFor(endpointCase);
  const moved = (part: unknown): unknown =>
    JSON.parse(JSON.stringify(part ?? null), (name, value: unknown) =>
      placeFields.includes(name) ? officeIn(place) : value,
    );
  return { query: query && moved(query), body: body && moved(body) };
};

const outcomes = async (endpointCase: EndpointCase, place: Place) => {
  const met: Partial<Record<CallerName, Outcome>> = {};
  let subject: Readonly<Record<string, string>> | undefined;
  for (const known of callers) {
    const { browser, name, employeeId } = isLast.test(endpointCase.key)
      ? await openCaller(known.name)
      : known;
    if (place !== "self") subject ??= await endpointCase.row.subject?.(officeIn(place));
    const params = place === "self" ? { id: employeeId ?? "nobody" } : subject;
    const { response } = await browser.send(endpointCase.endpoint, {
      ...inputAbout(endpointCase, place),
      params,
    });
    const outcome = await outcomeOf(response);
    met[name] = outcome;
    // Whoever got in may have taken it away.
    if (outcome === "in" && changes(endpointCase.endpoint)) subject = undefined;
  }
  return met;
};

const expected = ({ places: allowed, others }: MembersRight, place: Place) =>
  Object.fromEntries(
    callerNames.map((name): [CallerName, Outcome] => {
      if (name === "nobody" || name === "deactivated") return [name, 401];
      const here = allowed[place] ?? [];
      return [name, here === "all" || here.includes(name) ? "in" : others];
    }),
  );

const calls = allCases.flatMap((endpointCase) => {
  const { right } = endpointCase.row;
  if (right === everybody) return [];
  return (["self", "own", "foreign"] as const)
    .filter((place) => right.places[place])
    .map((place) => ({ key: endpointCase.key, place, endpointCase, right }));
});

describe("everybody's", () => {
  it.each(casesOf(({ access }) => !access.session))("is $key, as the contract says", ({ row }) => {
    expect(row.right).toBe(everybody);
  });
});

describe("who gets in", () => {
  it.each(calls)("$key, $place", async ({ endpointCase, place, right }) => {
    expect(await outcomes(endpointCase, place)).toEqual(expected(right, place));
  });
});
