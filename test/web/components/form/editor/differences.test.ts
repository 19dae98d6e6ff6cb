// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { differencesOf } from "../../../../../web/components/form/editor/differences.ts";

const labels = { title: "Titel", content: "Text" };

describe("the differences of two versions", () => {
  it("read as text what is stored as HTML", () => {
    const mine = { title: "Eins", content: "<p>Ein <strong>alter</strong></p><p>Text</p>" };
    const theirs = { title: "Eins", content: "<p>Ein neuer Text</p>" };

    expect(differencesOf(mine, theirs, labels)).toEqual([
      { name: "content", label: "Text", mine: "Ein alter Text", theirs: "Ein neuer Text" },
    ]);
  });

  it("leave a plain text as it is, whatever signs it has", () => {
    const [mine, theirs] = [{ content: "Umsatz <b 100" }, { content: "Umsatz > 100" }];

    expect(differencesOf(mine, theirs, labels)).toEqual([
      { name: "content", label: "Text", mine: "Umsatz <b 100", theirs: "Umsatz > 100" },
    ]);
  });

  it("begin in long texts a little before the place where they part", () => {
    const same = "Gleich ".repeat(40);

    const [{ mine, theirs } = { mine: "", theirs: "" }] = differencesOf(
      { content: `${same}mein Ende` },
      { content: `${same}ihr Ende` },
      labels,
    );

    expect(mine).toMatch(/^… (Gleich ){8}mein Ende$/);
    expect(theirs).toMatch(/^… (Gleich ){8}ihr Ende$/);
  });

  it("are none between an empty text and none at all", () => {
    expect(differencesOf({ title: "" }, { title: null as string | null }, labels)).toEqual([]);
  });

  it("say values as they are written elsewhere", () => {
    const mine = { day: "1980-05-17", isSent: true, count: 7, files: [{ id: "f1", fileName: "a.pdf" }] };
    const theirs = { day: "", isSent: false, count: 8, files: [] as { id: string; fileName: string }[] };
    const names = { files: "Dateien", day: "Tag", isSent: "Gesendet", count: "Zahl", other: "Anderes" };

    expect(differencesOf(mine, theirs, names)).toEqual([
      { name: "files", label: "Dateien", mine: "a.pdf", theirs: "" },
      { name: "day", label: "Tag", mine: "17.05.1980", theirs: "" },
      { name: "isSent", label: "Gesendet", mine: "ja", theirs: "nein" },
      { name: "count", label: "Zahl", mine: "7", theirs: "8" },
    ]);
  });

  it("are said in words of the form where values do not speak, one by one or together", () => {
    const [mine, theirs] = [
      { officeId: "1", isA: true, isB: false },
      { officeId: "2", isA: false, isB: true },
    ];

    expect(
      differencesOf(
        mine,
        theirs,
        { officeId: "Kanzlei", kind: "Art" },
        {
          officeId: ({ officeId }) => `Kanzlei ${officeId}`,
          kind: ({ isA }) => (isA ? "A" : "B"),
        },
      ),
    ).toEqual([
      { name: "officeId", label: "Kanzlei", mine: "Kanzlei 1", theirs: "Kanzlei 2" },
      { name: "kind", label: "Art", mine: "A", theirs: "B" },
    ]);
  });
});
