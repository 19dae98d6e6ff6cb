import type { Editor, Range } from "@tiptap/core";
import { changeText } from "../change-text.ts";
import { type Mentioned, MentionNode } from "./mention-node.ts";

/** In place of what was typed after the @; with a blank, to write on. */
export const insertMention = (editor: Editor, { from, to }: Range, mentioned: Mentioned) => {
  const isFollowed = editor.state.doc.resolve(to).nodeAfter?.text?.startsWith(" ");
  changeText(editor)
    .insertContentAt({ from, to: isFollowed ? to + 1 : to }, [
      { type: MentionNode.name, attrs: mentioned },
      { type: "text", text: " " },
    ])
    .run();
};
