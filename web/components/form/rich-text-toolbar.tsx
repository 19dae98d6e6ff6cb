import { type Editor, useEditorState } from "@tiptap/react";
import { Button } from "primereact/button";
import { useState } from "react";
import { richTextText as text } from "../components.text.ts";
import { LinkDialog } from "./link-dialog.tsx";

const levels = [2, 3, 4] as const;

const stateOf = ({ editor }: { editor: Editor }) => ({
  level: levels.find((level) => editor.isActive("heading", { level })),
  isBold: editor.isActive("bold"),
  isItalic: editor.isActive("italic"),
  isBulletList: editor.isActive("bulletList"),
  isOrderedList: editor.isActive("orderedList"),
  href: editor.isActive("link") ? String(editor.getAttributes("link").href ?? "") : undefined,
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

interface ToggleProps {
  label: string;
  /** Classes of an icon, or a letter where there is none for it. */
  icon: string | React.ReactElement;
  pressed: boolean;
  onClick: () => void;
}

const Toggle = ({ label, icon, pressed, onClick }: ToggleProps) => (
  <Button
    type="button"
    text
    icon={
      typeof icon === "string" ? (
        icon
      ) : (
        <span className="editor-glyph" aria-hidden="true">
          {icon}
        </span>
      )
    }
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    onClick={onClick}
  />
);

/** Headings, marks, lists, links and history of an editor; each by its name and by keyboard. */
export const RichTextToolbar = ({ editor }: { editor: Editor }) => {
  const state = useEditorState({ editor, selector: stateOf });
  const [isLinking, setIsLinking] = useState(false);
  const run = () => editor.chain().focus();

  const setLevel = (value: string) => {
    const level = levels.find((candidate) => String(candidate) === value);
    if (level) run().setHeading({ level }).run();
    else run().setParagraph().run();
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are tools
    <div className="editor-toolbar" role="group" aria-label={text.toolbar}>
      <select
        aria-label={text.style}
        value={state.level ?? ""}
        onChange={(event) => setLevel(event.target.value)}
      >
        <option value="">{text.paragraph}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {text.heading(level - 1)}
          </option>
        ))}
      </select>
      <Toggle
        label={text.bold}
        icon={<b>F</b>}
        pressed={state.isBold}
        onClick={() => run().toggleBold().run()}
      />
      <Toggle
        label={text.italic}
        icon={<i>K</i>}
        pressed={state.isItalic}
        onClick={() => run().toggleItalic().run()}
      />
      <Toggle
        label={text.bulletList}
        icon="pi pi-list"
        pressed={state.isBulletList}
        onClick={() => run().toggleBulletList().run()}
      />
      <Toggle
        label={text.orderedList}
        icon={<span className="editor-first" />}
        pressed={state.isOrderedList}
        onClick={() => run().toggleOrderedList().run()}
      />
      <Toggle
        label={text.link}
        icon="pi pi-link"
        pressed={state.href !== undefined}
        onClick={() => setIsLinking(true)}
      />
      <Button
        type="button"
        text
        icon="pi pi-undo"
        aria-label={text.undo}
        disabled={!state.canUndo}
        onClick={() => run().undo().run()}
      />
      <Button
        className="editor-redo"
        type="button"
        text
        icon="pi pi-undo"
        aria-label={text.redo}
        disabled={!state.canRedo}
        onClick={() => run().redo().run()}
      />
      {isLinking && <LinkDialog href={state.href} onApply={setLink} onClose={() => setIsLinking(false)} />}
    </div>
  );
};
