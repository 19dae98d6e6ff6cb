import "./article-picker.css";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { Article, ArticleSummary } from "../../../shared/news/article.ts";
import { Button } from "../../components/button.tsx";
import { DateText } from "../../components/date-text.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { TextInput } from "../../components/text-input.tsx";
import { useDebounced } from "../../components/use-debounced.ts";
import { newsletterEditorText as text } from "../newsletters/newsletters.text.ts";
import { articleQueries } from "./articles.queries.ts";

const PAUSE = 300;

interface ArticlePickerProps {
  /** A time stamp; a past one or none stands for now. */
  sentAt: string | null | undefined;
  picked: readonly ArticleSummary[];
  isWhole: (article: ArticleSummary) => boolean;
  onAdd: (article: ArticleSummary) => void;
}

interface FoundProps {
  article: Article;
  isPicked: boolean;
  isWhole: boolean;
  onAdd: () => void;
}

const Found = ({ article, isPicked, isWhole, onAdd }: FoundProps) => (
  <li className="found-article">
    <div>
      {article.title}
      <span className="muted">
        <DateText value={article.releaseDate} />
        {article.tag && ` · ${article.tag}`}
        {isWhole && ` · ${text.isWhole}`}
      </span>
    </div>
    {isPicked ? (
      <span className="muted">{text.added}</span>
    ) : (
      <Button
        text
        icon="pi pi-plus"
        label={text.add}
        aria-label={text.addLabel(article.title)}
        onClick={onAdd}
      />
    )}
  </li>
);

export const ArticlePicker = ({ sentAt, picked, isWhole, onAdd }: ArticlePickerProps) => {
  const id = useId();
  const [term, setTerm] = useState("");
  const searched = useDebounced(term.trim(), PAUSE);
  const [openedAt] = useState(() => new Date().toISOString());
  const { data, error, isPending } = useQuery(
    articleQueries.sendable(searched, sentAt && sentAt > openedAt ? sentAt : openedAt),
  );
  const pickedIds = new Set(picked.map((article) => article.id));

  return (
    <Stack gap={2}>
      <h3>
        <label htmlFor={id}>{text.addArticles}</label>
      </h3>
      <TextInput
        id={id}
        type="search"
        placeholder={text.searchArticles}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        // Enter would submit the newsletter's form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {error && !data && <ProblemNote error={error} />}
      {isPending && <Skeleton height="160px" />}
      {data?.data.length === 0 && (
        <p className="muted">{searched ? text.nothingToAdd : text.nothingSendable}</p>
      )}
      <ul className="found-articles">
        {(data?.data ?? []).map((article) => (
          <Found
            key={article.id}
            article={article}
            isPicked={pickedIds.has(article.id)}
            isWhole={isWhole(article)}
            onAdd={() => onAdd(article)}
          />
        ))}
      </ul>
    </Stack>
  );
};
