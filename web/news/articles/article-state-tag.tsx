import type { Article, ArticleFlags } from "../../../shared/news/article.ts";
import { articleStateText as stateText } from "../../../shared/news/article-state.text.ts";
import { type ArticleState, articleStateOf } from "../../../shared/news/article-state.ts";
import { StatusTag, type Tone } from "../../components/status-tag.tsx";
import { timeText } from "./articles.text.ts";

const tones: Readonly<Record<ArticleState, Tone>> = {
  draft: "neutral",
  inReview: "warning",
  releasable: "info",
  released: "success",
};

const icons: Readonly<Record<ArticleState, string>> = {
  draft: "pi-pencil",
  inReview: "pi-eye",
  releasable: "pi-check",
  released: "pi-check-circle",
};

interface ArticleStateTagProps {
  article: ArticleFlags & Partial<Pick<Article, "releaseDate">>;
  now: Date;
}

/** An undefined release date counts as past. */
export const isToCome = ({ releaseDate }: Partial<Pick<Article, "releaseDate">>, now: Date): boolean =>
  Date.parse(releaseDate ?? "") > now.getTime();

export const ArticleStateTag = ({ article, now }: ArticleStateTagProps) => {
  const state = articleStateOf(article) ?? "draft";
  if (state === "released" && isToCome(article, now))
    return <StatusTag tone="info">{timeText.planned}</StatusTag>;
  return (
    <StatusTag tone={tones[state]} icon={icons[state]}>
      {stateText[state]}
    </StatusTag>
  );
};
