import { areaFunction } from "../platform/http/area-function.ts";
import { openTable } from "../platform/table.ts";
import { articles } from "./articles/articles.ts";
import { tags } from "./articles/tags.ts";
import { openNews } from "./news.deps.ts";
import { templates } from "./newsletters/templates.ts";
import { industries } from "./subscribers/industries.ts";
import { subscribers } from "./subscribers/subscribers.ts";

export const handler = areaFunction(
  [articles, subscribers, industries, templates, tags],
  openNews(openTable()),
);
