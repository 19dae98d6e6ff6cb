import { Editor } from "@tiptap/core";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { sanitiseHtml } from "../../../../../functions/platform/html/sanitise.ts";
import { MentionNode } from "../../../../../web/components/form/rich-text/mentions/mention-node.ts";
import { richTextExtensions } from "../../../../../web/components/form/rich-text/rich-text-extensions.ts";
import { richTextHtml } from "../../../../../web/components/form/rich-text/rich-text-html.ts";

const editors = {
  "an article": new Editor({ extensions: richTextExtensions, injectCSS: false }),
  "a discussion": new Editor({ extensions: [...richTextExtensions, MentionNode], injectCSS: false }),
};
afterAll(() => {
  for (const editor of Object.values(editors)) editor.destroy();
});

const stored = (html: string) => sanitiseHtml(html).html;

/** What the server has after a text was opened and saved. */
const savedAgain = (html: string, kind: keyof typeof editors) => {
  const editor = editors[kind];
  editor.commands.setContent(html);
  return stored(richTextHtml(editor));
};

const containers = new Set([
  "blockquote",
  "ul",
  "ol",
  "li",
  "table",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "th",
  "td",
]);
const leaves = new Set(["p", "h2", "h3", "h4", "pre", "caption"]);
const synonyms: Readonly<Record<string, string>> = { b: "strong", i: "em" };

const attributesOf = ({ attributes }: Element) =>
  [...attributes]
    .map(({ name, value }) => `${name}=${value.replaceAll(/[\s;]/g, "")}`)
    .filter((attribute) => !["colspan=1", "rowspan=1", "start=1"].includes(attribute))
    .sort()
    .join(" ");

const named = (element: Element) =>
  `${synonyms[element.localName] ?? element.localName} ${attributesOf(element)}`.trim();

/**
 * A text as a list of its lines, each with the blocks it stands in, and of the pieces of a line, each with its marks:
 * the same for texts that read the same. What stands in a block without a paragraph is one; an empty line counts in
 * cells only.
 */
const linesOf = (html: string): string[] => {
  const lines: string[] = [];
  let pieces: string[] = [];

  const flush = (path: readonly string[], always = false) => {
    // White space has no look of its own, and none at all beside a break.
    const line = pieces
      .join("")
      .replaceAll(/(?:␣)+/g, " ")
      .replaceAll(/ ?(\{[^}]*\}<br>) ?/g, "$1")
      .replaceAll(/^ | $/g, "");
    if (line || always) lines.push(`${path.join(" > ")}: ${line}`);
    pieces = [];
  };
  const inline = (node: Node, marks: readonly string[], isWhole: boolean): void => {
    const look = `{${[...new Set(marks)].sort().join(",")}}`;
    if (!(node instanceof Element)) {
      for (const letter of node.textContent ?? "")
        pieces.push(!isWhole && /\s/.test(letter) ? "␣" : look + letter);
    } else if (["br", "img"].includes(node.localName)) pieces.push(`${look}<${named(node)}>`);
    else for (const child of node.childNodes) inline(child, [...marks, named(node)], isWhole);
  };
  const block = (element: Element, path: readonly string[]): void => {
    const before = lines.length;
    for (const child of element.childNodes) {
      if (child instanceof Element && (containers.has(child.localName) || leaves.has(child.localName))) {
        flush([...path, "p"]);
        const inside = [...path, named(child)];
        if (containers.has(child.localName)) block(child, inside);
        else {
          for (const part of child.childNodes) inline(part, [], child.localName === "pre");
          flush(inside);
        }
      } else if (child instanceof Element && child.localName === "hr") {
        flush([...path, "p"]);
        lines.push([...path, "hr"].join(" > "));
      } else inline(child, [], false);
    }
    flush([...path, "p"], lines.length === before && ["td", "th"].includes(element.localName));
  };

  block(new DOMParser().parseFromString(html, "text/html").body, []);
  return lines;
};

