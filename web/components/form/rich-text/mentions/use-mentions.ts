import { shift, size } from "@floating-ui/dom";
import { PluginKey } from "@tiptap/pm/state";
import type { SuggestionKeyDownProps, SuggestionProps } from "@tiptap/suggestion";
import { useRef, useState } from "react";
import { askedMention } from "./asked-mention.ts";
import { MentionNode } from "./mention-node.ts";

/** Whether the list has used the key. */
export type MentionKeys = (pressed: SuggestionKeyDownProps) => boolean;

/** In px. */
const MARGIN = 8;
const LOWEST = 120;

const ASKING = new PluginKey<{ readonly active: boolean }>("mention");

const middleware = [
  shift({ padding: MARGIN }),
  size({
    padding: MARGIN,
    apply: ({ availableHeight, elements }) => {
      elements.floating.style.maxHeight = `${Math.max(LOWEST, availableHeight)}px`;
    },
  }),
];

/** What is asked after an @, if anything. */
export const useMentions = () => {
  const [asked, setAsked] = useState<SuggestionProps>();
  const keys = useRef<MentionKeys>(null);
  const close = () => setAsked(undefined);
  // tiptap makes the editor anew for other extensions.
  const [extensions] = useState(() => [
    MentionNode.configure({
      deleteTriggerWithBackspace: true,
      suggestion: {
        // What was dismissed stays so over the blanks of a name.
        allowSpaces: true,
        decorationClass: "mention-asked",
        pluginKey: ASKING,
        findSuggestionMatch: askedMention,
        // A draft that ends in a name asks nothing before somebody types on.
        shouldShow: ({ editor, transaction }) =>
          transaction.docChanged || ASKING.getState(editor.state)?.active === true,
        floatingUi: { middleware },
        render: () => ({
          onStart: setAsked,
          onUpdate: setAsked,
          onExit: close,
          onKeyDown: (pressed) => keys.current?.(pressed) ?? false,
        }),
      },
    }),
  ]);

  return { asked, keys, extensions, close };
};
