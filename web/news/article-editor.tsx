import "./editor.css";
import { useNavigate } from "react-router-dom";
import type { Article } from "../../shared/news/article.ts";
import type { Versioned } from "../app/call.ts";
import { formatDateTime } from "../components/date-text.tsx";
import { FormBar } from "../components/form-bar.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { ProblemSummary } from "../components/problem-summary.tsx";
import { useToasts } from "../components/toasts.tsx";
import { useUnsavedGuard } from "../components/unsaved-guard.tsx";
import { articleDifferences } from "./article-differences.ts";
import { type ArticleForm, articleFormOf, articleResolver } from "./article-form.ts";
import { ArticleSide } from "./article-side.tsx";
import { ArticleStatePanel } from "./article-state-panel.tsx";
import { articleMutations, readArticle } from "./articles.queries.ts";
import { articleFields, articleHelp, articleEditorText as text } from "./articles.text.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { newsPaths } from "./news-paths.ts";
import { useOfficeName, usePeopleOptions } from "./offices.ts";
import { RichTextField } from "./rich-text-field.tsx";
import { TextField } from "./text-field.tsx";
import { useEntityForm } from "./use-entity-form.ts";

interface ArticleEditorProps {
  title: string;
  stored?: Versioned<Article>;
  start: ArticleForm;
  /** Whether `start` is worth keeping already: a copy is. */
  isStartUnsaved?: boolean;
}

/** Writes an article, new or stored. */
export const ArticleEditor = ({ title, stored, start, isStartUnsaved = false }: ArticleEditorProps) => {
  const navigate = useNavigate();
  const toasts = useToasts();
  const names = { office: useOfficeName(), people: usePeopleOptions() };
  const editor = useEntityForm<ArticleForm, Article>({
    resolver: articleResolver,
    stored,
    start,
    formOf: articleFormOf,
    read: readArticle,
    saving: articleMutations.save,
    onSaved: async ({ id }, isNew) => {
      if (!isNew) return;
      guard.release();
      toasts.success(text.created);
      await navigate(newsPaths.editArticle(id), { replace: true });
    },
  });
  const { form, conflict } = editor;
  const isDirty = form.formState.isDirty || (isStartUnsaved && !editor.stored);
  const guard = useUnsavedGuard(isDirty);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editor.submit();
      }}
    >
      <PageHeader
        title={title}
        meta={editor.stored && text.lastChange(formatDateTime(editor.stored.data.modifiedAt))}
      />
      <ProblemSummary form={form} labels={articleFields} />
      <div className="editor-columns">
        <div className="editor-main">
          <TextField form={form} name="title" label={articleFields.title} required />
          <TextField form={form} name="subtitle" label={articleFields.subtitle} />
          <TextField
            form={form}
            name="abstract"
            label={articleFields.abstract}
            help={articleHelp.abstract}
            rows={4}
          />
          <RichTextField form={form} name="content" label={articleFields.content} />
        </div>
        <div className="editor-side">
          <ArticleStatePanel
            flags={editor.stored?.data}
            isSaving={editor.isSaving}
            onStep={(flags) => void editor.submit(flags)}
          />
          <ArticleSide form={form} />
        </div>
      </div>
      <FormBar
        isSaving={editor.isSaving}
        isDirty={isDirty}
        savedAt={editor.savedAt}
        onCancel={() => void navigate(newsPaths.articles)}
      />
      {guard.dialog}
      {conflict && (
        <ConflictDialog
          differences={articleDifferences(conflict.mine, articleFormOf(conflict.theirs), names)}
          isSaving={editor.isSaving}
          onKeepMine={() => void editor.keepMine()}
          onTakeTheirs={() => void editor.takeTheirs()}
          onClose={editor.dismissConflict}
        />
      )}
    </form>
  );
};
