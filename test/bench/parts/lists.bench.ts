import { listConfig } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { readyPeople } from "../../support/viewers.ts";
import { absolute, type Figure, type Part } from "../kit/figure.ts";
import { withScope } from "../kit/scope.ts";
import { grownList, listAfterImport } from "../portal/list-calls.ts";
import { underLoad } from "../portal/load.ts";
import { startPortal } from "../portal/portal-run.ts";
import { seedArticles, seedSubscribers, untilSettled } from "../portal/seeding.ts";

const MB = 1024 ** 2;

const portalWith = async (scope: AsyncDisposableStack, subscribers: number, articles: number) => {
  const portal = await startPortal(scope);
  const { call, cookies } = await portal.visit(readyPeople.editor);
  await seedSubscribers(portal.table, subscribers);
  await seedArticles(portal.table, articles);
  return {
    ...portal,
    cookies,
    subscribers: async (config = listConfig()) =>
      (await call(news.subscribers.list, { query: { config } })).data,
    articles: async (config = listConfig()) => (await call(news.articles.list, { query: { config } })).data,
  };
};

export const about =
  "lists of 100,000 subscribers and 10,000 articles, beside small ones; memory of the local run";

export const part: Part = async ({ quick, say, scope }) => {
  say("rows");
  const [few, many] = quick ? [100, 1_000] : [1_000, 100_000];
  const large = await portalWith(scope, many, quick ? 500 : 10_000);
  const beside = await withScope(async (inner) => {
    const small = await portalWith(inner, few, few);
    await untilSettled(Date.now());
    say("pages");
    const grown: Figure[] = [];
    for (const what of ["subscribers", "articles"] as const)
      grown.push(...(await grownList(large, { what, small: small[what], large: large[what], requests: 3 })));
    return grown;
  });
  const imported = quick ? 500 : 5_000;
  say("imports");
  const afterImport = await listAfterImport(
    {
      what: `subscribers: a page right after an import of ${imported.toLocaleString("en")}`,
      large: large.subscribers,
    },
    () => seedSubscribers(large.table, imported),
  );
  say("8 callers");
  for (const path of ["/v1/news/subscribers", "/v1/news_new/articles"])
    await underLoad(`${large.runtime.url}${path}`, { seconds: quick ? 2 : 8, cookies: large.cookies });
  const memory = process.memoryUsage.rss() / MB;
  return [
    ...beside,
    afterImport,
    absolute("memory of the local run after these lists, all instances included", memory, "MB", {
      most: 1200,
    }),
  ];
};
