import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listConfig } from "../../../../shared/contract/list.ts";
import { decodeList, encodeList, withChanges } from "../../../../web/components/list/list-params.ts";

const fields = { filters: ["tag", "isClient", "releaseDate"], sort: ["title", "releaseDate"] };

const decode = (search: string) => decodeList(new URLSearchParams(search), fields);

describe("a list that ranks what a search finds", () => {
  const ranked = { ...fields, isRanked: true };
  const newest = "releaseDate:desc";
  const byDate = { sort: [{ field: "releaseDate", direction: "desc" as const }] };
  const open = (search: string) => decodeList(new URLSearchParams(search), ranked, newest);
  const change = (search: string, changes: Parameters<typeof withChanges>[1]) =>
    encodeList(withChanges(open(search), changes, ranked, newest), ranked, newest).toString();

  it("has its usual order without a search, and the best first with one", () => {
    expect(open("").sort).toEqual(byDate.sort);
    expect(open("suche=Steuer").sort).toEqual([]);
  });

  it("brings the best first when a search begins, and its usual order when it ends", () => {
    expect(change("", { searchTerm: "Steuer" })).toBe("suche=Steuer");
    expect(change("sortierung=title:asc&seite=2", { searchTerm: "Steuer" })).toBe("suche=Steuer");
    expect(change("suche=Steuer", { searchTerm: undefined })).toBe("");
  });

  it("keeps an order that was chosen while searching", () => {
    const chosen = change("suche=Steuer", byDate);

    expect(chosen).toBe("suche=Steuer&sortierung=releaseDate%3Adesc");
    expect(open(chosen).sort).toEqual(byDate.sort);
    expect(change(chosen, { searchTerm: "Steuern" })).toBe("suche=Steuern&sortierung=releaseDate%3Adesc");
    expect(change(chosen, { sort: [] })).toBe("suche=Steuer");
  });

  it("is the only one that does", () => {
    expect(decodeList(new URLSearchParams("suche=Steuer"), fields, newest).sort).toEqual(byDate.sort);
  });
});

describe("a list in the address", () => {
  it("needs no words for its defaults", () => {
    expect(encodeList(listConfig(), fields).toString()).toBe("");
    expect(decode("")).toEqual(listConfig({ searchTerm: undefined }));
  });

  it("reads page, size, search, sort and filters", () => {
    expect(decode("seite=3&anzahl=30&suche=Steuer&sortierung=title:desc&tag=A&tag=B&isClient=true")).toEqual({
      skip: 60,
      limit: 30,
      withCreator: false,
      searchTerm: "Steuer",
      sort: [{ field: "title", direction: "desc" }],
      filters: [
        { field: "tag", comparator: "eq", values: ["A", "B"] },
        { field: "isClient", comparator: "eq", values: [true] },
      ],
    });
  });

  it("leaves out what the list does not know", () => {
    const asked = decode("seite=-1&anzahl=100000&sortierung=password:asc&secret=1&tag.like=x");

    expect(asked).toEqual(listConfig({ limit: 100, searchTerm: undefined }));
  });

  it("keeps what others wrote into the address", () => {
    const address = encodeList(
      listConfig({ skip: 15 }),
      fields,
      undefined,
      new URLSearchParams("ansicht=phone&tag=A"),
    );

    expect(address.toString()).toBe("ansicht=phone&seite=2");
  });

  it("comes back as it was sent", () => {
    const filter = fc.record({
      field: fc.constantFrom(...fields.filters),
      comparator: fc.constantFrom("eq" as const, "neq" as const, "between" as const),
      values: fc.array(fc.oneof(fc.stringMatching(/^[a-zäöü &=+%]{1,9}$/), fc.boolean(), fc.constant(null)), {
        minLength: 1,
        maxLength: 3,
      }),
    });
    const config = fc.record({
      limit: fc.constantFrom(15, 30, 50, 100),
      page: fc.nat(50),
      searchTerm: fc.option(fc.stringMatching(/^[a-zäöü]{1,9}$/), { nil: undefined }),
      sort: fc.constantFrom([], [{ field: "title", direction: "asc" as const }]),
      filters: fc.uniqueArray(filter, {
        selector: ({ field, comparator }) => field + comparator,
        maxLength: 3,
      }),
    });

    fc.assert(
      fc.property(config, ({ page, ...rest }) => {
        const sent = listConfig({ ...rest, skip: page * rest.limit });
        const back = decodeList(new URLSearchParams(encodeList(sent, fields).toString()), fields);
        expect(back).toEqual(sent);
      }),
    );
  });
});
