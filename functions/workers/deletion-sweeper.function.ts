import { sweepApplications } from "../applications/retention/sweep-applications.ts";
import { sweepCalendar } from "../calendar/sweep-calendar.ts";
import { sweepCloud } from "../cloud/sweep-cloud.ts";
import { openStores } from "../data/stores.ts";
import { sweepForums } from "../discussions/sweep-forums.ts";
import { sweepMisc } from "../misc/sweep-misc.ts";
import { sweepNews } from "../news/trash/purge-article.ts";
import { together } from "../platform/runtime/together.ts";

const stores = openStores();

export const handler = async (): Promise<void> => {
  const now = new Date();
  await together([
    sweepForums(stores, now),
    sweepCalendar(stores, now),
    sweepMisc(stores, now),
    sweepNews(stores, now),
    sweepCloud(stores, now),
    sweepApplications(stores, now),
  ]);
};
