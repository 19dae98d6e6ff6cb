import { useState } from "react";
import { Link } from "react-router-dom";
import { articleLabels } from "../../../shared/news/article.fields.ts";
import { type Article, articleFlags } from "../../../shared/news/article.ts";
import { paths } from "../../app/shell/paths.ts";
import { refuseWhileUploading } from "../../components/files/refuse-while-uploading.ts";
import { EditorFrame } from "../../components/form/editor/editor-frame.tsx";
import { EditorColumns } from "../../components/form/editor/editor-panel.tsx";
import { type EditorStart, useEditor } from "../../components/form/editor/use-editor.ts";
import { fieldsOf } from "../../components/form/form-field.tsx";
import { RichTextField } from "../../components/form/rich-text/rich-text-field.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { newsPaths } from "../news-paths.ts";
import { useOfficeName } from "../offices.ts";
import { type ArticleForm, articleFormOf, articleResolver } from "./article-form.ts";
import { articleInWords } from "./article-in-words.ts";
import { ArticleMedia } from "./article-media.tsx";
import { ArticleSide } from "./article-side.tsx";
import { ArticleStatePanel } from "./article-state-panel.tsx";
import { articleMutations, articleQueries } from "./articles.queries.ts";
import { articleHelp, articleText } from "./articles.text.ts";
import { PublicPageLink } from "./public-page-link.tsx";
import { useAuthorNames } from "./use-author-names.ts";

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
    labels: articleLabels,
    together: { state: articleFlags },
    edit: articleQueries.edit,
    saving: articleMutations.save,
    pathOf: newsPaths.editArticle,
  });
  const { form, stored, conflict } = editor;
  const field = fieldsOf(form, articleLabels, articleHelp);
  const people = useAuthorNames(stored?.data, form.watch("authorId"), conflict?.theirs.authorId);

  return (
    <EditorFrame
      title={stored ? articleText.edit : title}
      editor={editor}
      inWords={articleInWords({ office: officeName, people })}
      listPath={newsPaths.articles}
      viewPath={stored && paths.article(stored.data.urlTitle)}
    >
      <EditorColumns>
        <Stack>
          <TextField {...field("title")} required />
          <TextField {...field("subtitle")} />
          <TextField {...field("abstract")} rows={4} />
          <RichTextField {...field("content")} imagePurpose="article" onBusy={setIsUploadingToText} />
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
            {stored && <Link to={newsPaths.versions(stored.data.id)}>{articleText.versions}</Link>}
          </ArticleStatePanel>
          <ArticleSide form={form} stored={stored?.data} />
        </Stack>
      </EditorColumns>
    </EditorFrame>
  );
};
