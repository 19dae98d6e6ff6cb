import { type Editor, useEditorState } from "@tiptap/react";
import { Button } from "primereact/button";
import { richTextText as text } from "../../components.text.ts";
import { changeText } from "./change-text.ts";

const stateOf = ({ editor }: { editor: Editor }) => ({
  isInTable: editor.isActive("table"),
  canDeleteRow: editor.can().deleteRow(),
  canDeleteColumn: editor.can().deleteColumn(),
});

export const RichTextTableTools = ({ editor }: { editor: Editor }) => {
  const { isInTable, canDeleteRow, canDeleteColumn } = useEditorState({ editor, selector: stateOf });
  if (!isInTable) return null;

  const run = () => changeText(editor);
  const tool = (label: string, onClick: () => void, isPossible = true) => (
    <Button type="button" text size="small" label={label} disabled={!isPossible} onClick={onClick} />
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are tools
    <div className="editor-table-tools" role="group" aria-label={text.table}>
      {tool(text.rowAbove, () => run().addRowBefore().run())}
      {tool(text.rowBelow, () => run().addRowAfter().run())}
      {tool(text.deleteRow, () => run().deleteRow().run(), canDeleteRow)}
      {tool(text.columnLeft, () => run().addColumnBefore().run())}
      {tool(text.columnRight, () => run().addColumnAfter().run())}
      {tool(text.deleteColumn, () => run().deleteColumn().run(), canDeleteColumn)}
      {tool(text.headerRow, () => run().toggleHeaderRow().run())}
      {tool(text.deleteTable, () => run().deleteTable().run())}
    </div>
  );
};
