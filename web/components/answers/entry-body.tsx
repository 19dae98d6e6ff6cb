import "./answers.css";
import type { Attachment } from "../../../shared/files/file.ts";
import { fileKindOf } from "../../../shared/files/file-kind.ts";
import { FileList } from "../files/file-list.tsx";
import { ImageGallery } from "../files/image-gallery.tsx";
import { SafeHtml } from "../form/rich-text/safe-html.tsx";
import { Stack } from "../layout/layout.tsx";

interface Entry {
  readonly content: string | null;
  readonly files: readonly Attachment[];
}

interface EntryBodyProps {
  entry: Entry;
  textRef: React.Ref<HTMLDivElement>;
}

export const EntryBody = ({ entry: { content, files }, textRef }: EntryBodyProps) => {
  const images = files.filter(({ contentType }) => fileKindOf(contentType) === "image");
  const others = files.filter((file) => !images.includes(file));

  return (
    <Stack className="entry-body">
      {content && <SafeHtml ref={textRef} html={content} />}
      {images.length > 0 && <ImageGallery images={images} />}
      {others.length > 0 && <FileList files={others} />}
    </Stack>
  );
};
