import type { ChainedCommands, Editor } from "@tiptap/core";

/** Commands on a text that has the focus at once: tiptap's own `focus` comes a frame later, and keys get lost. */
export const changeText = (editor: Editor): ChainedCommands => {
  editor.view.focus();
  return editor.chain().scrollIntoView();
};
