import { useSuspenseQuery } from "@tanstack/react-query";
import { ArticleCards } from "../components/article-cards.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { newestArticlesQuery } from "./articles.queries.ts";
import { homeText } from "./home.text.ts";

export const NewestArticles = () => {
  const { data } = useSuspenseQuery(newestArticlesQuery);
  if (data.data.length === 0) return <EmptyState text={homeText.noArticles} />;

  return <ArticleCards articles={data.data} expected={data.data.length} heading="h3" />;
};
