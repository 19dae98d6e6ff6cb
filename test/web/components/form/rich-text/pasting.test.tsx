import { fireEvent } from "@testing-library/react";
import { Editor } from "@tiptap/core";
import { afterAll, describe, expect, it } from "vitest";
import { sanitiseHtml } from "../../../../../functions/platform/html/sanitise.ts";
import { cleanPasted } from "../../../../../web/components/form/rich-text/paste/clean-pasted.ts";
import { withWholeBlocks } from "../../../../../web/components/form/rich-text/paste/whole-blocks.ts";
import { richTextExtensions } from "../../../../../web/components/form/rich-text/rich-text-extensions.ts";
import { richTextHtml } from "../../../../../web/components/form/rich-text/rich-text-html.ts";
import { clipboardOf } from "./clipboard/clipboard-of.ts";
import { googleDocs, libreOffice, outlook, website } from "./clipboard/others.ts";
import { wordByBrowser, wordLists, wordOnline, wordOnlineWithMarkers, wordText } from "./clipboard/word.ts";

const editor = new Editor({
  extensions: richTextExtensions,
  injectCSS: false,
  editorProps: {
    transformPastedHTML: (html) => cleanPasted(html).html,
    transformPasted: withWholeBlocks,
  },
});
afterAll(() => editor.destroy());

/** What the server stores of a text into which something was pasted, a line for each block. */
const stored = (clipboard: string) => {
  editor.commands.setContent("");
  fireEvent.paste(editor.view.dom, clipboardOf(clipboard));
  return sanitiseHtml(richTextHtml(editor))
    .html.replaceAll(/<\/?(ul|ol|table|thead|tbody|tr)[^>]*>|<\/(p|h\d|li)>/g, "$&\n")
    .replaceAll(/\n+/g, "\n")
    .trim()
    .split("\n");
};
/** The same without what stands between the tags of lists and tables. */
const html = (clipboard: string) => stored(clipboard).join("");

describe("what is pasted from Word", () => {
  it("has its lists, nested and of both kinds, with the number they begin at", () => {
    expect(html(wordLists)).toBe(
      [
        "<p>Was zu tun ist:</p>",
        "<ul><li><p>Belege sammeln</p>",
        "<ul><li><p>Rechnungen</p><ul><li><p>aus dem Ausland</p></li></ul></li><li><p>Kontoauszüge</p></li></ul></li>",
        "<li><p>Belege <strong>senden</strong></p></li></ul>",
        '<ol start="3"><li><p>Erstens</p><ol><li><p>davor</p></li></ol></li><li><p>Zweitens</p></li></ol>',
      ].join(""),
    );
  });

  it.each([
    ["in boxes", wordOnline],
    ["with its bullets as text", wordOnlineWithMarkers],
    ["as a browser passes it on", wordByBrowser],
  ])("has its lists without markers where Word runs in the browser, %s", (_, clipboard) => {
    expect(html(clipboard)).toBe(
      "<p>Liste:</p><ul><li><p>eins</p><ul><li><p>innen</p></li></ul></li><li><p>zwei</p></li></ul>",
    );
  });

  it("has its headings in their order, its links, marks, sides and tables", () => {
    expect(html(wordText)).toBe(
      [
        "<h2>Jahresabschluss</h2><h2>1 Fristen</h2><h3>Im Inland</h3><h4>Ganz klein</h4>",
        '<p style="text-align:center"><strong><em>Wichtig</em></strong> ist ',
        '<a href="https://www.bmf.gv.at/" rel="noopener">das Ministerium</a>, mehr im Anhang.</p>',
        "<table><tbody><tr><td><p>Was</p></td>",
        '<td colspan="2"><p></p></td></tr></tbody></table>',
      ].join(""),
    );
  });

  it("keeps signs that belong to the text", () => {
    const clipboard = "<ul><li>§ 12 EStG</li><li><span>o</span> oder</li></ul><p><span>1.</span> Jänner</p>";

    expect(html(clipboard)).toBe("<ul><li><p>§ 12 EStG</p></li><li><p>o oder</p></li></ul><p>1. Jänner</p>");
  });

  it("counts the pictures that stay behind in Word's own folder", () => {
    expect(cleanPasted(wordText).lost).toBe(1);
  });
});

