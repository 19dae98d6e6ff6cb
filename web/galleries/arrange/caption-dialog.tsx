import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { type GalleryImage, ImageCaption } from "../../../shared/galleries/gallery-image.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { checkedBy } from "../../components/form/resolver.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { commonText } from "../../components/words.text.ts";
import { galleryMutations } from "../galleries.queries.ts";
import { captionText as text } from "../galleries.text.ts";

interface CaptionDialogProps {
  galleryId: string;
  images: readonly GalleryImage[];
  onClose: () => void;
}

const labels = { username: text.username, description: text.description };
const resolver = checkedBy(ImageCaption);

const common = (values: readonly (string | null)[]) => (new Set(values).size === 1 ? (values[0] ?? "") : "");

export const CaptionDialog = ({ galleryId, images, onClose }: CaptionDialogProps) => {
  const toasts = useToasts();
  const describe = useMutation(galleryMutations.describe(galleryId));
  const form = useForm({
    resolver,
    defaultValues: {
      username: common(images.map(({ username }) => username)),
      description: common(images.map(({ description }) => description)),
    },
  });
  const { dirtyFields } = form.formState;

  return (
    <FormDialog
      title={text.title(images.length)}
      verb={commonText.save}
      form={form}
      labels={labels}
      save={async ({ username, description }) => {
        const captions = images.map((image) => ({
          id: image.id,
          username: dirtyFields.username ? username || null : image.username,
          description: dirtyFields.description ? description || null : image.description,
        }));
        await describe.mutateAsync(captions);
        toasts.success(text.saved(images.length));
        onClose();
      }}
      onClose={onClose}
    >
      {images.length > 1 && <p>{text.several}</p>}
      <TextField form={form} name="username" label={labels.username} />
      <TextField form={form} name="description" label={labels.description} rows={3} />
    </FormDialog>
  );
};
