import { useState } from "react";
import type { Resolver } from "react-hook-form";
import { type Article, articleFlags } from "../../../shared/news/article.ts";
import { paths } from "../../app/shell/paths.ts";
import { uploadText } from "../../components/files/files.text.ts";
import { EditorColumns } from "../../components/form/editor/editor-columns.tsx";
import { EditorFrame } from "../../components/form/editor/editor-frame.tsx";
import { type EditorStart, useEditor } from "../../components/form/editor/use-editor.ts";
import { RichTextField } from "../../components/form/rich-text/rich-text-field.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { usePersonNames } from "../../components/people/use-person-names.ts";
import { newsPaths } from "../news-paths.ts";
import { useOfficeName } from "../offices.ts";
import { type ArticleForm, articleFormOf, articleResolver } from "./article-form.ts";
import { articleInWords } from "./article-in-words.ts";
import { ArticleMedia } from "./article-media.tsx";
import { ArticleSide } from "./article-side.tsx";
import { ArticleStatePanel } from "./article-state-panel.tsx";
import { articleMutations, articleQueries } from "./articles.queries.ts";
import { articleFields, articleHelp, articleEditorText as text } from "./articles.text.ts";
import { PublicPageLink } from "./public-page-link.tsx";

/** A file still uploading would be missing from what is saved. */
const refuseWhileUploading: Resolver<ArticleForm> = () => ({
  values: {},
  errors: { files: { type: "uploading", message: uploadText.stillRunning } },
});

export const ArticleEditor = ({ title, ...opened }: EditorStart<ArticleForm, Article>) => {
  const [isUploadingMedia, setIsUploadingMedia] = useState(false);
  const [isUploadingToText, setIsUploadingToText] = useState(false);
  const isUploading = isUploadingMedia || isUploadingToText;
  const officeName = useOfficeName();
  const editor = useEditor<ArticleForm, Article>({
    ...opened,
    resolver: isUploading ? refuseWhileUploading : articleResolver,
    isBusy: isUploading,
    draft: "article",
    formOf: articleFormOf,
    labels: articleFields,
    together: { state: articleFlags },
    edit: articleQueries.edit,
    saving: articleMutations.save,
    pathOf: newsPaths.editArticle,
  });
  const { form, stored, conflict } = editor;
  const people = usePersonNames(form.watch("authorId"), conflict?.theirs.authorId);

  return (
    <EditorFrame
      title={stored ? text.editTitle : title}
      editor={editor}
      inWords={articleInWords({ office: officeName, people })}
      listPath={newsPaths.articles}
      viewPath={stored && paths.article(stored.data.urlTitle)}
    >
      <EditorColumns>
        <Stack>
          <TextField form={form} name="title" label={articleFields.title} required />
          <TextField form={form} name="subtitle" label={articleFields.subtitle} />
          <TextField
            form={form}
            name="abstract"
            label={articleFields.abstract}
            help={articleHelp.abstract}
            rows={4}
          />
          <RichTextField
            form={form}
            name="content"
            label={articleFields.content}
            imagePurpose="article"
            onBusy={setIsUploadingToText}
          />
          <ArticleMedia form={form} onBusy={setIsUploadingMedia} />
        </Stack>
        <Stack gap={6}>
          <ArticleStatePanel
            flags={stored?.data}
            typed={{
              releaseDate: form.watch("releaseDate"),
              files: form.watch("files"),
              showsFilesPublicly: form.watch("showsFilesPublicly"),
            }}
            isSaving={editor.isSaving}
            onStep={async (flags) => (await editor.submit(flags)) !== undefined}
          >
            {stored && <PublicPageLink article={stored.data} />}
          </ArticleStatePanel>
          <ArticleSide form={form} stored={stored?.data} />
        </Stack>
      </EditorColumns>
    </EditorFrame>
  );
};
