import { shift, size } from "@floating-ui/dom";
import { PluginKey } from "@tiptap/pm/state";
import type { SuggestionKeyDownProps, SuggestionMatch, SuggestionProps, Trigger } from "@tiptap/suggestion";
import { useRef, useState } from "react";
import { MentionNode } from "./mention-node.ts";

/** One to four words after an @ that no word precedes, since a mail address has its @ inside. */
const ASKED = /(?<![^\s(„"'])@(\p{L}[\p{L}\d.'’-]*(?: [\p{L}\d.'’-]+){0,3} ?)$/u;

const isQuoted = ({ $position }: Trigger): boolean =>
  Array.from({ length: $position.depth }, (_, at) => $position.node(at + 1)).some(
    ({ type }) => type.name === "blockquote",
  );

const askedMention = (trigger: Trigger): SuggestionMatch => {
  const { $position } = trigger;
  // A mention in a quotation notifies nobody.
  if (isQuoted(trigger)) return null;
  const before = $position.nodeBefore?.isText ? ($position.nodeBefore.text ?? "") : "";
  const [text, query] = ASKED.exec(before) ?? [];
  if (text === undefined || query === undefined) return null;
  return { range: { from: $position.pos - text.length, to: $position.pos }, query, text };
};

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

export const useMentions = () => {
  const [asked, setAsked] = useState<SuggestionProps>();
  const keys = useRef<MentionKeys>(null);
  const close = () => setAsked(undefined);
  // State, since tiptap recreates the editor for other extensions.
  const [extensions] = useState(() => [
    MentionNode.configure({
      deleteTriggerWithBackspace: true,
      suggestion: {
        // Keeps a dismissed list closed over the blanks of a name.
        allowSpaces: true,
        decorationClass: "mention-asked",
        pluginKey: ASKING,
        findSuggestionMatch: askedMention,
        // A draft that ends in a name opens no list before somebody types on.
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
