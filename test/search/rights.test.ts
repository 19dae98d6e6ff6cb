import fc from "fast-check";
import { expect, it } from "vitest";
import { soughtIn } from "../../functions/platform/search/german.ts";
import type { SearchedFields } from "../../functions/platform/search/searched-fields.ts";
import { WordIndex } from "../../functions/platform/search/word-index.ts";
import { openSource } from "../../functions/search/source.ts";
import type { Viewer } from "../../shared/contract/permissions.ts";
import { DocumentVisibility, isVisibleTo } from "../../shared/visibility/visibility.ts";

const WORDS = ["lohn", "steuer", "haus", "urlaub", "bilanz", "frist"];

interface Row {
  readonly id: string;
  readonly visibility: DocumentVisibility;
  readonly title: string;
  readonly text: string;
}

const fields: SearchedFields<Row> = {
  title: { text: ({ title }) => title, weight: 16 },
  text: { text: ({ text }) => text, weight: 1 },
};

const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((some) => some.join(" "));
const rows = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{1,3}$/),
    visibility: fc.constantFrom(...DocumentVisibility.options),
    title: words,
    text: words,
  }),
  { selector: ({ id }) => id, maxLength: 30 },
);
const viewer = fc.record({
  isAdmin: fc.boolean(),
  isDirector: fc.boolean(),
  office: fc.option(fc.record({ isPartner: fc.boolean(), isAssociate: fc.boolean() })),
});

const indexOf = (all: readonly Row[]) => {
  const index = new WordIndex<Row, Row>(fields);
  for (const row of all) {
    const { id, visibility } = row;
    const facts = { listed: JSON.stringify(row), scope: JSON.stringify({ visibility }) };
    index.put({ id, version: 1, date: null, organisationId: null, ...facts }, row);
  }
  return index;
};

it("is exactly what a filter over all rows would find, for whoever asks", async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      viewer,
      fc.constantFrom(...WORDS),
      fc.constantFrom(...WORDS),
      async (all, asking, one, other) => {
        const index = indexOf(all);
        const { search } = openSource<Row, Pick<Row, "visibility">>(
          "cloud",
          { current: async () => index, keep: async () => {}, scopeOf: ({ visibility }) => ({ visibility }) },
          () => ({
            canSee: ({ visibility }) => isVisibleTo(asking, visibility),
            show: ({ title }) => ({ title, excerpt: "", path: "" }),
          }),
        );
        const searchTerm = `${one} ${other}`;
        const sought = {
          viewer: asking as Viewer,
          now: new Date(),
          searchTerm,
          words: soughtIn(searchTerm) ?? [],
        };

        const found = (await search(sought)).find("all").map(({ id }) => id);

        const has = ({ title, text }: Row, word: string) => `${title} ${text}`.split(" ").includes(word);
        const expected = all.filter(
          (row) => isVisibleTo(asking, row.visibility) && has(row, one) && has(row, other),
        );
        expect(found.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      },
    ),
  );
});
