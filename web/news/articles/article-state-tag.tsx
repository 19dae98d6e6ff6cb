import type { ArticleFlags } from "../../../shared/news/article.ts";
import { articleStateText as stateText } from "../../../shared/news/article-state.text.ts";
import { type ArticleState, articleStateOf } from "../../../shared/news/article-state.ts";
import { StatusTag, type Tone } from "../../components/status-tag.tsx";

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

export const ArticleStateTag = ({ flags }: { flags: ArticleFlags }) => {
  const state = articleStateOf(flags) ?? "draft";
  return (
    <StatusTag tone={tones[state]} icon={icons[state]}>
      {stateText[state]}
    </StatusTag>
  );
};