const { html: texts } = fc.letrec<Record<"inline" | "inlines" | "blocks" | "html", string>>((tie) => {
  const word = fc.constantFrom("Umsatzsteuer", "2026", "ä ö ü", "5 < 6 & 7", " ", "{{name}}");
  const text = word.map((plain) => plain.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
  const image = fc.constantFrom(
    '<img src="/v1/files/01ABC" alt="Haus">',
    '<img src="/v1/files/01ABC?variant=preview" alt="" title="Ein Haus" width="320" height="200">',
  );
  const link = fc.constantFrom(
    'href="https://example.at/a?b=1&amp;c=2"',
    'href="/news" title="Archiv"',
    'href="mailto:office@example.at" target="_blank"',
    'href="tel:+4312345"',
    'href="/employees/e-1"',
  );
  const mention = fc.constantFrom(
    '<a href="/employees/e-1">@Mag. Eva Gruber, MBA</a>',
    '<a href="/employees/01ABC" title="Wien">@Jan</a>',
    '<a href="/employees/01ABC"><strong>@J</strong>an</a>',
  );
  const marked = fc
    .tuple(fc.constantFrom("strong", "b", "em", "i", "u", "s", "code"), tie("inlines"))
    .map(([tag, inside]) => `<${tag}>${inside}</${tag}>`);
  // Lower and higher at once is neither, and a link in a link is none.
  const shifted = fc
    .tuple(fc.constantFrom("sub", "sup"), text)
    .map(([tag, inside]) => `<${tag}>${inside}</${tag}>`);
  const linked = fc.tuple(link, fc.oneof(text, image)).map(([where, inside]) => `<a ${where}>${inside}</a>`);
  const side = fc.constantFrom(
    "",
    ...["left", "center", "right", "justify"].map((at) => ` style="text-align:${at}"`),
  );
  const paragraph = fc
    .tuple(fc.constantFrom("p", "h2", "h3", "h4"), side, tie("inlines"))
    .map(([tag, style, inside]) => `<${tag}${style}>${inside}</${tag}>`);
  const pre = tie("inlines").map((inside) => `<pre>a\n  b ${inside}</pre>`);
  const item = fc
    .tuple(tie("inlines"), fc.constantFrom("", "<ul><li>innen</li></ul>"))
    .map(([inside, more]) => `<li><p>${inside}</p>${more}</li>`);
  const list = fc
    .tuple(fc.constantFrom("ul", "ol", 'ol start="3"'), fc.array(item, { minLength: 1, maxLength: 3 }))
    .map(([tag, items]) => `<${tag}>${items.join("")}</${tag.split(" ")[0]}>`);
  const cell = fc
    .tuple(fc.constantFrom("th", "td"), side, tie("inlines"))
    .map(([tag, style, inside]) => `<${tag}${style}>${inside}</${tag}>`);
  const row = fc.oneof(
    fc.tuple(cell, cell).map((cells) => `<tr>${cells.join("")}</tr>`),
    tie("inlines").map((inside) => `<tr><td colspan="2">${inside}</td></tr>`),
  );
  const table = fc
    .record({
      caption: fc.option(tie("inlines").filter((inside) => inside.trim() !== "")),
      head: fc.option(row),
      body: fc.array(row, { minLength: 1, maxLength: 3 }),
      foot: fc.option(row),
    })
    .map(
      ({ caption, head, body, foot }) =>
        `<table>${caption ? `<caption>${caption}</caption>` : ""}${head ? `<thead>${head}</thead>` : ""}<tbody>${body.join("")}</tbody>${foot ? `<tfoot>${foot}</tfoot>` : ""}</table>`,
    );
  const quote = tie("blocks").map((inside) => `<blockquote>${inside}</blockquote>`);

  return {
    inline: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      text,
      image,
      fc.constant("<br>"),
      shifted,
      linked,
      mention,
      marked,
    ),
    inlines: fc.array(tie("inline"), { minLength: 1, maxLength: 3 }).map((all) => all.join("")),
    blocks: fc
      .array(fc.oneof({ depthSize: "small" }, paragraph, fc.constant("<hr>"), pre, list, table, quote), {
        minLength: 1,
        maxLength: 4,
      })
      .map((all) => all.join("")),
    html: tie("blocks"),
  };
});

describe("a mention", () => {
  it("is a word of its own that survives saving", () => {
    const html = '<p>Liebe <strong><a href="/employees/e-1" rel="noopener">@Eva</a></strong>, danke.</p>';

    expect(savedAgain(html, "a discussion")).toBe(html);
    expect(editors["a discussion"].getJSON().content?.[0]?.content?.[1]).toMatchObject({
      type: "mention",
      attrs: { id: "e-1", label: "Eva" },
    });
  });

  it("stays one when what stands around it becomes a link", () => {
    const editor = editors["a discussion"];
    editor.commands.setContent('<p>Hier <a href="/employees/e-1">@Eva</a> fragen</p>');

    editor.chain().selectAll().setLink({ href: "https://kanzlei.at" }).run();

    expect(editor.getHTML()).toBe(
      '<p><a href="https://kanzlei.at">Hier </a><a href="/employees/e-1">@Eva</a><a href="https://kanzlei.at"> fragen</a></p>',
    );
  });
});

describe.each(["an article", "a discussion"] as const)(
  "the text of %s that is opened and saved again",
  (kind) => {
    it("loses nothing that the server allows", () => {
      fc.assert(
        fc.property(texts, (html) => {
          const before = stored(html);

          expect(linesOf(savedAgain(before, kind))).toEqual(linesOf(before));
        }),
        { numRuns: 100 },
      );
    });

    it("stays as it is from then on", () => {
      fc.assert(
        fc.property(texts, (html) => {
          const once = savedAgain(stored(html), kind);

          expect(savedAgain(once, kind)).toBe(once);
        }),
        {
          numRuns: 30,
          examples: [["<p><u><br><u> Umsatzsteuer</u></u>Umsatzsteuer</p>"]],
        },
      );
    });
  },
);
