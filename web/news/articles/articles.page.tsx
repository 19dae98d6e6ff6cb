import { useMutation, useQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useNavigate } from "react-router-dom";
import type { ListConfig } from "../../../shared/contract/list.ts";
import type { Article } from "../../../shared/news/article.ts";
import { paths } from "../../app/paths.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { DateText } from "../../components/date-text.tsx";
import type { ListColumn, ListFilter, RowAction } from "../../components/list/list-column.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import { useListConfig } from "../../components/list/use-list-config.ts";
import { usePage } from "../../components/list/use-page.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { newsPaths } from "../news-paths.ts";
import { useOfficeName } from "../offices.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { ArticleStateTag } from "./article-state-tag.tsx";
import { articleMutations, articleQueries } from "./articles.queries.ts";
import { articleFields, releaseText, stateText, articlesText as text } from "./articles.text.ts";
import { useArticleFilters } from "./use-article-filters.ts";

const fields = {
  filters: ["visibility", "tag", "organisation", "creator"],
  sort: ["title", "releaseDate", "tag"],
};
const defaults: Partial<ListConfig> = { sort: [{ field: "releaseDate", direction: "desc" }] };

const visibility: ListFilter = {
  field: "visibility",
  label: articleFields.state,
  options: [
    ...Object.entries(stateText).map(([value, label]) => ({ value, label })),
    { value: "internal", label: `${stateText.released}: ${releaseText.internal}` },
    { value: "public", label: `${stateText.released}: ${releaseText.public}` },
    { value: "newsletter", label: `${stateText.released}: ${releaseText.newsletter}` },
  ],
};

const columnsOf = (officeName: (id: string | null) => string): ListColumn<Article>[] => [
  {
    field: "title",
    header: articleFields.title,
    body: ({ title }) => title,
    sortable: true,
    card: "title",
    width: "30%",
  },
  {
    field: "state",
    header: articleFields.state,
    body: (article) => <ArticleStateTag flags={article} />,
    width: "152px",
  },
  { field: "tag", header: articleFields.tag, body: ({ tag }) => tag, sortable: true, width: "136px" },
  {
    field: "organisation",
    header: articleFields.organisationId,
    body: ({ organisationId }) => officeName(organisationId),
    width: "18%",
  },
  {
    field: "author",
    header: articleFields.authorId,
    body: ({ authorName }) => authorName,
  },
  {
    field: "releaseDate",
    header: articleFields.releaseDate,
    body: ({ releaseDate }) => <DateText value={releaseDate} />,
    sortable: true,
    width: "160px",
  },
];

const useRowActions = (mayEdit: (organisationId: string | null) => boolean) => {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const toasts = useToasts();
  const { mutateAsync: remove } = useMutation(articleMutations.remove);

  return (article: Article): RowAction[] => {
    const read = {
      label: text.read,
      icon: "pi-eye",
      run: () => void navigate(paths.article(article.urlTitle)),
    };
    if (!mayEdit(article.organisationId)) return [read];
    return [
      { label: text.edit, icon: "pi-pencil", run: () => void navigate(newsPaths.editArticle(article.id)) },
      read,
      { label: text.copy, icon: "pi-copy", run: () => void navigate(newsPaths.copyOfArticle(article.id)) },
      {
        label: text.remove,
        icon: "pi-trash",
        danger: true,
        run: () =>
          confirm({
            title: text.removeTitle,
            text: text.removeWarning(article.title),
            verb: text.remove,
            danger: true,
            run: async () => {
              await remove(article.id);
              toasts.success(text.removed(article.title));
            },
          }),
      },
    ];
  };
};

/** The articles in every state, for those who write them. */
export const ArticlesPage = () => {
  const navigate = useNavigate();
  const [config, onChange] = useListConfig(fields, defaults);
  const query = usePage(articleQueries.list(config));
  const { data: tags = [] } = useQuery(articleQueries.tags);
  const { mayEdit, mayEditAnything } = useNewsRights();
  const officeName = useOfficeName();
  const filters = useArticleFilters(tags);
  const create = mayEditAnything && (
    <Button icon="pi pi-plus" label={text.create} onClick={() => void navigate(newsPaths.newArticle)} />
  );

  return (
    <>
      <PageHeader title={text.title} action={create} />
      <ListTable
        label={text.title}
        query={query}
        config={config}
        onChange={onChange}
        columns={columnsOf(officeName)}
        filters={[visibility, ...filters]}
        rowLabel={({ title }) => title}
        rowHref={(article) =>
          mayEdit(article.organisationId)
            ? newsPaths.editArticle(article.id)
            : paths.article(article.urlTitle)
        }
        rowActions={useRowActions(mayEdit)}
        empty={{ text: text.empty, action: create }}
      />
    </>
  );
};
