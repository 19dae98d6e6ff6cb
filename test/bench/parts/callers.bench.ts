import type { Table } from "../../../functions/platform/table/table.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { ORIGIN_SECRET, openApi } from "../../support/areas.ts";
import { type Browser, openBrowser } from "../../support/browser.ts";
import { readyPeople } from "../../support/viewers.ts";
import { startBareServer } from "../bare/bare-server.ts";
import { recordCommands } from "../bare/record-commands.ts";
import { compared, type Figure, type Part } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import { CALLERS, underLoad } from "../portal/load.ts";
import { startPortal } from "../portal/portal-run.ts";
import { seedArticles, seedSubscribers, untilSettled } from "../portal/seeding.ts";

interface Ask {
  readonly what: string;
  readonly path: string;
  readonly call: (browser: Browser) => Promise<unknown>;
  /** Somebody is always at work, so lists have changes to read. */
  readonly change?: (table: Table) => Promise<unknown>;
}

const asksFor = (articleId: string): readonly Ask[] => {
  const query = { config: listConfig() };
  return [
    {
      what: "list of 15 subscribers",
      path: "/v1/news/subscribers",
      call: ({ call }) => call(news.subscribers.list, { query }),
      change: (table) => seedSubscribers(table, 1),
    },
    {
      what: "list of 15 articles",
      path: "/v1/news_new/articles",
      call: ({ call }) => call(news.articles.list, { query }),
      change: (table) => seedArticles(table, 1),
    },
    {
      what: "detail of an article",
      path: `/v1/news_new/articles/${articleId}`,
      call: ({ call }) => call(news.articles.read, { params: { idOrIdentifier: articleId } }),
    },
  ];
};

export const about = "answers that 8 callers get, beside a bare server with the same requests to DynamoDB";

export const part: Part = async ({ quick, say, scope }) => {
  const { runtime, table, visit } = await startPortal(scope, { variables: {} });
  const { cookies } = await visit(readyPeople.editor);
  await seedSubscribers(table, quick ? 100 : 5_000);
  const [articleId = ""] = await seedArticles(table, quick ? 50 : 1_000);
  await untilSettled(Date.now());
  const bare = await startBareServer(scope, runtime.environmentOf("areas-news-function"));
  const inProcess = openBrowser(openApi({ ...runtime.environment, ORIGIN_SECRET }), cookies);

  const figures: Figure[] = [];
  for (const { what, path, call, change } of asksFor(articleId)) {
    say(what);
    const rate = (url: string, seconds: number) => underLoad(`${url}${path}`, { seconds, cookies });
    const prepare = async () => {
      await change?.(table);
      // The first call reads the whole collection, later ones what every warm instance reads.
      await call(inProcess);
      bare.asks(await recordCommands(() => call(inProcess)));
    };
    await prepare();
    // Each instance warms up on its own.
    await rate(runtime.url, quick ? 1 : 6);
    await rate(bare.url, quick ? 1 : 3);
    const pairs = await inPairs(
      quick ? 2 : 4,
      async () => {
        await prepare();
        return rate(runtime.url, quick ? 1 : 3);
      },
      () => rate(bare.url, quick ? 1 : 3),
    );
    figures.push(
      compared({
        what: `${what}, ${CALLERS} callers`,
        unit: "answers/s",
        yardstick: "a bare server",
        pairs,
        goal: { least: 0.5 },
      }),
    );
  }
  return figures;
};
