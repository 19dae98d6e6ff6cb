import { describe, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { guessColumns, rowsToSend } from "../../../../../web/components/import/columns.ts";
import { readFile } from "../../../../../web/components/import/read-file.ts";
import { importText as text } from "../../../../../web/news/subscribers/import/import.text.ts";
import { subscriberImport } from "../../../../../web/news/subscribers/import/subscriber-import.ts";

const { columns } = subscriberImport;

const csv = (content: string | Uint8Array<ArrayBuffer>) => new File([content], "liste.csv");

/** What a file would send, its columns as they are guessed. */
const readAs = async (file: File) => {
  const table = await readFile(file);
  return rowsToSend(columns, table, guessColumns(columns, table));
};

const eva = { name: "Eva Gruber", email: "eva@example.at" };

describe("a file of subscribers", () => {
  it.each([
    ["semicolons", "Name;E-Mail\nEva Gruber;eva@example.at\n"],
    ["commas", 'E-Mail-Adresse,"Name"\r\neva@example.at,"Eva Gruber"\r\n'],
    ["tabs", "name\temail\nEva Gruber\teva@example.at"],
    ["a byte order mark", "\uFEFFName;Email\nEva Gruber;eva@example.at"],
    ["first and last names", "Nachname;Vorname;Mail\nGruber;Eva;eva@example.at"],
  ])("is read with %s", async (_, content) => {
    const rows = await readAs(csv(content));

    expect(rows).toEqual([eva]);
  });

  it("is read in the encoding of Windows where it is no UTF-8", async () => {
    const bytes = Uint8Array.from("Name;E-Mail;Ärzte\nJörg;j@example.at;ja", (sign) => sign.charCodeAt(0));

    expect(await readAs(csv(bytes))).toEqual([
      { name: "Jörg", email: "j@example.at", receivesDoctorsNews: true },
    ]);
  });

  it("is read as Excel saves Unicode text", async () => {
    const utf16 = new Uint8Array(Buffer.from("\uFEFFName\tE-Mail\nEva Gruber\teva@example.at", "utf16le"));

    expect(await readAs(csv(utf16))).toEqual([eva]);
  });

  it("is read from Excel, where a postal code keeps its zero", async () => {
    const cell = (value: string) => ({ value, type: String });
    const xlsx = await writeXlsxFile([
      [cell("Name"), cell("E-Mail"), cell("PLZ"), cell("Klient")],
      [cell("Eva Gruber"), cell("eva@example.at"), cell("06020"), { value: true, type: Boolean }],
      [cell("Max Moser"), cell("max@example.at"), { value: 3300, type: Number }, cell("nein")],
    ]).toBuffer();

    expect(await readAs(new File([new Uint8Array(xlsx)], "liste.xlsx"))).toEqual([
      { ...eva, plz: "06020", isClient: true },
      { name: "Max Moser", email: "max@example.at", plz: "3300", isClient: false },
    ]);
  });

  it("keeps the number of each line, though blank ones are left out", async () => {
    const { rows } = await readFile(csv("Name;E-Mail\n\nA;a@example.at\n;;\nB;b@example.at\n"));

    expect(rows.map(({ line }) => line)).toEqual([3, 5]);
  });

  it("needs no headings to know the addresses", async () => {
    const table = await readFile(csv("Eva;eva@example.at;3300\nMax;max@example.at;3100"));

    expect(table.columns).toEqual([text.column("A"), text.column("B"), text.column("C")]);
    expect(table.rows).toHaveLength(2);
    expect(guessColumns(columns, table)).toEqual(new Map([["email", { columns: [1] }]]));
  });

  it.each([
    ["nothing but headings", csv("Name;E-Mail\n"), text.noRows],
    ["nothing", csv(""), text.noRows],
    ["an old format of Office", csv(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])), text.oldOffice],
    ["a PDF", csv("%PDF-1.7\n1 0 obj <</Title (Name, E-Mail)>>\nendobj, eva@example.at\n"), text.noTable],
    ["a picture", csv(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0a, 0, 0, 0, 0x0a, 0x2c])), text.noTable],
    ["a web page", csv("<!doctype html>\n<p>Eva Gruber, eva@example.at</p>\n"), text.noTable],
    ["JSON", csv('[{"name": "Eva"},\n{"name": "Max"}]'), text.noTable],
    ["a business card", csv("BEGIN:VCARD\nN:Gruber;Eva\nEND:VCARD"), text.noTable],
    ["one column", csv("Liebe Kollegin\nanbei die Liste\n"), text.noTable],
    ["another archive", csv(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])), text.unreadable],
  ])("is refused with the reason where it is %s", async (_, file, message) => {
    await expect(readFile(file)).rejects.toMatchObject({ name: "UnreadableFile", message });
  });
});

describe("the columns of a file", () => {
  it("are known by their German names", async () => {
    const heads =
      "Kundenname;E-Mail-Adresse;Branche;Postleitzahl;Wohnort;Klient (ja/nein);Steuernews;Ärztenews";
    const values = "Eva;eva@example.at;Handel;3300;Amstetten;x;1;nein";

    expect(await readAs(csv(`${heads}\n${values}`))).toEqual([
      {
        name: "Eva",
        email: "eva@example.at",
        branche: "Handel",
        plz: "3300",
        ort: "Amstetten",
        isClient: true,
        receivesTaxNews: true,
        receivesDoctorsNews: false,
      },
    ]);
  });

  it("send what is no yes and no no as it is, so that the row is refused with its reason", async () => {
    expect(await readAs(csv("Name;Email;Klient\nEva;eva@example.at;vielleicht"))).toMatchObject([
      { isClient: "vielleicht" },
    ]);
  });
});
