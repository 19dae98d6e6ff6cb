import { describe, expect, it } from "vitest";
import { otherOffice, ownOffice } from "../../support/viewers.ts";
import { allCases, casesOf, type EndpointCase, inputFor, paramsOf } from "../endpoints/cases.ts";
import { everybody, type MembersRight, type Place } from "../endpoints/rights.ts";
import { type CallerName, memberNames, openCaller, viewerOf } from "./callers.ts";
import { outcomeOf } from "./outcome.ts";

const places = ["self", "own", "foreign"] as const;

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

const isIn = ({ places: allowed }: MembersRight, place: Place, name: CallerName) => {
  const here = allowed[place] ?? [];
  return here === "all" || here.some((one) => one === name);
};

/** What the contract's own rule says, once the subject is there. */
const decides = (endpointCase: EndpointCase, place: Place, name: (typeof memberNames)[number]) => {
  const { endpoint } = endpointCase;
  const office = officeIn(place);
  const viewer = viewerOf(name);
  const subject = {
    id: place === "self" ? viewer.employeeId : "somebody",
    employedAt: office,
    organisationId: office,
    groupId: office,
    createdBy: "somebody",
    ownedBy: "somebody",
  };
  const params = paramsOf(endpoint, office);
  const { query, body } = inputAbout(endpointCase, place);
  return endpoint.access.decide({ viewer, params, query, body: endpoint.body?.parse(body) ?? body, subject });
};

const calls = allCases.flatMap((endpointCase) => {
  const { right } = endpointCase.row;
  if (right === everybody) return [];
  return places
    .filter((place) => right.places[place])
    .map((place) => ({ key: endpointCase.key, place, endpointCase, right }));
});
type Call = (typeof calls)[number];

const refusedIn = ({ right, place }: Call) => memberNames.filter((name) => !isIn(right, place, name));

/** Whoever has the right elsewhere is refused for the place alone. */
const closestRefused = (call: Call): CallerName => {
  const refused = refusedIn(call);
  const elsewhere = (name: CallerName) => places.some((place) => isIn(call.right, place, name));
  return refused.find(elsewhere) ?? refused[0] ?? "nobody";
};

/** Those that the rule lets through must be kept out by what they may see. */
const refusedOverHttp = (call: Call): readonly CallerName[] => [
  ...new Set([
    closestRefused(call),
    ...refusedIn(call).filter((name) => decides(call.endpointCase, call.place, name)),
  ]),
];

const outcome = async ({ endpointCase, place }: Call, name: CallerName) => {
  const { browser, employeeId } = await openCaller(name, isLast.test(endpointCase.key));
  const subject = await endpointCase.row.subject?.(officeIn(place));
  const params = place === "self" ? { id: employeeId ?? "nobody" } : subject;
  const input = { ...inputAbout(endpointCase, place), params };
  return outcomeOf((await browser.send(endpointCase.endpoint, input)).response);
};

describe("everybody's", () => {
  it.each(casesOf(({ access }) => !access.session))("is $key, as the contract says", ({ row }) => {
    expect(row.right).toBe(everybody);
  });
});

describe("the contract lets in", () => {
  it.each(calls)("to $key, $place", ({ endpointCase, place, right }) => {
    const allowed = memberNames.filter((name) => decides(endpointCase, place, name));
    const expected = memberNames.filter((name) => isIn(right, place, name));

    // What somebody may not even see is kept back behind it.
    expect(right.others === 404 ? expected.filter((name) => !allowed.includes(name)) : allowed).toEqual(
      right.others === 404 ? [] : expected,
    );
  });
});

describe("the server lets in", () => {
  it.each(calls)("to $key, $place: one of those who may, and nobody else", async (call) => {
    const { right, place } = call;
    const allowed = memberNames.find((name) => isIn(right, place, name));
    if (allowed) expect(await outcome(call, allowed)).toBe("in");

    const refused = refusedOverHttp(call);
    const outcomes = await Promise.all(refused.map((name) => outcome(call, name)));
    expect(outcomes).toEqual(refused.map((name) => (name === "nobody" ? 401 : right.others)));
  });

  it("nobody who was deactivated", async () => {
    const [call] = calls;
    expect(call && (await outcome(call, "deactivated"))).toBe(401);
  });
});