describe("what is pasted from elsewhere", () => {
  it("has what a mail in Outlook has, but for pixels that count its readers", () => {
    expect(html(outlook)).toBe(
      [
        "<p>Liebe Kollegen,</p>",
        "<ol><li><p>bitte lesen</p><ol><li><p>ganz</p></li></ol></li>",
        '<li><p>bitte <a href="mailto:office@kanzlei.at" rel="noopener">antworten</a></p></li></ol>',
        "<ul><li><p>ein Strich</p></li></ul>",
      ].join(""),
    );
    expect(cleanPasted(outlook).lost).toBe(1);
  });

  it("has what LibreOffice writes, and the picture that comes with the text", () => {
    expect(html(libreOffice)).toBe(
      [
        "<h2>Umsatzsteuer</h2>",
        '<p style="text-align:center"><strong>Neu</strong> ab ',
        '<a href="https://www.ris.bka.gv.at/" rel="noopener">Jänner</a></p>',
        '<ol start="2"><li><p>zweitens</p><ul><li><p>innen</p></li></ul></li><li><p>drittens</p></li></ol>',
        "<table><thead><tr><th><p>Was</p></th><th><p>Wert</p></th></tr></thead>",
        "<tbody><tr><td><p>Satz</p></td><td><p>20 %</p></td></tr></tbody></table>",
      ].join(""),
    );
    const { files, lost } = cleanPasted(libreOffice);
    expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
      ["Eingefügtes Bild 1.png", "image/png", 8],
    ]);
    expect(lost).toBe(0);
  });

  it("has what Google Docs writes, which is not bold as a whole", () => {
    expect(html(googleDocs)).toBe(
      [
        "<h2>Lohnverrechnung</h2><h3>Neuerungen</h3>",
        "<p>Ein <strong>fetter</strong><em> Satz mit </em>",
        '<a href="https://www.gesundheitskasse.at/" rel="noopener">Link</a></p>',
        "<ul><li><p>eins</p><ul><li><p>innen</p></li></ul></li><li><p>zwei</p></li></ul>",
      ].join(""),
    );
    expect(cleanPasted(googleDocs).lost).toBe(1);
  });

  it("has what a page has, without its looks", () => {
    expect(html(website)).toBe(
      [
        "<h2>Registrierkassen</h2>",
        '<p>Seit <strong>2017</strong> Pflicht, siehe <a href="https://www.wko.at/kassen" rel="noopener">WKO</a>.</p>',
        "<ul><li><p>Barumsatz</p></li><li><p>Beleg</p></li></ul><p>Eine Kasse</p>",
        "<table><thead><tr><th><p>Grenze</p></th></tr></thead>",
        '<tbody><tr><td style="text-align:right"><p>15.000</p></td></tr></tbody></table>',
      ].join(""),
    );
  });

  it("has the portal's own pictures, as a page of it shows them", () => {
    const clipboard = `<p><img src="${window.location.origin}/v1/files/01ABC?variant=preview" alt="Haus"></p>`;

    expect(html(clipboard)).toBe('<p><img src="/v1/files/01ABC?variant=preview" alt="Haus" /></p>');
    expect(cleanPasted(clipboard)).toMatchObject({ files: [], lost: 0 });
  });
});

it("leaves what an editor of the portal has copied as it is", () => {
  const own = '<h3 data-pm-slice="0 0 []">Eins</h3><p></p><p>zwei</p>';

  expect(cleanPasted(own)).toMatchObject({ html: own, lost: 0 });
});

describe("what is pasted behind words", () => {
  it.each([
    ["<ul><li>eins</li><li>zwei</li></ul>", "<p>davor</p><ul><li><p>eins</p></li><li><p>zwei</p></li></ul>"],
    ["<h1>Titel</h1><p>Text</p>", "<p>davor</p><h2>Titel</h2><p>Text</p>"],
    ["<h1>nur Worte</h1>", "<p>davornur Worte</p>"],
    ["<p>a</p><p>b</p>", "<p>davora</p><p>b</p>"],
  ])("stays what it is, and flows in where it is one line: %s", (clipboard, written) => {
    editor.commands.setContent("<p>davor</p>");
    editor.commands.setTextSelection(6);

    fireEvent.paste(editor.view.dom, clipboardOf(clipboard));

    expect(richTextHtml(editor)).toBe(written);
  });
});
