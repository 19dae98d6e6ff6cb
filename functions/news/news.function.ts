import { areaFunction } from "../platform/http/area-function.ts";
import { openTable } from "../platform/table.ts";
import { articles } from "./articles.ts";
import { industries } from "./industries.ts";
import { openNews } from "./news.deps.ts";
import { subscribers } from "./subscribers.ts";
import { templates } from "./templates.ts";

export const handler = areaFunction([articles, subscribers, industries, templates], openNews(openTable()));
