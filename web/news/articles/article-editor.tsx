import { useState } from "react";
import type { Resolver } from "react-hook-form";
import { officeDate } from "../../../shared/dates/office-days.ts";
import { articleLabels } from "../../../shared/news/article.fields.ts";
import { type Article, articleFlags } from "../../../shared/news/article.ts";
import { articleStateText as stateText } from "../../../shared/news/article-state.text.ts";
import { articleStateOf } from "../../../shared/news/article-state.ts";
import { paths } from "../../app/shell/paths.ts";
import { uploadText } from "../../components/files/files.text.ts";
import type { InWords } from "../../components/form/editor/differences.ts";
import { EditorFrame } from "../../components/form/editor/editor-frame.tsx";
import { EditorColumns } from "../../components/form/editor/editor-panel.tsx";
import { type EditorStart, useEditor } from "../../components/form/editor/use-editor.ts";
import { RichTextField } from "../../components/form/rich-text/rich-text-field.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { newsPaths } from "../news-paths.ts";
import { useOfficeName } from "../offices.ts";
import { type ArticleForm, articleFormOf, articleResolver } from "./article-form.ts";
import { ArticleMedia } from "./article-media.tsx";
import { ArticleSide } from "./article-side.tsx";
import { ArticleStatePanel } from "./article-state-panel.tsx";
import { articleMutations, articleQueries } from "./articles.queries.ts";
import { articleHelp, articleText, mediaText } from "./articles.text.ts";
import { PublicPageLink } from "./public-page-link.tsx";
import { useAuthorNames } from "./use-author-names.ts";

interface Names {
  readonly office: (id: string | null) => string;
  readonly people: ReadonlyMap<string, string>;
}

const flagsIn = (form: ArticleForm) => ({
  isDraft: form.isDraft ?? false,
  isInReview: form.isInReview ?? false,
  isReleaseable: form.isReleaseable ?? false,
  isInternalRelease: form.isInternalRelease ?? false,
  isPublicRelease: form.isPublicRelease ?? false,
  isNewsletterRelease: form.isNewsletterRelease ?? false,
});

const chosen = (id: string | null | undefined) => (id ? mediaText.chosen : "");

/** The flags count as the one state they stand for. */
const articleInWords = ({ office, people }: Names): InWords<ArticleForm> => ({
  state: (form) => stateText[articleStateOf(flagsIn(form)) ?? "draft"],
  organisationId: ({ organisationId = null }) => office(organisationId),
  publishedByOrganisationIds: ({ publishedByOrganisationIds = [] }) =>
    publishedByOrganisationIds.map(office).join(", "),
  authorId: ({ authorId }) => people.get(authorId ?? "") ?? "",
  titleImageId: ({ titleImageId }) => chosen(titleImageId),
  newsletterImageId: ({ newsletterImageId }) => chosen(newsletterImageId),
  confirmation: ({ confirmation }) =>
    confirmation
      ? [officeDate(confirmation.until), ...(confirmation.organisationIds ?? []).map(office)].join(", ")
      : "",
  imageTexts: ({ imageTexts = [] }) =>
    imageTexts.flatMap(({ alt, caption }) => [alt, caption].filter(Boolean)).join(", "),
  imageIds: ({ imageIds = [] }) => String(imageIds.length),
});

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
    labels: articleLabels,
    together: { state: articleFlags },
    edit: articleQueries.edit,
    saving: articleMutations.save,
    pathOf: newsPaths.editArticle,
  });
  const { form, stored, conflict } = editor;
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
          <TextField form={form} name="title" label={articleLabels.title} required />
          <TextField form={form} name="subtitle" label={articleLabels.subtitle} />
          <TextField
            form={form}
            name="abstract"
            label={articleLabels.abstract}
            help={articleHelp.abstract}
            rows={4}
          />
          <RichTextField
            form={form}
            name="content"
            label={articleLabels.content}
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
