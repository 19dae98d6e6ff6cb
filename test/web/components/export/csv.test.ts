import { describe, expect, it } from "vitest";
import { csvOf } from "../../../../web/components/export/csv.ts";
import { xlsxOf } from "../../../../web/components/export/xlsx.ts";
import { decoded, readCsv } from "../../../../web/components/import/read-csv.ts";
import { readXlsx } from "../../../../web/components/import/read-file.ts";

const cells = [
  "+43 2742 12345-12",
  "+43 664 1234567",
  "+43-1-2",
  "+436641234567",
  "=1+1",
  "@SUM(A1)",
  "-5",
  "+cmd|' /C calc'!A0",
  "+43 1 =A1",
  "Müller; Kovačić",
];

describe("an exported file", () => {
  it("guards what could be a formula, and leaves telephone numbers as they are read", async () => {
    const text = await (
      await csvOf(
        ["Wert"],
        cells.map((cell) => [cell]),
      )
    ).text();

    expect(text.split("\r\n").slice(1)).toEqual([
      "+43 2742 12345-12",
      "+43 664 1234567",
      `"'+43-1-2"`,
      `"'+436641234567"`,
      `"'=1+1"`,
      `"'@SUM(A1)"`,
      `"'-5"`,
      `"'+cmd|' /C calc'!A0"`,
      `"'+43 1 =A1"`,
      '"Müller; Kovačić"',
    ]);
  });

  it.each([
    ["CSV", csvOf, async (file: Blob) => readCsv(await file.text())],
    ["xlsx", xlsxOf, async (file: Blob) => readXlsx(await file.arrayBuffer())],
  ])("has no control characters as %s", async (_, write, read) => {
    const file = await write(["Wert"], [["eins\u0000 und\u0001\nzwei"]]);

    expect(await read(file)).toEqual([["Wert"], ["eins und\nzwei"]]);
  });

  it("is read as it was written", async () => {
    const file = await csvOf(
      ["Wert"],
      cells.map((cell) => [cell]),
    );

    expect((await readCsv(decoded(await file.arrayBuffer()))).slice(1)).toEqual(cells.map((cell) => [cell]));
  });
});
