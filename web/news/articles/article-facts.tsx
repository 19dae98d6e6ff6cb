import { useState } from "react";
import { articleLabels as labels } from "../../../shared/news/article.fields.ts";
import type { Article } from "../../../shared/news/article.ts";
import { isPinned, isVisiblePublicly } from "../../../shared/news/article-state.ts";
import { DateText } from "../../components/date-text.tsx";
import { useOfficeName } from "../offices.ts";
import { placeText, articleText as text } from "./articles.text.ts";
import { PublicPageLink } from "./public-page-link.tsx";

export const ArticleFacts = ({ article }: { article: Article }) => {
  const officeName = useOfficeName();
  const [openedAt] = useState(() => new Date());
  const others = article.publishedByOrganisationIds.filter((id) => id !== article.organisationId);
  const names = others.map(officeName).filter(Boolean);
  const facts = [
    { label: labels.organisationId, value: officeName(article.organisationId) },
    { label: labels.publishedByOrganisationIds, value: names.join(", ") },
    { label: labels.taxTag, value: article.taxTag },
    {
      label: Date.parse(article.releaseDate) > openedAt.getTime() ? text.toAppear : text.appeared,
      value: <DateText value={article.releaseDate} show="dateTime" />,
    },
    {
      label: labels.visibleUntil,
      value: article.visibleUntil && <DateText value={article.visibleUntil} show="dateTime" />,
    },
    {
      label: labels.pinnedUntil,
      value: isPinned(article, openedAt) && <DateText value={article.pinnedUntil ?? null} show="dateTime" />,
    },
    { label: labels.modifiedAt, value: <DateText value={article.modifiedAt} /> },
    {
      label: placeText.isPublicRelease,
      value: isVisiblePublicly(article, openedAt) && <PublicPageLink article={article} />,
    },
  ];

  return (
    <dl className="article-facts">
      {facts
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
};
