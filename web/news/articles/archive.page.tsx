import { useNavigate } from "react-router-dom";
import { articleLabels } from "../../../shared/news/article.fields.ts";
import { ArticleCards } from "../../components/article-cards.tsx";
import { Button } from "../../components/button.tsx";
import { ListFrame } from "../../components/list/list-frame.tsx";
import { ListSort } from "../../components/list/list-sort.tsx";
import { useList } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { newsPaths } from "../news-paths.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { articleQueries } from "./articles.queries.ts";
import { archiveText as text } from "./articles.text.ts";
import { useArticleFilters } from "./use-article-filters.ts";

const orders = [
  { field: "releaseDate", header: text.date },
  { field: "title", header: articleLabels.title },
  { field: "reads", header: text.mostRead, most: true as const },
];

export const ArchivePage = () => {
  const navigate = useNavigate();
  const list = useList(articleQueries.archive);
  const filters = useArticleFilters(({ internalCount }) => internalCount);
  const { mayEditAnything } = useNewsRights();

  return (
    <>
      <PageHeader
        title={text.title}
        action={
          mayEditAnything && (
            <Button outlined label={text.manage} onClick={() => void navigate(newsPaths.articles)} />
          )
        }
      />
      <ListFrame
        {...list}
        label={text.label}
        filters={filters}
        empty={{ text: text.empty }}
        sort={<ListSort {...list} columns={orders} />}
      >
        <ArticleCards
          articles={list.query.data?.data}
          expected={6}
          heading="h2"
          label={text.label}
          searchTerm={list.config.searchTerm}
        />
      </ListFrame>
    </>
  );
};
