import { openStores } from "../data/stores.ts";
import { openNews } from "../news/news.deps.ts";
import { streamedSources } from "../news/newsletters/recipients.ts";
import type { PlanMessage } from "../news/runs/messages.ts";
import { planRun } from "../news/runs/planner.ts";
import { openBulkRate } from "../platform/mail/bulk-rate.ts";
import { openSes } from "../platform/mail/ses.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";

const news = openNews(openStores());
const deps = {
  ...news,
  bulkRate: openBulkRate(news.table, openSes()),
  sources: () => streamedSources(news),
};

export const handler = queueFunction<PlanMessage>((message) => planRun(deps, message));
