import type { Editor } from "@tiptap/core";
import { wholeTables } from "./rich-text-table.ts";

const hasNothing = ({ doc }: Editor["state"]) =>
  doc.childCount === 1 && doc.firstChild?.type.name === "paragraph" && doc.firstChild.content.size === 0;

/** Empty if there is no text. */
export const richTextHtml = (editor: Editor): string =>
  hasNothing(editor.state) ? "" : wholeTables(editor.getHTML());
