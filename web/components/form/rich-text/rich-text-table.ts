import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";

const SECTION = "data-section";
const CAPTION = "data-caption";

const sectionOf = (row: Element): string | null => {
  const parent = row.parentElement?.localName;
  return parent === "thead" || parent === "tfoot" ? parent : null;
};

/** `TextAlign` already handles the attribute. */
const withoutOwnAlignment = (attributes: Record<string, object> = {}) => {
  const { align: _, ...others } = attributes;
  return others;
};

/** tiptap's model knows rows only, so head, foot and caption travel as attributes until `wholeTables`. */
export const tableExtensions = [
  Table.extend({
    addAttributes: () => ({
      caption: {
        default: null,
        parseHTML: (table) =>
          table.querySelector(":scope > caption")?.innerHTML ?? table.getAttribute(CAPTION),
        renderHTML: ({ caption }: Readonly<Record<string, unknown>>) =>
          caption ? { [CAPTION]: caption } : {},
      },
    }),
    parseHTML: () => [{ tag: "table" }, { tag: "caption", ignore: true }],
    // tiptap's table view shows edits around a table without taking them into the text.
  }).configure({ resizable: false, View: null }),
  TableRow.extend({
    addAttributes: () => ({
      section: {
        default: null,
        parseHTML: (row) => sectionOf(row) ?? row.getAttribute(SECTION),
        renderHTML: ({ section }: Readonly<Record<string, unknown>>) =>
          section ? { [SECTION]: section } : {},
      },
    }),
  }),
  TableCell.extend({
    addAttributes() {
      return withoutOwnAlignment(this.parent?.());
    },
  }),
  TableHeader.extend({
    addAttributes() {
      return withoutOwnAlignment(this.parent?.());
    },
  }),
];

const group = (table: HTMLTableElement, name: string, rows: readonly HTMLTableRowElement[]) => {
  if (rows.length === 0) return;
  const section = table.ownerDocument.createElement(name);
  section.append(...rows);
  table.append(section);
};

const complete = (table: HTMLTableElement) => {
  const rows = [...table.rows];
  const isIn = (section: string) => (row: HTMLTableRowElement) => row.getAttribute(SECTION) === section;
  // Browsers render heads on top and feet at the bottom wherever they are in the markup.
  const headEnd = rows.findIndex((row) => !isIn("thead")(row));
  const head = headEnd === -1 ? rows : rows.slice(0, headEnd);
  const rest = rows.slice(head.length);
  const bodyEnd = rest.findLastIndex((row) => !isIn("tfoot")(row)) + 1;
  const caption = table.getAttribute(CAPTION);

  for (const row of rows) row.removeAttribute(SECTION);
  table.removeAttribute(CAPTION);
  table.removeAttribute("style");
  table.replaceChildren();
  if (caption) table.createCaption().innerHTML = caption;
  group(table, "thead", head);
  group(table, "tbody", rest.slice(0, bodyEnd));
  group(table, "tfoot", rest.slice(bodyEnd));
};

export const wholeTables = (html: string): string => {
  if (!html.includes("<table")) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  // Innermost first: completing a table rebuilds those in its cells.
  for (const table of [...body.querySelectorAll("table")].reverse()) complete(table);
  return body.innerHTML;
};
