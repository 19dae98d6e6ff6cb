import { describe, expect, it } from "vitest";
import { aDocx, aPptx, aTextPdf, aXlsx, pdfWith, textAt } from "../support/documents.builder.ts";
import { documentsFixture, takeTextOf } from "./documents.fixture.ts";

const { storedFile, texts } = await documentsFixture();

const wordsOf = async (fileName: string, bytes: Uint8Array) => {
  const { fileId } = await storedFile(fileName, bytes);
  await takeTextOf(fileId);
  return (await texts.find(fileId))?.text;
};

describe("the words of a document", () => {
  it("of Word stand in paragraphs, tables, headers and footnotes, however they are parted", async () => {
    const bytes = aDocx({
      paragraphs: [["Umsatz", "steuervoran", "meldung"], ["Grüße &amp; Küsse"]],
      table: [
        ["Jänner", "1.200"],
        ["Februar", "900"],
      ],
      header: "Kanzlei Huber",
      footnote: "Siehe Richtlinien",
      deleted: "Gestrichenes",
    });

    expect(await wordsOf("bericht.docx", bytes)).toBe(
      "Umsatzsteuervoranmeldung Grüße & Küsse Jänner 1.200 Februar 900 Siehe Richtlinien Kanzlei Huber",
    );
  });

  it("of Excel are its shared strings and those in cells, without how they are spoken", async () => {
    expect(await wordsOf("liste.xlsx", aXlsx(["Anlagenspiegel", "Möbel"], ["Abschreibung"]))).toBe(
      "Anlagenspiegel Möbel Abschreibung",
    );
  });

  it("of PowerPoint come slide by slide, then the notes", async () => {
    const slides = Array.from({ length: 11 }, (_, at) => `Folie${at + 1}`);

    expect(await wordsOf("vortrag.pptx", aPptx(slides, "Notiz"))).toBe(`${slides.join(" ")} Notiz`);
  });

  it("of a PDF keep umlauts, and are whole where a line parts them", async () => {
    expect(
      await wordsOf("brief.pdf", aTextPdf("Prüfung der Jahres-", "abschlüsse in Graz", "ÖGK - Bescheid")),
    ).toBe("Prüfung der Jahresabschlüsse in Graz ÖGK - Bescheid");
  });

  it("of a PDF in two columns stay apart", async () => {
    const columns =
      textAt(60, 780, "Vermietung", "Verpachtung") + textAt(330, 780, "Liebhaberei", "Prognose");

    expect((await wordsOf("spalten.pdf", pdfWith(columns)))?.split(" ")).toEqual([
      "Vermietung",
      "Verpachtung",
      "Liebhaberei",
      "Prognose",
    ]);
  });

  it("of a PDF have letters where the print has ligatures", async () => {
    const content = "BT /F 11 Tf 60 700 Td (Of) Tj /L 11 Tf (A) Tj /F 11 Tf (nanz) Tj ET";

    expect(await wordsOf("druck.pdf", pdfWith(content))).toBe("Offinanz");
  });

  it("of a text are read in whatever it is written", async () => {
    expect(await wordsOf("notiz.txt", Buffer.from("Grüße\r\naus\tWörgl"))).toBe("Grüße aus Wörgl");
    expect(await wordsOf("alt.txt", Buffer.from("Grüße", "latin1"))).toBe("Grüße");
  });

  it("end after two hundred thousand letters", async () => {
    const text = await wordsOf("lang.txt", Buffer.from("Wort ".repeat(100_000)));

    expect(text?.length).toBeLessThanOrEqual(200_000);
    expect(text?.length).toBeGreaterThan(199_000);
  });
});
