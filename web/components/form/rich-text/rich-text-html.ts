import type { Editor } from "@tiptap/core";
import { wholeTables } from "./rich-text-table.ts";

const hasNothing = ({ doc }: Editor["state"]) =>
  doc.childCount === 1 && doc.firstChild?.type.name === "paragraph" && doc.firstChild.content.size === 0;

/** A blank right after a line break is invisible, and would only vanish on reopening the text. */
const withoutLostBlanks = (html: string) =>
  html.replaceAll(/<pre>.*?<\/pre>|<br>\s+/gs, (part) => (part.startsWith("<br>") ? "<br>" : part));

export const richTextHtml = (editor: Editor): string =>
  hasNothing(editor.state) ? "" : withoutLostBlanks(wholeTables(editor.getHTML()));
