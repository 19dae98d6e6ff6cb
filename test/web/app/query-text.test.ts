import { describe, expect, it } from "vitest";
import * as z from "zod";
import { endpointsOf } from "../../../shared/contract/endpoint.ts";
import { portal } from "../../../shared/portal.contract.ts";
import { queryText } from "../../../web/app/client/query-text.ts";
import { filled } from "../filled.ts";

const asked = endpointsOf(portal).flatMap(({ name, endpoint: { query } }) =>
  query ? [{ name, query }] : [],
);

describe("what the browser asks for", () => {
  it.each(asked)("reaches the server as it was meant: $name", ({ query }) => {
    const meant = z.record(z.string(), z.unknown()).parse(filled(query, "output"));

    const sent = Object.fromEntries(new URLSearchParams(queryText(meant)));

    expect(meant).not.toEqual({});
    const byCodecs = Object.entries(z.record(z.string(), z.unknown()).parse(z.encode(query, meant)));
    expect(sent).toEqual(Object.fromEntries(byCodecs.map(([key, value]) => [key, String(value)])));
  });

  it("is nothing where nothing is given", () => {
    expect(queryText({ at: undefined, parent: null })).toBe("");
  });
});
