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

/** What the contract's own rule says, once the resource is there. */
const decides = (endpointCase: EndpointCase, place: Place, name: (typeof memberNames)[number]) => {
  const { endpoint } = endpointCase;
  const office = officeIn(place);
  const viewer = viewerOf(name);
  const resource = {
    id: place === "self" ? viewer.employeeId : "somebody",
    employedAt: office,
    organisationId: office,
    groupId: office,
    createdBy: "somebody",
    ownedBy: "somebody",
  };
  const params = paramsOf(endpoint, office);
  const { query, body } = inputAbout(endpointCase, place);
  return endpoint.access.decide({
    viewer,
    params,
    query,
    body: endpoint.body?.parse(body) ?? body,
    resource,
  });
};

const calls = allCases.flatMap((endpointCase) => {
  const { right } = endpointCase.row;
  if (right === everybody) return [];
  return places
    .filter((place) => right.places[place])
    .map((place) => ({ key: endpointCase.key, place, endpointCase, right }));
});
type Call = (typeof calls)[number];

const allowedIn = ({ right, place }: Call) => memberNames.find((name) => isIn(right, place, name));
const refusedIn = ({ right, place }: Call) => memberNames.filter((name) => !isIn(right, place, name));

/** Whoever has the right elsewhere is refused for the place alone. */
const closestRefused = (call: Call): CallerName => {
  const refused = refusedIn(call);
  const elsewhere = (name: CallerName) => places.some((place) => isIn(call.right, place, name));
  return refused.find(elsewhere) ?? refused[0] ?? "nobody";
};

/** Whom the rule lets through is kept out by what they may see. */
const keptOut = (call: Call) =>
  refusedIn(call).filter((name) => decides(call.endpointCase, call.place, name));

/** The contract's own rule stands for the others. */
const callsOverHttp = Map.groupBy(calls, ({ key }) => key)
  .values()
  .flatMap((ofEndpoint) => {
    const allowed = ofEndpoint.find(allowedIn);
    const refused = ofEndpoint.findLast((call) => refusedIn(call).length > 0) ?? ofEndpoint[0];
    return ofEndpoint.flatMap((call) => {
      const isAllowed = call === allowed;
      const names = new Set(call === refused ? [closestRefused(call), ...keptOut(call)] : keptOut(call));
      return isAllowed || names.size > 0 ? [{ ...call, call, isAllowed, names: [...names] }] : [];
    });
  })
  .toArray();

const outcome = async ({ endpointCase, place }: Call, name: CallerName) => {
  const { browser, employeeId } = await openCaller(name, isLast.test(endpointCase.key));
  const resource = await endpointCase.row.resource?.(officeIn(place));
  const params = place === "self" ? { id: employeeId ?? "nobody" } : resource;
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
  it.each(callsOverHttp)(
    "to $key, $place: one who may, and nobody else",
    async ({ call, isAllowed, names }) => {
      const allowed = isAllowed && allowedIn(call);
      if (allowed) expect(await outcome(call, allowed)).toBe("in");

      const outcomes = await Promise.all(names.map((name) => outcome(call, name)));
      expect(outcomes).toEqual(names.map((name) => (name === "nobody" ? 401 : call.right.others)));
    },
  );

  it("nobody who was deactivated", async () => {
    const [call] = calls;
    expect(call && (await outcome(call, "deactivated"))).toBe(401);
  });
});
