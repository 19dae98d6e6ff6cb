import "../../components/list/list.css";
import "./archive.css";
import { useQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Skeleton } from "primereact/skeleton";
import { useNavigate } from "react-router-dom";
import type { ListConfig } from "../../../shared/contract/list.ts";
import type { Article } from "../../../shared/news/article.ts";
import { listText } from "../../components/components.text.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { ListFilters } from "../../components/list/list-filters.tsx";
import { ListPaginator } from "../../components/list/list-paginator.tsx";
import { type ChangeList, useListConfig } from "../../components/list/use-list-config.ts";
import { type PageQuery, usePage } from "../../components/list/use-page.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { ProblemPanel } from "../../components/problem-panel.tsx";
import { newsPaths } from "../news-paths.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { ArchiveCard } from "./archive-card.tsx";
import { articleQueries } from "./articles.queries.ts";
import { archiveText as text } from "./articles.text.ts";
import { useArticleFilters } from "./use-article-filters.ts";

const fields = { filters: ["tag", "organisation", "creator"] };
const defaults: Partial<ListConfig> = { sort: [{ field: "releaseDate", direction: "desc" }] };
const waiting = ["a", "b", "c", "d", "e", "f"];

interface CardsProps {
  query: PageQuery<Article>;
  isNarrowed: boolean;
  onReset: () => void;
}

const Cards = ({ query, isNarrowed, onReset }: CardsProps) => {
  if (query.error && !query.data)
    return <ProblemPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data?.data.length === 0) {
    return isNarrowed ? (
      <EmptyState
        text={text.nothingFound}
        action={<Button outlined label={listText.reset} onClick={onReset} />}
      />
    ) : (
      <EmptyState text={text.empty} />
    );
  }
  return (
    <ul className="archive-cards" data-waiting={query.isPlaceholderData} aria-label={text.label}>
      {query.data
        ? query.data.data.map((article) => (
            <li key={article.id}>
              <ArchiveCard article={article} />
            </li>
          ))
        : waiting.map((key) => (
            <li key={key}>
              <Skeleton height="232px" />
            </li>
          ))}
    </ul>
  );
};

export const ArchivePage = () => {
  const navigate = useNavigate();
  const [config, onChange]: readonly [ListConfig, ChangeList] = useListConfig(fields, defaults);
  const query = usePage(articleQueries.archive(config));
  const { data: tags = [] } = useQuery(articleQueries.tags);
  const { mayEditAnything } = useNewsRights();
  const filters = useArticleFilters(tags);
  const isNarrowed = config.filters.length > 0 || config.searchTerm !== undefined;
  const isLoading = (!query.data && !query.error) || query.isPlaceholderData;

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
      <section className="list" aria-label={text.label} aria-busy={isLoading}>
        <ListFilters config={config} onChange={onChange} filters={filters} hasSearch />
        <Cards
          query={query}
          isNarrowed={isNarrowed}
          onReset={() => onChange({ filters: [], searchTerm: undefined })}
        />
        <p className="visually-hidden" aria-live="polite">
          {isLoading ? text.loading : query.data && text.count(formatNumber(query.data.totalCount))}
        </p>
        {query.data && query.data.totalCount > 0 && (
          <ListPaginator config={config} totalCount={query.data.totalCount} onChange={onChange} />
        )}
      </section>
    </>
  );
};
