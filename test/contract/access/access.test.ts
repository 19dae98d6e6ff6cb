import { beforeAll, describe, expect, it } from "vitest";
import { inputFor, type Stop, stops } from "../walk.ts";
import { accessTable } from "./access-table.ts";
import { type Caller, type CallerName, callerNames, openCaller } from "./callers.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { officeIn, openPlaces, type Place, type Places } from "./places.ts";
import { everybody, type Right } from "./rights.ts";

let places: Places;
let callers: readonly Caller[];

beforeAll(async () => {
  places = await openPlaces();
  callers = await Promise.all(callerNames.map(openCaller));
});

/** Calls that end the caller's session, or might. */
const isLast = /^(POST \/v1\/login\/logout|DELETE \/v1\/login\/sessions|PUT \/v1\/login\/password)/;

/** Valid input about the things of a place: what names an office names that one. */
const inputAbout = (stop: Stop, place: Place) => {
  const { query, body } = inputFor(stop);
  const moved = (part: unknown): unknown =>
    JSON.parse(JSON.stringify(part ?? null), (name, value: unknown) =>
      name === "organisationId" ? officeIn(place) : value,
    );
  return { query: query && moved(query), body: body && moved(body) };
};

const outcomes = async (stop: Stop, place: Place) => {
  const met: Partial<Record<CallerName, Outcome>> = {};
  for (const known of callers) {
    const { browser, name, employeeId } = isLast.test(stop.key) ? await openCaller(known.name) : known;
    const params = await places.paramsFor(stop.key, place, employeeId);
    const { response } = await browser.send(stop.endpoint, { ...inputAbout(stop, place), params });
    met[name] = await outcomeOf(response);
  }
  return met;
};

const expected = ({ places: allowed, others }: Right, place: Place) =>
  Object.fromEntries(
    callerNames.map((name): [CallerName, Outcome] => {
      if (name === "nobody" || name === "deactivated") return [name, 401];
      const here = allowed[place] ?? [];
      return [name, here === "all" || here.includes(name) ? "in" : others];
    }),
  );

const rows = stops(() => true).flatMap((stop) => {
  const right = accessTable[stop.key];
  if (!right || right === everybody) return [];
  return (["self", "own", "foreign"] as const)
    .filter((place) => right.places[place])
    .map((place) => ({ key: stop.key, place, stop, right }));
});

describe("the access table", () => {
  it("has a row for each endpoint, and none besides", () => {
    expect(Object.keys(accessTable).sort()).toEqual(
      stops(() => true)
        .map(({ key }) => key)
        .sort(),
    );
  });

  it.each(stops(({ access }) => !access.session))(
    "calls $key everybody's, as the contract does",
    ({ key }) => {
      expect(accessTable[key]).toBe(everybody);
    },
  );
});

describe("who gets in", () => {
  it.each(rows)("$key, $place", async ({ stop, place, right }) => {
    expect(await outcomes(stop, place)).toEqual(expected(right, place));
  });
});
