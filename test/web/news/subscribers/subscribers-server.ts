import type { SubscriberWithState } from "../../../../shared/news/subscriber.ts";
import { aSubscriber } from "../../../support/news.builder.ts";
import { listed } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";

export const LIST = "GET /v1/news/subscribers";
export const READ = "GET /v1/news/subscribers/s1";
export const UPDATE = "PUT /v1/news/subscribers/s1";

/** A subscriber as the server shows one. */
export const aShownSubscriber = (overrides: Partial<SubscriberWithState> = {}): SubscriberWithState => ({
  ...aSubscriber(),
  state: "confirmed",
  suppressedAt: null,
  suppressedReason: null,
  suppressionLift: null,
  groupSuppression: null,
  unsubscribedElsewhere: [],
  ...overrides,
});

/** A portal with one subscriber. */
export const subscribersServer = (answers: Parameters<typeof newsServer>[0] = {}) =>
  newsServer({
    [LIST]: () => listed(aShownSubscriber({ id: "s1", name: "Eva Gruber" })),
    "GET /v1/news/industries": () =>
      listed({ industryId: "i1", name: "Ordination", receivesTaxNews: false, receivesDoctorsNews: true }),
    ...answers,
  });
