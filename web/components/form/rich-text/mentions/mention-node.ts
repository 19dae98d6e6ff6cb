import { Mention } from "@tiptap/extension-mention";
import { Plugin } from "@tiptap/pm/state";
import { mentionPath } from "../../../../../shared/discussions/mentions.ts";

export interface Mentioned {
  readonly id: string;
  readonly label: string;
}

const PATH = /^\/employees\/([\w-]{1,64})$/;
/** A link with further attributes stays an ordinary link. */
const kept = new Set(["href", "rel"]);

const mentionedBy = (link: HTMLElement): Mentioned | false => {
  const id = PATH.exec(link.getAttribute("href") ?? "")?.[1];
  const text = link.textContent ?? "";
  const isPlain = link.children.length === 0 && link.getAttributeNames().every((name) => kept.has(name));
  return isPlain && id && text.startsWith("@") ? { id, label: text.slice(1) } : false;
};

export const MentionNode = Mention.extend({
  addAttributes: () => ({
    id: { rendered: false },
    label: { rendered: false },
    mentionSuggestionChar: { rendered: false, default: "@" },
  }),
  // Takes precedence over the link mark.
  parseHTML: () => [{ tag: 'a[href^="/employees/"]', priority: 60, getAttrs: mentionedBy }],
  renderHTML: ({ node }) => ["a", { href: mentionPath(String(node.attrs.id)) }, `@${node.attrs.label}`],

  // A link would be followed on a click, and be a stop of the tab key.
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement("span");
      dom.className = "mention";
      dom.textContent = `@${node.attrs.label}`;
      return { dom };
    },

  addProseMirrorPlugins() {
    const { link } = this.editor.schema.marks;
    // Links cannot be nested.
    const unlinked = new Plugin({
      props: { attributes: { "aria-autocomplete": "list" } },
      appendTransaction: (_transactions, _before, { doc, tr }) => {
        doc.descendants((node, at) => {
          if (link && node.type === this.type && link.isInSet(node.marks)) tr.removeMark(at, at + 1, link);
        });
        return tr.docChanged ? tr : null;
      },
    });
    return [...(this.parent?.() ?? []), unlinked];
  },
});
