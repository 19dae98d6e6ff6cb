import type { Editor } from "@tiptap/react";
import { useState } from "react";
import type { FilePurpose } from "../../../../shared/files/file.ts";
import { fileAddress } from "../../../../shared/files/file-address.ts";
import { ActionDialog } from "../../action-dialog.tsx";
import { FileImage } from "../../files/file-image.tsx";
import { imageInTextText as text } from "../../files/files.text.ts";
import { UploadArea } from "../../files/upload-area.tsx";
import { Stack } from "../../layout/layout.tsx";
import { TextInput } from "../../text-input.tsx";
import { FormField } from "../form-field.tsx";
import { changeText } from "./change-text.ts";

interface TextImage {
  readonly src: string;
  readonly alt: string;
}

interface ImageDialogProps {
  purpose: FilePurpose;
  image: TextImage | undefined;
  onApply: (image: TextImage) => void;
  onClose: () => void;
}

const ImageDialog = ({ purpose, image, onApply, onClose }: ImageDialogProps) => {
  const [id, setId] = useState<string>();
  const [alt, setAlt] = useState(image?.alt ?? "");
  const src = id ? fileAddress(id, "preview") : image?.src;

  const apply = () => {
    if (src) onApply({ src, alt: alt.trim() });
  };

  return (
    <ActionDialog
      title={image ? text.changeTitle : text.title}
      verb={image ? text.change : text.insert}
      isDisabled={!src}
      onAct={apply}
      onClose={onClose}
    >
      <Stack>
        {id && <FileImage fileId={id} alt={text.chosen} fit="whole" />}
        {!image && !id && (
          <UploadArea purpose={purpose} onlyImages isSingle onReady={(upload) => setId(upload.id)} />
        )}
        <FormField label={text.alt} help={text.altHelp}>
          {(control) => (
            <TextInput
              {...control}
              value={alt}
              maxLength={300}
              onChange={(event) => setAlt(event.target.value)}
              // Not a form: submitting a nested one would submit the outer one, too.
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                apply();
              }}
            />
          )}
        </FormField>
      </Stack>
    </ActionDialog>
  );
};

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
