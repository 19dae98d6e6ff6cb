import { HeadObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import {
  articleFields,
  openArticleIndexer,
  openArticleSearch,
} from "../../functions/news/articles/article-search.ts";
import { everything } from "../../functions/platform/collection/visible.ts";
import { soughtIn } from "../../functions/platform/search/german.ts";
import { openIndexStore } from "../../functions/platform/search/index-store.ts";
import { unpackIndex } from "../../functions/platform/search/stored-index.ts";
import { clientOptions } from "../../infra/local/engines/client-options.ts";
import { listConfig, PAGE_SIZE } from "../../shared/contract/list.ts";
import { news } from "../../shared/news/news.contract.ts";
import { readyPeople } from "../support/viewers.ts";
import type { Figure, Group } from "./figure.ts";
import { germanArticles } from "./german-articles.ts";
import { queries } from "./german-words.text.ts";
import { type PortalRun, startPortal } from "./portal-run.ts";
import { untilSettled } from "./seeding.ts";
import { median, spread, timed } from "./statistics.ts";
import { withScope } from "./with-scope.ts";

const NEWS_AREA = "areas-news-function";
const ROUNDS = 10;

/** One after another, and from the beginning again. */
const inTurn = <Item>(items: readonly Item[]) => {
  let next = 0;
  return (): Item => {
    const item = items[next++ % items.length];
    if (item === undefined) throw new Error("There is nothing to take in turn.");
    return item;
  };
};

const requestsOf = async ({ probe }: PortalRun, calls: number) => {
  const { functions } = await probe.look();
  return Object.values(functions).reduce((sum, { DynamoDB = 0 }) => sum + DynamoDB, 0) / calls;
};

/** The index as a function has it, without a portal around it. */
const inProcess = async ({ table, runtime }: PortalRun) => {
  const client = new S3Client({
    ...clientOptions(runtime.endpoints.S3, runtime.region),
    forcePathStyle: true,
  });
  const Bucket = runtime.environmentOf(NEWS_AREA).BUCKET_NAME;
  const store = openIndexStore("articles", client, Bucket);
  const articles = openArticles(table);
  const indexer = openArticleIndexer(articles, store);
  const buildStart = performance.now();
  await indexer.repair();
  const built = performance.now() - buildStart;
  const { ContentLength = 0 } = await client.send(
    new HeadObjectCommand({ Bucket, Key: "search/articles.json.gz" }),
  );
  const search = openArticleSearch(articles, { send: async () => {} }, async () => store);
  const kept = await store.read();
  const words = typeof kept === "string" ? undefined : await unpackIndex(kept.bytes, articleFields);
  return {
    built,
    match: async (searchTerm: string) => words?.search(soughtIn(searchTerm) ?? []),
    bytes: ContentLength,
    find: (searchTerm: string) => search.list(listConfig({ searchTerm }), everything),
  };
};

/** What it takes to find two words among many articles, beside a list of the same portal. */
export const search: Group = ({ quick, say }) =>
  withScope(async (scope) => {
    const count = quick ? 500 : 10_000;
    const portal = await startPortal(scope, { queues: false, schedules: false });
    const editor = await portal.visit(readyPeople.editor);
    say(`${count} articles`);
    await openArticles(portal.table).insertMany(germanArticles(count));
    say("index");
    const alone = await inProcess(portal);
    await untilSettled(Date.now());

    const call = async (config: Partial<Parameters<typeof listConfig>[0]>) =>
      (await editor.call(news.articles.list, { query: { config: listConfig(config) } })).data;
    const nextQuery = inTurn(queries);
    const nextPage = inTurn(Array.from({ length: 60 }, (_, page) => (page * 7 * PAGE_SIZE) % count));
    const find = () => call({ searchTerm: nextQuery() });
    const list = () => call({ skip: nextPage() });

    say("first search of a new instance");
    await portal.runtime.kill(NEWS_AREA);
    const [cold = Number.NaN] = await timed(find, { times: 1 });

    say("searches and lists");
    await timed(find, { times: 0, warmUp: 2 * queries.length });
    await timed(list, { times: 0, warmUp: queries.length });
    const found: number[] = [];
    const listed: number[] = [];
    let requests = 0;
    for (let round = 0; round < ROUNDS; round++) {
      await portal.probe.look();
      found.push(...(await timed(find, { times: queries.length })));
      requests += (await requestsOf(portal, queries.length)) / ROUNDS;
      listed.push(...(await timed(list, { times: queries.length })));
    }
    const alike = { times: 3 * queries.length, warmUp: queries.length };
    const nextAlone = inTurn(queries);
    const bare = await timed(() => alone.find(nextAlone()), alike);
    const matching = await timed(() => alone.match(nextAlone()), alike);

    const at = `search of two words, ${count} articles`;
    const figures: Figure[] = [
      {
        what: at,
        value: median(found),
        unit: "ms",
        spread: spread(found),
        goal: { kind: "most", value: 40 },
        yardstick: { what: "a page of the plain list", value: median(listed) },
      },
      {
        what: at,
        value: requests,
        unit: "DynamoDB requests",
        goal: { kind: "most", value: 6 },
      },
      {
        what: `${at}: without HTTP, session and rights`,
        value: median(bare),
        unit: "ms",
        spread: spread(bare),
      },
      {
        what: `${at}: the index alone`,
        value: median(matching),
        unit: "ms",
        spread: spread(matching),
      },
      { what: `${at}: first of a new instance`, value: cold, unit: "ms" },
      {
        what: `index of ${count} articles: made from the table and put`,
        value: alone.built / 1000,
        unit: "s",
      },
      { what: `index of ${count} articles: size`, value: alone.bytes / 1e6, unit: "MB" },
    ];
    return figures;
  });
