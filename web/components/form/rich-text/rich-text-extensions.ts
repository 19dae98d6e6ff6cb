import { type Extensions, Mark, Node } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { TextAlign } from "@tiptap/extension-text-align";
import StarterKit from "@tiptap/starter-kit";
import { ImagePlaces } from "./paste/image-places.ts";
import { tableExtensions } from "./rich-text-table.ts";

/** tiptap's own code mark excludes bold and links. */
const mark = (name: string, tag: string, excludes = "") =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const Preformatted = Node.create({
  name: "preformatted",
  group: "block",
  content: "inline*",
  code: true,
  defining: true,
  parseHTML: () => [{ tag: "pre", preserveWhitespace: "full" }],
  renderHTML: () => ["pre", 0],
});

/** The server drops other images, so the editor does not accept them. */
const OwnImage = Image.extend({ parseHTML: () => [{ tag: 'img[src^="/v1/files/"]' }] });

/** Must cover everything the server keeps, since tiptap drops what it does not know. */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    // An empty last paragraph would be sent with every newsletter.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  mark("subscript", "sub", "superscript"),
  mark("superscript", "sup", "subscript"),
  mark("code", "code"),
  Preformatted,
  OwnImage.configure({ inline: true }),
  TextAlign.configure({ types: ["heading", "paragraph", "tableCell", "tableHeader"] }),
  ...tableExtensions,
  ImagePlaces,
];
