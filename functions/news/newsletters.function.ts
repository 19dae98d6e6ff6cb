import { openLinkedStores } from "../data/stores.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { sending } from "./delivery/sending.ts";
import { openNews } from "./news.deps.ts";
import { newsletters } from "./newsletters/newsletters.ts";
import { reports } from "./reports/reports.ts";
import { newsletterApproval } from "./runs/newsletter-approval.ts";

export const handler = areaFunction(
  [newsletters, newsletterApproval, sending, reports],
  openNews(openLinkedStores()),
);
