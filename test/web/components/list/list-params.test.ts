import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listConfig } from "../../../../shared/contract/list.ts";
import { decodeList, encodeList } from "../../../../web/components/list/list-params.ts";

const fields = { filters: ["tag", "isClient", "releaseDate"], sort: ["title", "releaseDate"] };

const decode = (search: string) => decodeList(new URLSearchParams(search), fields);

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
      {},
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
