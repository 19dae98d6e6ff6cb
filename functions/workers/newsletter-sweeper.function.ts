import { openLinkedStores } from "../data/stores.ts";
import { sweep } from "../news/delivery/sweeper.ts";
import { openNews } from "../news/news.deps.ts";
import { startScheduled } from "../news/runs/start-scheduled.ts";
import { openBulkRate } from "../platform/mail/bulk-rate.ts";
import { numberSetting } from "../platform/runtime/environment.ts";

const news = openNews(openLinkedStores());
const deps = {
  ...news,
  resolveAfter: numberSetting("IN_DOUBT_RESOLVE_SECONDS", 300) * 1000,
  bulkRate: openBulkRate(news.table),
};

export const handler = async (): Promise<void> => {
  const ended = await Promise.allSettled([startScheduled(news), sweep(deps)]);
  const failures = ended.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  if (failures.length) throw new AggregateError(failures, "The sweep is not complete");
};
