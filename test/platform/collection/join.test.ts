import { describe, expect, it, vi } from "vitest";
import { openJoin, pageOf } from "../../../functions/platform/collection/join.ts";
import { Projection } from "../../../functions/platform/collection/projection.ts";
import { everything, visibleBy } from "../../../functions/platform/collection/visible.ts";
import { listConfig } from "../../../shared/contract/list.ts";

interface Named {
  readonly name: string;
}

const rules = {
  fieldOf: (row: Named) => row.name,
  searchText: (row: Named) => [row.name],
  defaultSort: [{ field: "name", direction: "asc" }],
} as const;

const projectionWith = (...names: readonly string[]) => {
  const projection = new Projection<Named>(rules);
  projection.apply(names.map((name) => ({ id: name, version: 1, listed: { name } })));
  return projection;
};

const openPairs = () => {
  const rowsOf = vi.fn((authors: Projection<Named>, books: Projection<Named>) =>
    Array.from(authors.entries(), ({ id, listed }) => ({
      id,
      name: `${listed.name} ${Array.from(books.entries(), (book) => book.listed.name).join("+")}`,
    })),
  );
  const join = openJoin<[Projection<Named>, Projection<Named>], Named & { id: string }>(rules, rowsOf);
  return { join, rowsOf };
};

describe("a list from two collections", () => {
  it("is searched, sorted and counted as one", () => {
    const { join } = openPairs();
    const rows = join(projectionWith("Storm", "Keller"), projectionWith("Novellen"));

    const { totalCount, data } = pageOf(rows, listConfig({ searchTerm: "novellen", limit: 1 }), everything);

    expect(totalCount).toBe(2);
    expect(data.map(({ name }) => name)).toEqual(["Keller Novellen"]);
  });

  it("is put together anew when one of them has changed, and only then", () => {
    const { join, rowsOf } = openPairs();
    const [authors, books] = [projectionWith("Storm"), projectionWith("Novellen")];
    join(authors, books);
    join(authors, books);
    expect(rowsOf).toHaveBeenCalledTimes(1);

    books.apply([{ id: "Briefe", version: 1, listed: { name: "Briefe" } }]);

    expect(join(authors, books).get("Storm")?.name).toBe("Storm Novellen+Briefe");
    expect(join(projectionWith("Raabe"), books).get("Raabe")?.name).toBe("Raabe Novellen+Briefe");
  });

  it("shows each caller just their rows", () => {
    const { join } = openPairs();
    const rows = join(projectionWith("Storm", "Keller"), projectionWith("Novellen"));
    const startingWith = visibleBy((letter: string, { name }: Named) => name.startsWith(letter));

    const counts = ["S", "K", "X", "S"].map(
      (letter) => pageOf(rows, listConfig(), startingWith(letter)).totalCount,
    );

    expect(counts).toEqual([1, 1, 0, 1]);
  });
});
