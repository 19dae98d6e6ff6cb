import { type Node, Slice } from "@tiptap/pm/model";

/** Without this, lists and headings at the ends merge into the paragraph they are pasted into. */
export const withWholeBlocks = ({ content, openStart, openEnd }: Slice): Slice => {
  const isWhole = (node: Node | null) =>
    node !== null &&
    node.type.name !== "paragraph" &&
    (content.childCount > 1 || (!node.isTextblock && node.childCount > 1));

  return new Slice(
    content,
    isWhole(content.firstChild) ? 0 : openStart,
    isWhole(content.lastChild) ? 0 : openEnd,
  );
};
