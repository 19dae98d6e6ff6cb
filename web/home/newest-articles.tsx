import { useSuspenseQuery } from "@tanstack/react-query";
import { ArticleCards } from "../components/article-cards.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { overviewQuery } from "./home.queries.ts";
import { homeText } from "./home.text.ts";

export const NewestArticles = () => {
  const { data } = useSuspenseQuery(overviewQuery);
  if (data.newest.length === 0) return <EmptyState text={homeText.noArticles} />;

  return <ArticleCards articles={data.newest} expected={data.newest.length} heading="h3" />;
};
