import { setting } from "../platform/environment.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { openQueue } from "../platform/queue.ts";
import type { Announcement } from "../platform/search/announcements.ts";
import { openTable } from "../platform/table.ts";
import { openArticleSearch } from "./articles/article-search.ts";
import { articles } from "./articles/articles.ts";
import { tags } from "./articles/tags.ts";
import { openNews } from "./news.deps.ts";
import { templates } from "./newsletters/templates.ts";

export const handler = areaFunction([articles, templates, tags], openNews(openTable()));
