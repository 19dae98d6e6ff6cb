import { type UseFormReturn, useWatch } from "react-hook-form";
import type { Upload } from "../../../shared/files/file.ts";
import { fileKindOf } from "../../../shared/files/file-kind.ts";
import { fileText, imageText } from "../../components/files/files.text.ts";
import type { ImageText } from "../../components/files/image-list.tsx";
import { useToasts } from "../../components/toasts.tsx";
import type { ArticleForm } from "./article-form.ts";

type AttachedFile = NonNullable<ArticleForm["files"]>[number] & { fileName: string; contentType: string };

interface Media {
  readonly imageIds: string[];
  readonly titleImageId: string | null;
  readonly newsletterImageId: string | null;
  readonly files: AttachedFile[];
}

const mediaIn = ({ imageIds, titleImageId, newsletterImageId, files }: Partial<ArticleForm>): Media => {
  const roles = [titleImageId, newsletterImageId].filter((id) => typeof id === "string");
  return {
    // An image used only in a role belongs to the list, too.
    imageIds: [...new Set([...(imageIds ?? []), ...roles])],
    titleImageId: titleImageId ?? null,
    newsletterImageId: newsletterImageId ?? null,
    files: (files ?? []).map((file) => ({ fileName: "", contentType: "", ...file })),
  };
};

const withUpload = (media: Media, { id, fileName, contentType, size }: Upload): Media =>
  fileKindOf(contentType) === "image"
    ? { ...media, imageIds: [...media.imageIds, id] }
    : { ...media, files: [...media.files, { id, fileName, contentType, size }] };

const withoutImage = (media: Media, id: string): Media => ({
  ...media,
  imageIds: media.imageIds.filter((other) => other !== id),
  titleImageId: media.titleImageId === id ? null : media.titleImageId,
  newsletterImageId: media.newsletterImageId === id ? null : media.newsletterImageId,
});

export const useArticleMedia = (form: UseFormReturn<ArticleForm>) => {
  const toasts = useToasts();
  const [imageIds, titleImageId, newsletterImageId, files, imageTexts = []] = useWatch({
    control: form.control,
    name: ["imageIds", "titleImageId", "newsletterImageId", "files", "imageTexts"],
  });

  /** Reads the form again, since an upload may end long after the render. */
  const change = (how: (media: Media) => Media) => {
    form.clearErrors(["imageIds", "titleImageId", "newsletterImageId", "files"]);
    const changed = how(mediaIn(form.getValues()));
    const options = { shouldDirty: true };
    form.setValue("imageIds", changed.imageIds, options);
    form.setValue("titleImageId", changed.titleImageId, options);
    form.setValue("newsletterImageId", changed.newsletterImageId, options);
    form.setValue("files", changed.files, options);
  };

  const setImageText = (id: string, text: ImageText) => {
    const others = (form.getValues("imageTexts") ?? []).filter((other) => other.id !== id);
    form.setValue("imageTexts", [...others, { id, ...text }], { shouldDirty: true });
  };

  const removing = (what: string, how: (media: Media) => Media) => {
    const before = mediaIn(form.getValues());
    change(how);
    toasts.undo(what, () => change(() => before));
  };

  return {
    ...mediaIn({ imageIds, titleImageId, newsletterImageId, files }),
    setImageText,
    imageTextOf: (id: string): ImageText => {
      const { alt, caption } = imageTexts.find((text) => text.id === id) ?? {};
      return { alt: alt ?? "", caption: caption ?? "" };
    },
    take: (upload: Upload) => change((media) => withUpload(media, upload)),
    reorder: (ordered: string[]) => change((media) => ({ ...media, imageIds: ordered })),
    setTitleImage: (id: string | null) => change((media) => ({ ...media, titleImageId: id })),
    setNewsletterImage: (id: string | null) => change((media) => ({ ...media, newsletterImageId: id })),
    removeImage: (id: string, name: string) =>
      removing(imageText.removed(name), (media) => withoutImage(media, id)),
    removeFile: ({ id, fileName }: { readonly id: string; readonly fileName: string }) =>
      removing(fileText.removed(fileName), (media) => ({
        ...media,
        files: media.files.filter((file) => file.id !== id),
      })),
  };
};
