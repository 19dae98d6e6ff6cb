import { strToU8, type Zippable, zipSync } from "fflate";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org";

export const packed = (parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === "string" ? strToU8(part) : part]),
    ) satisfies Zippable,
  );

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
/** Word parts a paragraph where its spelling was checked. */
const paragraph = (...runs: readonly string[]) => `<w:p>${runs.map(run).join("")}</w:p>`;
const word = (element: string, content: string) =>
  `${HEAD}<w:${element} xmlns:w="${MAIN}/wordprocessingml/2006/main">${content}</w:${element}>`;

export const wordDocument = (body: string): string => word("document", `<w:body>${body}</w:body>`);

export interface DocxContent {
  readonly paragraphs: readonly (readonly string[])[];
  readonly table?: readonly (readonly string[])[];
  readonly header?: string;
  readonly footnote?: string;
  /** Taken out by who tracks changes. */
  readonly deleted?: string;
}

export const aDocx = ({ paragraphs, table = [], header, footnote, deleted }: DocxContent): Uint8Array => {
  const rows = table.map(
    (cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`,
  );
  const gone = deleted ? `<w:p><w:del><w:r><w:delText>${deleted}</w:delText></w:r></w:del></w:p>` : "";
  const body = `${paragraphs.map((runs) => paragraph(...runs)).join("")}<w:tbl>${rows.join("")}</w:tbl>${gone}`;
  return packed({
    "[Content_Types].xml": `${HEAD}<Types xmlns="${MAIN}/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    "word/document.xml": wordDocument(body),
    ...(header && { "word/header1.xml": word("hdr", paragraph(header)) }),
    ...(footnote && {
      "word/footnotes.xml": word("footnotes", `<w:footnote>${paragraph(footnote)}</w:footnote>`),
    }),
  });
};

export const aXlsx = (shared: readonly string[], inline: readonly string[] = []): Uint8Array =>
  packed({
    "[Content_Types].xml": `${HEAD}<Types xmlns="${MAIN}/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    "xl/sharedStrings.xml": `${HEAD}<sst>${shared.map((text) => `<si><r><t>${text.slice(0, 2)}</t></r><r><t>${text.slice(2)}</t></r><rPh><t>phonetisch</t></rPh></si>`).join("")}</sst>`,
    "xl/worksheets/sheet1.xml": `${HEAD}<worksheet><sheetData><row>${shared.map((_, at) => `<c t="s"><v>${at}</v></c>`).join("")}${inline.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row></sheetData></worksheet>`,
  });

export const aPptx = (slides: readonly string[], note = ""): Uint8Array =>
  packed({
    "[Content_Types].xml": `${HEAD}<Types xmlns="${MAIN}/package/2006/content-types"><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>`,
    ...Object.fromEntries(
      slides.map((text, at) => [
        `ppt/slides/slide${at + 1}.xml`,
        `${HEAD}<p:sld xmlns:p="p" xmlns:a="a"><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`,
      ]),
    ),
    "ppt/notesSlides/notesSlide1.xml": `${HEAD}<p:notes xmlns:p="p" xmlns:a="a"><a:p><a:r><a:t>${note}</a:t></a:r></a:p></p:notes>`,
  });

export const streamOf = (content: string | Uint8Array, entries = ""): Buffer => {
  const bytes = Buffer.from(typeof content === "string" ? Buffer.from(content, "latin1") : content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
};

/** Numbered from 1, which is the catalog (ISO 32000-1 section 7.5). */
export const pdfFrom = (objects: readonly (string | Uint8Array)[], trailer = ""): Uint8Array => {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of objects.entries()) {
    places.push(length());
    const body = typeof object === "string" ? Buffer.from(object, "latin1") : Buffer.from(object);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from("\nendobj\n"));
  }
  const table = length();
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};

export const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
export const ONE_PAGE = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
export const PAGE =
  "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R /L 6 0 R >> >> >>";
export const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";

/** `A` is the ligature of f and i in the font `L`. */
const ligatures = streamOf(
  "/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <41> <FB01> endbfchar endcmap end",
);
const ligatureFont =
  "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 65 /LastChar 65 /Widths [500] /ToUnicode 7 0 R >>";

export const pdfWith = (content: string | Uint8Array, entries = ""): Uint8Array =>
  pdfFrom([CATALOG, ONE_PAGE, PAGE, streamOf(content, entries), FONT, ligatureFont, ligatures]);

/** Line by line, at x and y. */
export const textAt = (x: number, y: number, ...lines: readonly string[]): string =>
  `BT /F 11 Tf 14 TL ${x} ${y} Td ${lines.map((line) => `(${line}) Tj T*`).join(" ")} ET\n`;

export const aTextPdf = (...lines: readonly string[]): Uint8Array => pdfWith(textAt(60, 780, ...lines));
