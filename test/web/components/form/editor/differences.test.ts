// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { differencesOf } from "../../../../../web/components/form/editor/differences.ts";

const fields = [
  { field: "title", label: "Titel" },
  { field: "content", label: "Text" },
] as const;

describe("the differences of two versions", () => {
  it("read as text what is stored as HTML", () => {
    const mine = { title: "Eins", content: "<p>Ein <strong>alter</strong></p><p>Text</p>" };
    const theirs = { title: "Eins", content: "<p>Ein neuer Text</p>" };

    expect(differencesOf(mine, theirs, fields)).toEqual([
      { label: "Text", mine: "Ein alter Text", theirs: "Ein neuer Text" },
    ]);
  });

  it("are none between an empty text and none at all", () => {
    expect(differencesOf({ title: "" }, { title: null }, [{ field: "title", label: "Titel" }])).toEqual([]);
  });
});
