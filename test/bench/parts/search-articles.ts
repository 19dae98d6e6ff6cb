import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { listConfig, PAGE_SIZE } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { readyPeople } from "../../support/viewers.ts";
import { compared } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import type { Part } from "../kit/part.ts";
import { timed } from "../kit/statistics.ts";
import { withScope } from "../kit/with-scope.ts";
import { germanArticles } from "../portal/german-articles.ts";
import { queries } from "../portal/german-words.text.ts";
import { startPortal } from "../portal/portal-run.ts";
import { untilSettled } from "../portal/seeding.ts";

const WINDOWS = 10;

export const articleSearch: Part = ({ quick, say }) =>
  withScope(async (scope) => {
    const count = quick ? 500 : 10_000;
    say(`${count} articles and their index`);
    const { table, runtime, probe, visit } = await startPortal(scope, { queues: false, schedules: false });
    const editor = await visit(readyPeople.editor);
    await openArticles(table).insertMany(germanArticles(count));
    await runtime.invoke("search-repair", {});
    await runtime.kill("search-repair");
    await untilSettled(Date.now());

    let turn = 0;
    const call = async (config: Partial<ListConfig>) =>
      (await editor.call(news.articles.list, { query: { config: listConfig(config) } })).data;
    const find = () => call({ searchTerm: queries[turn++ % queries.length] });
    const list = () => call({ skip: (turn++ * 7 * PAGE_SIZE) % count });

    say("searches and lists");
    await timed(2 * queries.length, find);
    await timed(queries.length, list);
    const pairs = await inPairs(
      WINDOWS,
      () => timed(queries.length, find),
      () => timed(queries.length, list),
    );
    await probe.look();
    await timed(queries.length, find);
    const { DynamoDB = 0 } = (await probe.look()).requests;
    return [
      compared({
        what: `search of two words in ${count.toLocaleString("en")} articles`,
        unit: "ms",
        yardstick: "a page of their list",
        pairs,
        goal: { most: 3 },
      }),
      {
        what: "search: DynamoDB requests",
        value: DynamoDB / queries.length,
        unit: "requests",
        goal: { most: 6 },
      },
    ];
  });
