import "./versions.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import { articleLabels } from "../../../shared/news/article.fields.ts";
import type { ArticleVersionRow } from "../../../shared/news/article-versions.contract.ts";
import { Fill, Panel, Stack, Text } from "../../components/layout/layout.tsx";
import { NotAllowed } from "../../components/no-access.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { articleQueries } from "../articles/articles.queries.ts";
import { newsPaths } from "../news-paths.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { versionQueries } from "./versions.queries.ts";
import { versionsText as text } from "./versions.text.ts";

const labels: Readonly<Record<string, string>> = articleLabels;

const changesIn = ({ changed }: ArticleVersionRow) =>
  changed ? changed.map((field) => labels[field] ?? field).join(", ") : text.oldest;

const Versions = ({ articleId }: { articleId: string }) => {
  const { data } = useSuspenseQuery(versionQueries.list(articleId));
  const versions = data.data;
  if (versions.length < 2) return <p className="muted">{text.none}</p>;

  return (
    <Stack as="ul" gap={2} aria-label={text.list}>
      {versions.map((row, at) => (
        <Panel as="li" key={row.version} className="article-version" pad="tight">
          <Fill>
            <Link to={newsPaths.version(articleId, row.version)}>{formatDateTime(row.modifiedAt)}</Link>
            <Text className="muted">{[row.modifiedByName ?? text.somebody, changesIn(row)].join(" · ")}</Text>
          </Fill>
          {at === 0 && <StatusTag tone="success">{text.current}</StatusTag>}
        </Panel>
      ))}
    </Stack>
  );
};

export const VersionsPage = () => {
  const { id = "" } = useParams();
  const { data: article } = useSuspenseQuery(articleQueries.read(id));
  const { mayEdit } = useNewsRights();
  if (!mayEdit(article.organisationId)) return <NotAllowed />;

  return (
    <>
      <PageHeader title={text.title} meta={article.title} />
      <Stack gap={4}>
        <p>{text.kept}</p>
        <Versions articleId={article.id} />
      </Stack>
    </>
  );
};
