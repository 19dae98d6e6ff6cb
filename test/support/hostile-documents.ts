import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import { strToU8, Zip, type ZipInputFile, zipSync } from "fflate";
import type { TextOutcome } from "../../shared/files/text-outcome.ts";
import {
  aDocx,
  aTextPdf,
  aXlsx,
  CATALOG,
  FONT,
  ONE_PAGE,
  PAGE,
  packed,
  pdfFrom,
  pdfWith,
  streamOf,
  textAt,
  wordDocument,
} from "./documents.builder.ts";

export interface HostileDocument {
  readonly fileName: string;
  readonly bytes: () => Uint8Array;
  /** Where several are right, any of them. */
  readonly outcomes: readonly TextOutcome[];
}

const MEGABYTE = 1024 * 1024;
/** By its number in APPNOTE 4.4.5. */
const DEFLATE = 8;
const spaces = (megabytes: number) => new Uint8Array(megabytes * MEGABYTE).fill(32);

const docxWith = (body: string) => packed({ "word/document.xml": wordDocument(body) });
const changed = (bytes: Uint8Array, change: (copy: Buffer) => void) => {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
};

/** A ZIP of so much that only Node's own code packs it quickly. */
const packedLarge = (names: readonly string[], bytes: Uint8Array): Uint8Array => {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_, chunk) => chunks.push(chunk));
  const [deflated, crc] = [deflateRawSync(bytes), crc32(bytes)];
  for (const filename of names) {
    const entry: ZipInputFile = { filename, size: bytes.length, crc, compression: DEFLATE };
    zip.add(entry);
    entry.ondata?.(null, deflated, true);
  }
  zip.end();
  return Buffer.concat(chunks);
};

/** Of the entry in the ZIP's directory (APPNOTE 4.3.12). */
const inDirectory = (bytes: Uint8Array, offset: number, value: number) =>
  changed(bytes, (copy) => copy.writeUInt32LE(value, copy.indexOf("PK\x01\x02") + offset));
const SIZE_IN_DIRECTORY = 24;

/** All entries of the directory name the same bytes. */
const overlapping = () => {
  const one = Buffer.from(packedLarge(["word/document.xml"], spaces(4)));
  const start = one.indexOf("PK\x01\x02");
  const end = one.indexOf("PK\x05\x06");
  const entry = one.subarray(start, end);
  const many = Array.from({ length: 200 }, () => entry);
  const tail = changed(one.subarray(end), (copy) => {
    copy.writeUInt16LE(many.length, 8);
    copy.writeUInt16LE(many.length, 10);
    copy.writeUInt32LE(entry.length * many.length, 12);
  });
  return Buffer.concat([one.subarray(0, start), ...many, tail]);
};

const nested = () => {
  const names = Array.from({ length: 8 }, (_, at) => `${at}.zip`);
  let inner = packedLarge(["0.txt"], spaces(20));
  for (let level = 0; level < 6; level++) inner = packedLarge(names, inner);
  return zipSync({ "word/embeddings/inner.zip": inner });
};

const laughs = () => {
  const entities = Array.from(
    { length: 12 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  ).join("");
  return packed({
    "word/document.xml": `<!DOCTYPE x [<!ENTITY l0 "lachen">${entities}]>${wordDocument("<w:p><w:r><w:t>&l12;</w:t></w:r></w:p>")}`,
  });
};

const external = () =>
  packed({
    "word/document.xml": `<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]>${wordDocument("<w:p><w:r><w:t>&secret;</w:t></w:r></w:p>")}`,
  });

const protectedOffice = () =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(1_016),
    Buffer.from("EncryptedPackage", "utf16le"),
    Buffer.alloc(2_000),
  ]);

const protectedPdf = () =>
  pdfFrom(
    [
      CATALOG,
      ONE_PAGE,
      PAGE,
      streamOf("geheim"),
      FONT,
      FONT,
      `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${"11".repeat(32)}> /U <${"22".repeat(32)}> >>`,
    ],
    `/Encrypt 7 0 R /ID [<${"33".repeat(16)}> <${"33".repeat(16)}>]`,
  );

const pageLoop = () => pdfFrom([CATALOG, "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 /Parent 2 0 R >>"]);

const objectLoop = () =>
  pdfFrom([
    CATALOG,
    ONE_PAGE,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents [4 0 R 3 0 R] /Resources << /XObject << /X 4 0 R >> >> >>",
    streamOf(
      "/X Do /X Do",
      "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 4 0 R >> >>",
    ),
  ]);

