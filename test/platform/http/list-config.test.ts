import { describe, expect, it } from "vitest";
import { applications } from "../../../shared/applications/applications.contract.ts";
import { calendar } from "../../../shared/calendar/calendar.contract.ts";
import { cloud } from "../../../shared/cloud/cloud.contract.ts";
import { misc } from "../../../shared/misc/misc.contract.ts";
import { answer, problem } from "./answers.ts";
import { notes, visit } from "./small-area.ts";

describe("the config of a list", () => {
  const list = (config: string) =>
    problem(visit("reader"), notes.list, {}, { rawQuery: String(new URLSearchParams({ config })) });

  it("has its defaults when it is missing or empty", async () => {
    for (const rawQuery of ["", "config=", "config=%7B%7D"]) {
      const { text } = await answer(visit("reader"), notes.list, {}, { rawQuery });

      expect(JSON.parse(text)).toEqual({
        received: { config: { skip: 0, limit: 15, withCreator: false, filters: [], sort: [] } },
      });
    }
  });

  it.each([
    ["no JSON", "{", "config"],
    ["a limit above all", '{"limit":10001}', "config.limit"],
    ["a negative skip", '{"skip":-1}', "config.skip"],
    ["an unknown filter", '{"filters":[{"field":"secret","values":[1]}]}', "config.filters.0.field"],
    ["an unknown sort", '{"sort":[{"field":"secret"}]}', "config.sort.0.field"],
    [
      "an unknown comparator",
      '{"filters":[{"field":"text","values":[1],"comparator":"like"}]}',
      "config.filters.0.comparator",
    ],
    ["a long search term", JSON.stringify({ searchTerm: "x".repeat(201) }), "config.searchTerm"],
  ])("is 400 for %s and names the place", async (_, config, path) => {
    expect(await list(config)).toMatchObject({ status: 400, errors: [{ path }] });
  });

  it.each([
    ["categories", calendar.categories.list],
    ["files of an event", calendar.events.files],
    ["files of an application", applications.files],
    ["files of the cloud", cloud.items.list],
    ["documents of Diverses", misc.entries.list],
  ])("takes a limit above all as the most for %s, of which clients ask for all", (_, { query }) => {
    expect(query.parse({ config: '{"limit":12345}' })).toMatchObject({ config: { limit: 10_000 } });
  });

  it("names the fields that there are for an unknown one", async () => {
    const { errors } = await list('{"filters":[{"field":"secret","values":[1]}]}');

    expect(errors).toMatchObject([
      { message: "Nach diesem Feld kann nicht gefiltert werden. Möglich: text." },
    ]);
  });
});
