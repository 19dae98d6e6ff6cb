import "./archive.css";
import { useQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Skeleton } from "primereact/skeleton";
import { useNavigate } from "react-router-dom";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { ListFrame } from "../../components/list/list-frame.tsx";
import { useList } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { newsPaths } from "../news-paths.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { ArchiveCard } from "./archive-card.tsx";
import { articleQueries } from "./articles.queries.ts";
import { archiveText as text } from "./articles.text.ts";
import { useArticleFilters } from "./use-article-filters.ts";

const fields = { filters: ["tag", "organisation", "creator"] };
const defaults: Partial<ListConfig> = { sort: [{ field: "releaseDate", direction: "desc" }] };
const waiting = ["a", "b", "c", "d", "e", "f"];

export const ArchivePage = () => {
  const navigate = useNavigate();
  const list = useList(articleQueries.archive, fields, defaults);
  const { data: tags = [] } = useQuery(articleQueries.tags);
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
      <ListFrame {...list} label={text.label} filters={useArticleFilters(tags)} empty={{ text: text.empty }}>
        <ul className="archive-cards" aria-label={text.label}>
          {list.query.data
            ? list.query.data.data.map((article) => (
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
      </ListFrame>
    </>
  );
};
