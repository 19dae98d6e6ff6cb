import { useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import type { ArticleSummary } from "../../../shared/news/article.ts";
import { newsletterLinkOf } from "../../../shared/news/article-state.ts";
import { mayReachSubscribers } from "../../../shared/news/recipients.ts";
import { EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { FieldProblem } from "../../components/form/field-problem.tsx";
import { SortableList } from "../../components/form/order/sortable-list.tsx";
import { ArticlePicker } from "../articles/article-picker.tsx";
import { type NewsletterForm, recipientChoiceOf } from "./newsletter-form.ts";
import { newsletterFields, newsletterEditorText as text } from "./newsletters.text.ts";
import { PickedArticle } from "./picked-article.tsx";

export const NewsletterArticles = ({ form }: { form: UseFormReturn<NewsletterForm> }) => {
  const { field, fieldState } = useController({ control: form.control, name: "articles" });
  const [announcement, setAnnouncement] = useState("");
  const [openedAt] = useState(() => new Date());
  const picked = field.value;

  const releaseDate = form.watch("releaseDate");
  const isForStaffOnly = !mayReachSubscribers(recipientChoiceOf(form.watch()));
  const sentAt = Math.max(openedAt.getTime(), Date.parse(releaseDate ?? "") || 0);
  const isWhole = (article: ArticleSummary) => {
    // An article cannot be sent before it appears.
    const at = new Date(Math.max(sentAt, Date.parse(article.releaseDate)));
    return newsletterLinkOf(article, { isForStaffOnly, at }) === undefined;
  };
  const whole = picked.filter(isWhole);

  const replace = (changed: ArticleSummary) =>
    field.onChange(picked.map((article) => (article.id === changed.id ? changed : article)));
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
            <PickedArticle article={article} isWhole={isWhole(article)} now={openedAt} onChange={replace} />
          )}
        </SortableList>
      )}
      {whole.length > 0 && (
        <FieldHelp>
          {text.isWholeHelp} {whole.some(({ files }) => files?.length) && text.filesHelp}
        </FieldHelp>
      )}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <ArticlePicker sentAt={releaseDate} picked={picked} isWhole={isWhole} onAdd={add} />
    </EditorPanel>
  );
};