const streamBomb = () => {
  const once = deflateSync(spaces(256), { level: 9 });
  return pdfWith(deflateSync(once, { level: 9 }), "/Filter [/FlateDecode /FlateDecode]");
};

const script = "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while\\(true\\){}) >> >>";

const manyObjects = () =>
  pdfFrom([
    CATALOG,
    `<< /Type /Pages /Kids [${"3 0 R ".repeat(20_000)}] /Count 20000 >>`,
    PAGE,
    streamOf(textAt(60, 700, "Immer dieselbe Seite")),
    FONT,
    FONT,
  ]);

const wordless = ["none", "broken", "gave-up", "too-large"] as const;

export const hostileDocuments: Readonly<Record<string, HostileDocument>> = {
  "a bomb of one entry": {
    fileName: "bombe.docx",
    bytes: () => packedLarge(["word/document.xml"], spaces(140)),
    outcomes: ["too-large"],
  },
  "a bomb of many entries": {
    fileName: "bombe.pptx",
    bytes: () =>
      packedLarge(
        Array.from({ length: 40 }, (_, at) => `ppt/slides/slide${at}.xml`),
        spaces(4),
      ),
    outcomes: ["too-large"],
  },
  "ZIPs within ZIPs": { fileName: "matroschka.docx", bytes: nested, outcomes: ["broken"] },
  "a ZIP that contains itself by name": {
    fileName: "quine.docx",
    bytes: () => zipSync({ "word/document.xml": zipSync({ "word/document.xml": strToU8("quine.docx") }) }),
    outcomes: ["none"],
  },
  "entries over each other": { fileName: "stapel.docx", bytes: overlapping, outcomes: ["too-large"] },
  "an entry that says it is larger": {
    fileName: "gross.docx",
    bytes: () =>
      inDirectory(docxWith("<w:p><w:r><w:t>klein</w:t></w:r></w:p>"), SIZE_IN_DIRECTORY, 0x7fffffff),
    outcomes: ["too-large"],
  },
  "an entry that says it is smaller": {
    fileName: "klein.docx",
    bytes: () => inDirectory(packedLarge(["word/document.xml"], spaces(100)), SIZE_IN_DIRECTORY, 64),
    outcomes: wordless,
  },
  "names that lead out of the archive": {
    fileName: "pfade.docx",
    bytes: () =>
      packed({ "../../../tmp/word/document.xml": wordDocument("<w:t>weg</w:t>"), "/etc/passwd": "x" }),
    outcomes: ["broken"],
  },
  "twenty thousand entries": {
    fileName: "viele.docx",
    bytes: () =>
      zipSync(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`x/${at}`, new Uint8Array()])), {
        level: 0,
      }),
    outcomes: ["broken"],
  },
  "more slides than anybody shows": {
    fileName: "folien.pptx",
    bytes: () =>
      zipSync(
        Object.fromEntries(
          Array.from({ length: 3_000 }, (_, at) => [`ppt/slides/slide${at}.xml`, strToU8("<a/>")]),
        ),
      ),
    outcomes: ["too-large"],
  },
  "a single tag of a hundred megabytes": {
    fileName: "lang.docx",
    bytes: () =>
      packedLarge(
        ["word/document.xml"],
        Buffer.concat([Buffer.from("<w:t "), Buffer.alloc(100 * MEGABYTE, "a")]),
      ),
    outcomes: wordless,
  },
  "entities that multiply": { fileName: "lachen.docx", bytes: laughs, outcomes: ["words"] },
  "an entity that names a file": { fileName: "fremd.docx", bytes: external, outcomes: ["words"] },
  "a million elements within each other": {
    fileName: "tief.docx",
    bytes: () => docxWith("<w:p>".repeat(1_000_000)),
    outcomes: ["broken"],
  },
  "shared strings without end": {
    fileName: "zellen.xlsx",
    bytes: () => aXlsx(Array.from({ length: 100_000 }, (_, at) => `Zelle${at}`)),
    outcomes: ["words"],
  },
  "XML that ends in the middle": {
    fileName: "abbruch.docx",
    bytes: () => packed({ "word/document.xml": "<w:document><w:p><w:r><w:t>Anfang" }),
    outcomes: ["words"],
  },
  "a ZIP cut off": {
    fileName: "kurz.docx",
    bytes: () => aDocx({ paragraphs: [["Vertrag"]] }).subarray(0, 300),
    outcomes: ["broken"],
  },
  "a ZIP whose directory is garbage": {
    fileName: "verzeichnis.docx",
    bytes: () =>
      changed(aDocx({ paragraphs: [["Vertrag"]] }), (copy) => copy.fill(0xff, copy.indexOf("PK\x01\x02"))),
    outcomes: ["broken"],
  },
  "a ZIP with broken content": {
    fileName: "inhalt.docx",
    bytes: () => changed(aDocx({ paragraphs: [["Vertrag"]] }), (copy) => copy.fill(0xff, 60, 400)),
    outcomes: ["broken", "none"],
  },
  "a protected Office document": { fileName: "geheim.docx", bytes: protectedOffice, outcomes: ["encrypted"] },
  "a protected PDF": { fileName: "geheim.pdf", bytes: protectedPdf, outcomes: ["encrypted"] },
  "a PDF whose pages contain each other": { fileName: "kreis.pdf", bytes: pageLoop, outcomes: wordless },
  "a PDF whose drawing contains itself": { fileName: "spiegel.pdf", bytes: objectLoop, outcomes: wordless },
  "a PDF that claims two thousand million pages": {
    fileName: "seiten.pdf",
    bytes: () =>
      pdfFrom([
        CATALOG,
        "<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>",
        PAGE,
        streamOf(""),
        FONT,
        FONT,
      ]),
    outcomes: wordless,
  },
  "a PDF that shows a page twenty thousand times": {
    fileName: "wiederholung.pdf",
    bytes: manyObjects,
    outcomes: ["words"],
  },
  "a PDF without its table": {
    fileName: "tabelle.pdf",
    bytes: () =>
      changed(aTextPdf("Trotzdem lesbar"), (copy) =>
        copy.fill(0x20, copy.indexOf("xref"), copy.indexOf("trailer")),
      ),
    outcomes: ["words"],
  },
  "a PDF cut off": {
    fileName: "kurz.pdf",
    bytes: () => aTextPdf("Vertrag").subarray(0, 120),
    outcomes: ["broken"],
  },
  "a PDF with a stream that unpacks to a quarter of a gigabyte": {
    fileName: "strom.pdf",
    bytes: streamBomb,
    outcomes: wordless,
  },
  "a PDF with a script": {
    fileName: "skript.pdf",
    bytes: () => pdfFrom([script, ONE_PAGE, PAGE, streamOf(textAt(60, 700, "Lesbar")), FONT, FONT]),
    outcomes: ["words"],
  },
  "a PDF with a broken font": {
    fileName: "schrift.pdf",
    bytes: () =>
      pdfFrom([
        CATALOG,
        ONE_PAGE,
        PAGE,
        streamOf(textAt(60, 700, "Lesbar")),
        "<< /Type /Font /Subtype /TrueType /BaseFont /Kaputt /FontDescriptor 7 0 R /Encoding /WinAnsiEncoding >>",
        FONT,
        "<< /Type /FontDescriptor /FontName /Kaputt /FontFile2 8 0 R >>",
        streamOf(new Uint8Array(5_000).fill(0xa5)),
      ]),
    outcomes: ["words"],
  },
  "a program called PDF": {
    fileName: "programm.pdf",
    bytes: () => Buffer.concat([Buffer.from("MZ"), Buffer.alloc(4_096, 0x90)]),
    outcomes: ["broken"],
  },
  "zeros called PDF": { fileName: "nullen.pdf", bytes: () => new Uint8Array(100_000), outcomes: ["broken"] },
  "zeros called DOCX": {
    fileName: "nullen.docx",
    bytes: () => new Uint8Array(100_000),
    outcomes: ["broken"],
  },
  "a text of zeros": { fileName: "nullen.txt", bytes: () => new Uint8Array(100_000), outcomes: ["none"] },
  "a text in UTF-16": {
    fileName: "utf16.txt",
    bytes: () => Buffer.from("\ufeffGrüße aus Wörgl", "utf16le"),
    outcomes: ["words"],
  },
  "a text with zeros between its words": {
    fileName: "luecken.txt",
    bytes: () => Buffer.from("Vertrag\0\0Huber"),
    outcomes: ["words"],
  },
  "a text that is no UTF-8": {
    fileName: "latin.txt",
    bytes: () => Buffer.from("Grüße aus Wörgl", "latin1"),
    outcomes: ["words"],
  },
  "a line of ten megabytes": {
    fileName: "zeile.txt",
    bytes: () => Buffer.alloc(10 * MEGABYTE, "wort"),
    outcomes: ["words"],
  },
};
