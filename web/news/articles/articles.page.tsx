import "./articles.css";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { articleLabels } from "../../../shared/news/article.fields.ts";
import type { Article } from "../../../shared/news/article.ts";
import { articleStateText as stateText } from "../../../shared/news/article-state.text.ts";
import { articleStateOf } from "../../../shared/news/article-state.ts";
import { paths } from "../../app/shell/paths.ts";
import { hitExcerpt } from "../../components/article-cards.tsx";
import { lazyBulk } from "../../components/bulk/lazy-bulk.tsx";
import { useBulk } from "../../components/bulk/use-bulk.ts";
import { DateText } from "../../components/date-text.tsx";
import type { ListColumn, ListFilter, RowAction } from "../../components/list/list-column.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { useRemoveAction } from "../../components/list/use-remove-action.ts";
import { MarkedText } from "../../components/marked-text.tsx";
import { useOfficesPending } from "../../components/people/offices.ts";
import { TrashButton } from "../../components/trash/trash-button.tsx";
import { commonText } from "../../components/words.text.ts";
import { deletionText } from "../deletion.text.ts";
import { newsPaths } from "../news-paths.ts";
import { useOfficeName } from "../offices.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { ArticleStateTag } from "./article-state-tag.tsx";
import { articleMutations, articleQueries } from "./articles.queries.ts";
import { archiveText, placeText, articlesText as text, timeText } from "./articles.text.ts";
import { useArticleFilters } from "./use-article-filters.ts";

const ArticleStateNow = ({ article, now }: { article: Article; now: number }) => {
  const isOver = article.visibleUntil !== null && Date.parse(article.visibleUntil) <= now;

  return (
    <>
      <ArticleStateTag article={article} now={new Date(now)} />
      {isOver && articleStateOf(article) === "released" && (
        <span className="state-time muted">{timeText.over}</span>
      )}
    </>
  );
};

const visibility: ListFilter = {
  field: "visibility",
  label: articleLabels.state,
  options: [
    ...Object.entries(stateText).map(([value, label]) => ({ value, label })),
    { value: "internal", label: `${stateText.released}: ${placeText.isInternalRelease}` },
    { value: "public", label: `${stateText.released}: ${placeText.isPublicRelease}` },
    { value: "newsletter", label: `${stateText.released}: ${placeText.isNewsletterRelease}` },
  ],
};

interface ColumnFacts {
  isEditor: boolean;
  officeName: (id: string | null) => string;
  searchTerm: string | undefined;
  now: number;
}

const HitNote = ({ article, searchTerm }: { article: Article; searchTerm: string | undefined }) => {
  const excerpt = hitExcerpt(article, searchTerm);
  return (
    excerpt && (
      <p className="hit-note muted">
        <MarkedText text={excerpt} searchTerm={searchTerm} />
      </p>
    )
  );
};

const columnsOf = ({ isEditor, officeName, searchTerm, now }: ColumnFacts): ListColumn<Article>[] => [
  {
    field: "title",
    header: articleLabels.title,
    body: ({ title }) => <MarkedText text={title} searchTerm={searchTerm} />,
    note: (article) => <HitNote article={article} searchTerm={searchTerm} />,
    card: "title",
    width: "28%",
  },
  ...(isEditor
    ? [
        {
          field: "state",
          header: articleLabels.state,
          body: (article: Article) => <ArticleStateNow article={article} now={now} />,
          width: "160px",
        },
      ]
    : []),
  {
    field: "tag",
    header: articleLabels.tag,
    body: ({ tag }) => <MarkedText text={tag ?? ""} searchTerm={searchTerm} />,
    width: "152px",
  },
  {
    field: "organisation",
    header: articleLabels.organisationId,
    body: ({ organisationId }) => officeName(organisationId),
  },
  {
    field: "author",
    header: articleLabels.authorId,
    body: ({ authorName, authorNameShort }) => (
      <MarkedText text={authorNameShort ?? authorName ?? ""} searchTerm={searchTerm} />
    ),
    width: "128px",
  },
  {
    field: "releaseDate",
    header: archiveText.date,
    body: ({ releaseDate }) => <DateText value={releaseDate} />,
    width: "144px",
  },
];

const useRowActions = (mayEdit: (organisationId: string | null) => boolean) => {
  const navigate = useNavigate();
  const removeAction = useRemoveAction();
  const { mutateAsync: remove } = useMutation(articleMutations.remove);

  return (article: Article): RowAction[] => {
    const read = {
      label: text.read,
      icon: "pi-eye",
      run: () => void navigate(paths.article(article.urlTitle)),
    };
    if (!mayEdit(article.organisationId)) return [read];
    return [
      {
        label: commonText.edit,
        icon: "pi-pencil",
        run: () => void navigate(newsPaths.editArticle(article.id)),
      },
      read,
      {
        label: commonText.copy,
        icon: "pi-copy",
        run: () => void navigate(newsPaths.copyOfArticle(article.id)),
      },
      removeAction({
        title: text.removeTitle,
        warning: deletionText.article(article.title),
        done: text.removed(article.title),
        run: () => remove(article.id),
      }),
    ];
  };
};

const BulkArticles = lazyBulk(async () => (await import("./bulk-articles.tsx")).BulkArticles);

const titleOf = ({ title }: Article) => title;

export const ArticlesPage = () => {
  const navigate = useNavigate();
  const list = useList(articleQueries.list, useOfficesPending());
  const { mayEdit, mayEditAnything } = useNewsRights();
  const officeName = useOfficeName();
  const [openedAt] = useState(Date.now);
  const filters = useArticleFilters(({ articlesCount }) => articlesCount);
  const actions = useRowActions(mayEdit);
  const bulk = useBulk(list, articleQueries.list, titleOf);
  const create = { label: text.create, run: () => void navigate(newsPaths.newArticle) };

  return (
    <>
      <ListPage
        title={text.title}
        list={list}
        create={mayEditAnything ? create : undefined}
        actions={mayEditAnything && <TrashButton kind="articles" />}
        columns={columnsOf({
          isEditor: mayEditAnything,
          officeName,
          searchTerm: list.config.searchTerm,
          now: openedAt,
        })}
        filters={mayEditAnything ? [visibility, ...filters] : filters}
        rowLabel={titleOf}
        selection={mayEditAnything ? bulk.selection : undefined}
        rowHref={(article) =>
          mayEdit(article.organisationId)
            ? newsPaths.editArticle(article.id)
            : paths.article(article.urlTitle)
        }
        rowActions={mayEditAnything ? actions : undefined}
        empty={mayEditAnything ? text.empty : archiveText.empty}
      />
      <BulkArticles bulk={bulk} />
    </>
  );
};
