import { openArticleSearch } from "../data/articles/article-search.ts";
import { openLinkedStores } from "../data/stores.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { releasers } from "./approvers.ts";
import { articleReactions } from "./articles/article-reactions.ts";
import { articleVersions } from "./articles/article-versions.ts";
import { articles } from "./articles/articles.ts";
import { authors } from "./articles/authors.ts";
import { confirmations } from "./articles/confirmations.ts";
import { overview } from "./articles/overview.ts";
import { tags } from "./articles/tags.ts";
import { openNews } from "./news.deps.ts";
import { templates } from "./newsletters/templates.ts";
import { newsTrash } from "./trash/trash.ts";

const deps = openNews(openLinkedStores());

export const handler = areaFunction(
  [
    articles,
    articleReactions,
    articleVersions,
    newsTrash,
    overview,
    confirmations,
    releasers,
    templates,
    tags,
    authors,
  ],
  { ...deps, articleSearch: openArticleSearch(deps.articles, deps.files) },
);
