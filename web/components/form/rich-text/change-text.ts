import type { ChainedCommands, Editor } from "@tiptap/core";

/** tiptap's own `focus` waits for a frame, and keys get lost. */
export const changeText = (editor: Editor): ChainedCommands => {
  editor.view.focus();
  return editor.chain().scrollIntoView();
};
