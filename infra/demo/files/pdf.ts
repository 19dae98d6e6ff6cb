/** WinAnsi is Latin-1 but for a few characters. */
const latin = (text: string) =>
  text.replaceAll("€", "EUR").replaceAll(/[–—]/g, "-").replaceAll(/[„“”]/g, '"');

const escaped = (text: string) => latin(text).replaceAll(/[\\()]/g, (letter) => `\\${letter}`);

const LINE = 88;

const wrapped = (text: string): string[] => {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line && line.length + word.length >= LINE) {
      lines.push(line);
      line = "";
    }
    line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
};

const contentOf = (title: string, paragraphs: readonly string[]) =>
  [
    "BT",
    "/Bold 18 Tf 56 780 Td",
    `(${escaped(title)}) Tj`,
    "/Plain 11 Tf 0 -34 Td 16 TL",
    ...paragraphs.flatMap((paragraph) => [
      ...wrapped(paragraph).map((line) => `(${escaped(line)}) Tj T*`),
      "T*",
    ]),
    "ET",
  ].join("\n");

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** The smallest file that PDF allows (ISO 32000-1 section 7.5). */
export const pdfOf = (title: string, paragraphs: readonly string[]): Uint8Array => {
  const content = contentOf(title, paragraphs);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /Bold 5 0 R /Plain 6 0 R >> >> >>",
    `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`,
    font("Helvetica-Bold"),
    font("Helvetica"),
  ];
  let text = "%PDF-1.7\n";
  const places = objects.map((object, index) => {
    const place = Buffer.byteLength(text, "latin1");
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = Buffer.byteLength(text, "latin1");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
};
