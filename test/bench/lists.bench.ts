import { news } from "../../shared/news/news.contract.ts";
import { readyPeople } from "../support/viewers.ts";
import type { Group } from "./figure.ts";
import { grown, type List } from "./list-figures.ts";
import { startPortal } from "./portal-run.ts";
import { seedArticles, seedSubscribers } from "./seeding.ts";
import { withScope } from "./with-scope.ts";

export const lists: Group = ({ quick, say }) =>
  withScope(async (scope) => {
    const portal = await startPortal(scope, { queues: false, schedules: false });
    const editor = await portal.visit(readyPeople.editor);
    const articles: List = {
      name: "articles",
      area: "areas-news-function",
      requests: 3,
      call: async (config) => (await editor.call(news.articles.list, { query: { config } })).data,
    };
    const subscribers: List = {
      name: "subscribers",
      area: "areas-subscribers-function",
      requests: 3,
      call: async (config) => (await editor.call(news.subscribers.list, { query: { config } })).data,
    };
    const [some, many, most] = quick ? ([100, 500, 1_000] as const) : ([1_000, 10_000, 100_000] as const);
    return [
      ...(await grown(portal, articles, [some, many], (count) => seedArticles(portal.table, count), say)),
      ...(await grown(
        portal,
        subscribers,
        [some, many, most],
        (count) => seedSubscribers(portal.table, count),
        say,
      )),
    ];
  });
