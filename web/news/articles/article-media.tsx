import type { UseFormReturn } from "react-hook-form";
import { articleLabels } from "../../../shared/news/article.fields.ts";
import { FileList } from "../../components/files/file-list.tsx";
import { ImageList } from "../../components/files/image-list.tsx";
import { UploadArea } from "../../components/files/upload-area.tsx";
import { CheckField } from "../../components/form/choice/check-field.tsx";
import { EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { FieldProblem, messagesIn } from "../../components/form/field-problem.tsx";
import type { ArticleForm } from "./article-form.ts";
import { articleText, placeText, mediaText as text } from "./articles.text.ts";
import { useArticleMedia } from "./use-article-media.ts";

interface ArticleMediaProps {
  form: UseFormReturn<ArticleForm>;
  onBusy: (isBusy: boolean) => void;
}

const problemsIn = ({ formState: { errors } }: UseFormReturn<ArticleForm>) =>
  messagesIn({
    files: errors.files,
    imageIds: errors.imageIds,
    imageTexts: errors.imageTexts,
    titleImageId: errors.titleImageId,
    newsletterImageId: errors.newsletterImageId,
  });

export const ArticleMedia = ({ form, onBusy }: ArticleMediaProps) => {
  const media = useArticleMedia(form);

  return (
    <EditorPanel title={text.title}>
      <UploadArea purpose="article" onReady={media.take} onBusy={onBusy} />
      {problemsIn(form).map((message) => (
        <FieldProblem key={message} role="alert">
          {message}
        </FieldProblem>
      ))}
      {media.imageIds.length > 0 && (
        <>
          <h3>{articleText.images}</h3>
          <FieldHelp>{text.imagesHelp}</FieldHelp>
          {media.titleImageId === null && <FieldHelp>{text.noTitleImage}</FieldHelp>}
          <ImageList
            imageIds={media.imageIds}
            roles={[
              {
                label: articleLabels.titleImageId,
                imageId: media.titleImageId,
                onChoose: media.setTitleImage,
              },
              {
                label: placeText.isNewsletterRelease,
                imageId: media.newsletterImageId,
                onChoose: media.setNewsletterImage,
              },
            ]}
            textOf={media.imageTextOf}
            onText={media.setImageText}
            onReorder={media.reorder}
            onRemove={media.removeImage}
          />
        </>
      )}
      {media.files.length > 0 && (
        <>
          <h3>{articleText.files}</h3>
          <FileList files={media.files} onRemove={media.removeFile} />
          <CheckField
            form={form}
            name="showsFilesPublicly"
            label={text.showsFilesPublicly}
            help={text.showsFilesHelp}
          />
        </>
      )}
    </EditorPanel>
  );
};
