import { openClickLinks } from "../data/newsletters/click-links.ts";
import { openLinkedStores } from "../data/stores.ts";
import { openUnsubscribeLinks } from "../data/subscribers/unsubscribe-links.ts";
import { openRunCache } from "../news/delivery/run-cache.ts";
import { sendBatch } from "../news/delivery/sender.ts";
import { openNews } from "../news/news.deps.ts";
import type { BatchMessage } from "../news/runs/messages.ts";
import { openPauseNotification } from "../news/runs/starter-notification.ts";
import { openBulkRate } from "../platform/mail/bulk-rate.ts";
import { openSendingRate } from "../platform/mail/sending-rate.ts";
import { openSes } from "../platform/mail/ses.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { numberSetting, setting } from "../platform/runtime/environment.ts";

const ses = openSes();
const news = openNews(openLinkedStores());
const linkSecret = setting("LINK_SECRET");
const deps = {
  ...news,
  ses,
  runCache: openRunCache({
    runs: news.runs,
    fromOf: news.mailFrom,
    clickLinks: openClickLinks(linkSecret, news.portalOrigin),
  }),
  rate: openSendingRate(news.table, openBulkRate(news.table, ses)),
  links: openUnsubscribeLinks(linkSecret, news.portalOrigin),
  resolveAfter: numberSetting("IN_DOUBT_RESOLVE_SECONDS", 300) * 1000,
  maxFailurePercent: numberSetting("MAX_FAILURE_PERCENT", 10),
  notifyPaused: openPauseNotification(news),
};

export const handler = queueFunction<BatchMessage>((message) => sendBatch(deps, message));
