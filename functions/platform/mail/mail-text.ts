import { compile } from "html-to-text";

const heading = { options: { uppercase: false } };

const convert = compile({
  wordwrap: false,
  selectors: [
    { selector: "h1", ...heading },
    { selector: "h2", ...heading },
    { selector: "h3", ...heading },
    { selector: "h4", ...heading },
    { selector: "img", format: "skip" },
    { selector: ".preheader", format: "skip" },
    { selector: 'td[style^="width:"] > a', format: "skip" },
    { selector: "td.rule", format: "horizontalLine", options: { length: 40 } },
    { selector: "a.quiet", format: "anchor", options: { ignoreHref: true } },
    { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["<", ">"] } },
    { selector: "table", format: "dataTable", options: { uppercaseHeaderCells: false } },
    { selector: "table[role=presentation]", format: "block" },
  ],
});

const BLANK_LINES = /[^\S\n]*\n(?:[^\S\n]*\n)+/g;

export const mailText = (html: string): string => convert(html).replace(BLANK_LINES, "\n\n").trim();
