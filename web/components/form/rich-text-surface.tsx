import "./rich-text.css";
import { TableKit } from "@tiptap/extension-table";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useImperativeHandle, useMemo, useState } from "react";
import { labelIdOf } from "./form-field.tsx";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";

export interface RichTextSurfaceProps {
  id: string;
  /** HTML; empty when there is no text. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  ref?: React.Ref<{ focus: () => void }>;
  "aria-invalid"?: boolean;
  "aria-describedby"?: string | undefined;
  "aria-required"?: boolean | undefined;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    // An empty paragraph at the end would be sent with every newsletter.
    trailingNode: false,
    link: { openOnClick: false, protocols: ["http", "https", "mailto"], defaultProtocol: "https" },
  }),
  // What an editor does not know it takes apart, and the next saving would keep it so.
  TableKit.configure({ table: { resizable: false } }),
];

export const RichTextSurface = ({ id, value, onChange, onBlur, ref, ...aria }: RichTextSurfaceProps) => {
  const { "aria-describedby": describedBy, "aria-required": isRequired, "aria-invalid": isInvalid } = aria;
  const [initial] = useState(value);
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        class: "rich-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelIdOf(id),
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        ...(isRequired ? { "aria-required": "true" } : {}),
        ...(isInvalid ? { "aria-invalid": "true" } : {}),
      },
    }),
    [id, describedBy, isRequired, isInvalid],
  );

  const editor = useEditor({
    extensions,
    content: initial,
    // A strict Content-Security-Policy would refuse the style element.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
    onBlur: () => onBlur?.(),
  });

  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor]);

  // The form was filled anew: by a reset, or with what someone else saved.
  useEffect(() => {
    // An editor that waited too long for its first showing is replaced by tiptap with another one.
    if (editor.isDestroyed) return;
    const shown = editor.isEmpty ? "" : editor.getHTML();
    if (value !== shown && !editor.isFocused) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className="editor" data-invalid={isInvalid ?? false}>
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
};
