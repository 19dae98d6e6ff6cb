import { strToU8, zipSync } from "fflate";
import { escapeHtml } from "../../../functions/platform/html/safe-html.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SCHEMAS = "http://schemas.openxmlformats.org";
const OFFICE = "application/vnd.openxmlformats";

const types = `${HEAD}<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="rels" ContentType="${OFFICE}-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${OFFICE}-officedocument.wordprocessingml.document.main+xml"/></Types>`;

const relations = `${HEAD}<Relationships xmlns="${SCHEMAS}/package/2006/relationships"><Relationship Id="rId1" Type="${SCHEMAS}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

const paragraph = (text: string, style = "") =>
  `<w:p><w:r><w:rPr>${style}</w:rPr><w:t xml:space="preserve">${escapeHtml(text)}</w:t></w:r></w:p>`;

/** The smallest file that Word opens (ECMA-376 part 1, section 11). */
export const docxOf = (title: string, paragraphs: readonly string[]): Uint8Array => {
  const body = [paragraph(title, '<w:b/><w:sz w:val="36"/>'), ...paragraphs.map((text) => paragraph(text))];
  const document = `${HEAD}<w:document xmlns:w="${SCHEMAS}/wordprocessingml/2006/main"><w:body>${body.join("")}</w:body></w:document>`;
  const parts = {
    "[Content_Types].xml": strToU8(types),
    "_rels/.rels": strToU8(relations),
    "word/document.xml": strToU8(document),
  };
  return zipSync(parts, { mtime: "2026-01-02T00:00:00" });
};
