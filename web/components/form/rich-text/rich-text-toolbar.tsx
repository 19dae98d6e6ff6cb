import { type Editor, useEditorState } from "@tiptap/react";
import { useState } from "react";
import type { FilePurpose } from "../../../../shared/files/file.ts";
import { richTextText as text } from "../../components.text.ts";
import { imageInTextText } from "../../files/files.text.ts";
import { changeText } from "./change-text.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { RichTextImageDialog } from "./rich-text-image-dialog.tsx";
import { RichTextTableTools } from "./rich-text-table-tools.tsx";
import { RichTextTool } from "./rich-text-tool.tsx";
import { useToolbarKeys } from "./use-toolbar-keys.ts";

const levels = [2, 3, 4] as const;

const marks = [
  ["bold", text.bold, <b key="bold">F</b>],
  ["italic", text.italic, <i key="italic">K</i>],
  ["underline", text.underline, <u key="underline">U</u>],
  ["strike", text.strike, <s key="strike">S</s>],
  ["subscript", text.subscript, <span key="subscript" className="editor-low" />],
  ["superscript", text.superscript, <span key="superscript" className="editor-high" />],
  ["code", text.code, "pi pi-code"],
] as const;

const sides = ["left", "center", "right", "justify"] as const;

const stateOf = ({ editor }: { editor: Editor }) => ({
  level: levels.find((level) => editor.isActive("heading", { level })),
  marks: marks.map(([name]) => editor.isActive(name)),
  side: sides.find((textAlign) => editor.isActive({ textAlign })),
  isBulletList: editor.isActive("bulletList"),
  isOrderedList: editor.isActive("orderedList"),
  isQuote: editor.isActive("blockquote"),
  isImage: editor.isActive("image"),
  isInTable: editor.isActive("table"),
  href: editor.isActive("link") ? String(editor.getAttributes("link").href ?? "") : undefined,
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

interface RichTextToolbarProps {
  editor: Editor;
  imagePurpose: FilePurpose | undefined;
}

/** Headings, marks, lists, links, tables and history of an editor; each by its name and by keyboard. */
export const RichTextToolbar = ({ editor, imagePurpose }: RichTextToolbarProps) => {
  const state = useEditorState({ editor, selector: stateOf });
  const [isLinking, setIsLinking] = useState(false);
  const [isPicturing, setIsPicturing] = useState(false);
  const toolbar = useToolbarKeys();
  const run = () => changeText(editor);

  const closeLink = () => {
    setIsLinking(false);
    editor.view.focus();
  };

  const setLink = (href: string | undefined) => {
    setIsLinking(false);
    if (href === undefined) run().extendMarkRange("link").unsetLink().run();
    else if (editor.state.selection.empty && state.href === undefined)
      run()
        .insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
        .run();
    else run().extendMarkRange("link").setLink({ href }).run();
  };

  return (
    <>
      <div
        className="editor-toolbar"
        role="toolbar"
        aria-label={text.toolbar}
        {...toolbar}
        // A pointer leaves the focus in the text, so that no key gets lost; a native select would not open.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div className="editor-tools">
          {levels.map((level) => (
            <RichTextTool
              key={level}
              label={text.heading(level - 1)}
              icon={<span className="editor-heading" data-number={level - 1} />}
              pressed={state.level === level}
              onClick={() => run().toggleHeading({ level }).run()}
            />
          ))}
          {marks.map(([name, label, icon], index) => (
            <RichTextTool
              key={name}
              label={label}
              icon={icon}
              pressed={state.marks[index]}
              onClick={() => run().toggleMark(name).run()}
            />
          ))}
          <RichTextTool
            label={text.bulletList}
            icon="pi pi-list"
            pressed={state.isBulletList}
            onClick={() => run().toggleBulletList().run()}
          />
          <RichTextTool
            label={text.orderedList}
            icon={<span className="editor-first" />}
            pressed={state.isOrderedList}
            onClick={() => run().toggleOrderedList().run()}
          />
          <RichTextTool
            label={text.quote}
            icon={<span className="editor-quote" />}
            pressed={state.isQuote}
            onClick={() => run().toggleBlockquote().run()}
          />
          {sides.map((side) => (
            <RichTextTool
              key={side}
              label={text.align[side]}
              icon={`pi pi-align-${side}`}
              pressed={state.side === side}
              onClick={() => run().toggleTextAlign(side).run()}
            />
          ))}
          <RichTextTool
            label={text.link}
            icon="pi pi-link"
            pressed={state.href !== undefined}
            onClick={() => setIsLinking(true)}
          />
          {imagePurpose && (
            <RichTextTool
              label={imageInTextText.tool}
              icon="pi pi-image"
              pressed={state.isImage}
              onClick={() => setIsPicturing(true)}
            />
          )}
          <RichTextTool
            label={text.insertTable}
            icon="pi pi-table"
            disabled={state.isInTable}
            onClick={() => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
          />
          <RichTextTool
            label={text.undo}
            icon="pi pi-undo"
            disabled={!state.canUndo}
            onClick={() => run().undo().run()}
          />
          <RichTextTool
            className="editor-redo"
            label={text.redo}
            icon="pi pi-undo"
            disabled={!state.canRedo}
            onClick={() => run().redo().run()}
          />
        </div>
        <RichTextTableTools editor={editor} />
      </div>
      {isLinking && <LinkDialog href={state.href} onApply={setLink} onClose={closeLink} />}
      {imagePurpose && isPicturing && (
        <RichTextImageDialog editor={editor} purpose={imagePurpose} onClose={() => setIsPicturing(false)} />
      )}
    </>
  );
};
