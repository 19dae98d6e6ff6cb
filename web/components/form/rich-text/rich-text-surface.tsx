import "./rich-text.css";
import { createDocument, type Extensions } from "@tiptap/core";
import { EditorState, Selection } from "@tiptap/pm/state";
import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import type { FilePurpose } from "../../../../shared/files/file.ts";
import { Button } from "../../button.tsx";
import { useFileChoice } from "../../files/use-file-choice.tsx";
import { commonText } from "../../words.text.ts";
import { labelIdOf } from "../form-field.tsx";
import { changeText } from "./change-text.ts";
import { TextUploads } from "./paste/text-uploads.tsx";
import { type Lost, useArrivals } from "./paste/use-arrivals.ts";
import { pasteText as text } from "./rich-text.text.ts";
import { richTextExtensions } from "./rich-text-extensions.ts";
import { richTextHtml } from "./rich-text-html.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";

interface LostNoteProps {
  lost: Lost;
  canTake: boolean;
  onChoose: (files: readonly File[]) => void;
  onClose: () => void;
}

const LostNote = ({ lost, canTake, onChoose, onClose }: LostNoteProps) => {
  const { chooseFiles, field } = useFileChoice({
    label: text.upload,
    accept: "image/*",
    onFiles: (chosen) => onChoose(chosen.map(({ file }) => file)),
  });

  return (
    <div className="editor-lost">
      <span>
        {lost.images > 0 && `${text.images(lost.images)} ${canTake ? text.oneByOne : text.onlyText} `}
        {lost.files > 0 && `${text.files(lost.files)} ${text.onlyImages}`}
      </span>
      {canTake && lost.images > 0 && (
        <>
          <Button text icon="pi pi-upload" label={text.upload} onClick={chooseFiles} />
          {field}
        </>
      )}
      <Button text icon="pi pi-times" aria-label={commonText.close} onClick={onClose} />
    </div>
  );
};

export interface RichTextSurfaceProps {
  id: string;
  /** HTML; empty when there is no text. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  imagePurpose?: FilePurpose | undefined;
  autoFocus?: boolean | undefined;
  onBusy?: ((isBusy: boolean) => void) | undefined;
  /** Must not change while the text is edited. */
  moreExtensions?: Extensions;
  popup?: React.ReactNode;
  ref?: React.Ref<{ focus: () => void }>;
  "aria-invalid"?: boolean;
  "aria-describedby"?: string | undefined;
  "aria-required"?: boolean | undefined;
}

export const RichTextSurface = (props: RichTextSurfaceProps) => {
  const {
    id,
    value,
    onChange,
    onBlur,
    onBusy,
    ref,
    imagePurpose,
    autoFocus = false,
    moreExtensions = [],
    popup,
    ...aria
  } = props;
  const { "aria-describedby": describedBy, "aria-required": isRequired, "aria-invalid": isInvalid } = aria;
  const [initial] = useState(value);
  const surface = useRef<HTMLDivElement>(null);
  const canTake = imagePurpose !== undefined;
  const { handlers, take, lost, dismiss } = useArrivals(canTake);
  const editorProps = useMemo(
    () => ({
      ...handlers,
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
    [handlers, id, describedBy, isRequired, isInvalid],
  );

  const editor = useEditor({
    extensions: [...richTextExtensions, ...moreExtensions],
    content: initial,
    autofocus: autoFocus && "end",
    // The Content-Security-Policy refuses the style element.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => onChange(richTextHtml(changed)),
    onBlur: () => onBlur?.(),
  });

  const insert = (images: readonly File[]) => {
    take.current?.(images, editor.state.selection.to);
    dismiss();
  };

  useImperativeHandle(ref, () => ({ focus: () => void changeText(editor).run() }), [editor]);

  // After a reset or an early quotation, writing goes on at the end.
  useEffect(() => {
    if (editor.isDestroyed || editor.isFocused) return;
    editor.view.dispatch(editor.state.tr.setSelection(Selection.atEnd(editor.state.doc)));
  }, [editor]);

  // Follows a reset, or a colleague's save.
  useEffect(() => {
    // tiptap replaces an editor that waited too long for its first render.
    if (editor.isDestroyed) return;
    const doc = createDocument(value, editor.schema);
    if (editor.isFocused || doc.eq(editor.state.doc)) return;
    // With a new history, since nobody typed this.
    const { plugins } = editor.state;
    editor.view.updateState(
      EditorState.create({ doc, plugins: [...plugins], selection: Selection.atEnd(doc) }),
    );
    // Updates the toolbar.
    editor.view.dispatch(editor.state.tr);
  }, [editor, value]);

  return (
    <div ref={surface} className="editor" data-invalid={isInvalid ?? false}>
      <div className="editor-head">
        <RichTextToolbar editor={editor} imagePurpose={imagePurpose} surface={surface} />
        {imagePurpose && <TextUploads ref={take} editor={editor} purpose={imagePurpose} onBusy={onBusy} />}
        <div role="status">
          {lost && <LostNote lost={lost} canTake={canTake} onChoose={insert} onClose={dismiss} />}
        </div>
      </div>
      <EditorContent editor={editor} />
      {popup}
    </div>
  );
};
