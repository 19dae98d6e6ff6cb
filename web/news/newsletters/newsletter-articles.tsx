import { useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import type { ArticleSummary } from "../../../shared/news/article.ts";
import { newsletterObstacle } from "../../../shared/news/article-state.ts";
import { EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { FieldProblem } from "../../components/form/field-problem.tsx";
import { SortableList } from "../../components/form/order/sortable-list.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { ArticlePicker } from "../articles/article-picker.tsx";
import type { NewsletterForm } from "./newsletter-form.ts";
import { newsletterFields, newsletterEditorText as text } from "./newsletters.text.ts";

/** What would keep an article out if the newsletter were sent now. */
const ObstacleTag = ({ article, now }: { article: ArticleSummary; now: Date }) => {
  switch (newsletterObstacle(article, now)) {
    case "notReleased":
      return <StatusTag tone="warning">{text.notReleased}</StatusTag>;
    case "toCome":
      return <StatusTag tone="info">{text.toCome(formatDateTime(article.releaseDate))}</StatusTag>;
    case "over":
      return <StatusTag tone="warning">{text.over}</StatusTag>;
    case undefined:
      return null;
  }
};

/** The articles of a newsletter in their order, and where more come from. */
export const NewsletterArticles = ({ form }: { form: UseFormReturn<NewsletterForm> }) => {
  const { field, fieldState } = useController({ control: form.control, name: "articles" });
  const [announcement, setAnnouncement] = useState("");
  const [openedAt] = useState(() => new Date());
  const picked = field.value;

  const add = (article: ArticleSummary) => {
    field.onChange([...picked, article]);
    setAnnouncement(text.addedTo(article.title));
  };
  const remove = ({ id, title }: ArticleSummary) => {
    field.onChange(picked.filter((article) => article.id !== id));
    setAnnouncement(text.removedFrom(title));
  };

  return (
    <EditorPanel title={newsletterFields.articles}>
      {fieldState.error?.message && <FieldProblem plain>{fieldState.error.message}</FieldProblem>}
      {picked.length === 0 ? (
        <p className="muted">{text.noArticles}</p>
      ) : (
        <SortableList
          label={newsletterFields.articles}
          items={picked}
          onReorder={field.onChange}
          onRemove={remove}
          labelOf={({ title }) => title}
        >
          {(article) => (
            <div className="picked-article">
              {article.title}
              <ObstacleTag article={article} now={openedAt} />
            </div>
          )}
        </SortableList>
      )}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <ArticlePicker sentAt={form.watch("releaseDate")} picked={picked} onAdd={add} />
    </EditorPanel>
  );
};
