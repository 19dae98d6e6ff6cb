import type { Editor } from "@tiptap/react";
import { useState } from "react";
import type { FilePurpose } from "../../../../shared/files/file.ts";
import { changeText } from "./change-text.ts";
import { ImageDialog, type TextImage } from "./image-dialog.tsx";

interface RichTextImageDialogProps {
  editor: Editor;
  purpose: FilePurpose;
  onClose: () => void;
}

const imageAt = (editor: Editor): TextImage | undefined => {
  if (!editor.isActive("image")) return undefined;
  const { src, alt } = editor.getAttributes("image");
  return { src: String(src ?? ""), alt: String(alt ?? "") };
};

export const RichTextImageDialog = ({ editor, purpose, onClose }: RichTextImageDialogProps) => {
  const [image] = useState(() => imageAt(editor));

  const apply = ({ src, alt }: TextImage) => {
    onClose();
    if (image) changeText(editor).updateAttributes("image", { alt }).run();
    else changeText(editor).setImage({ src, alt }).run();
  };

  const close = () => {
    onClose();
    editor.view.focus();
  };

  return <ImageDialog purpose={purpose} image={image} onApply={apply} onClose={close} />;
};
