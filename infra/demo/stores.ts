import { openStores } from "../../functions/data/stores.ts";
import { openNews } from "../../functions/news/news.deps.ts";
import type { Table } from "../../functions/platform/table/table.ts";

export const openDemoStores = (table: Table) => openNews(openStores(table));

export type DemoStores = ReturnType<typeof openDemoStores>;
