import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { type ListConfig, listConfig, PAGE_SIZE } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { readyPeople } from "../../support/viewers.ts";
import { type Part, timedBeside } from "../kit/figure.ts";
import { germanArticles } from "../portal/german-articles.ts";
import { queries } from "../portal/german-words.text.ts";
import { startPortal } from "../portal/portal-run.ts";
import { untilSettled } from "../portal/seeding.ts";

export const about = "search in 10,000 articles, beside their plain list";

export const part: Part = async ({ quick, say, scope }) => {
  const count = quick ? 500 : 10_000;
  say(`${count} articles and their index`);
  const { table, runtime, requestsOf, visit } = await startPortal(scope);
  const editor = await visit(readyPeople.editor);
  await openArticles(table).insertMany(germanArticles(count));
  await runtime.invoke("search-repair", {});
  await runtime.kill("search-repair");
  await untilSettled(Date.now());

  let turn = 0;
  const call = async (config: Partial<ListConfig>) =>
    (await editor.call(news.articles.list, { query: { config: listConfig(config) } })).data;
  const find = () => call({ searchTerm: queries[turn++ % queries.length] });

  say("searches and lists");
  return [
    await timedBeside({
      what: `search of two words in ${count.toLocaleString("en")} articles`,
      yardstick: "a page of their list",
      calls: queries.length,
      run: find,
      beside: () => call({ skip: (turn++ * 7 * PAGE_SIZE) % count }),
      goal: { most: 3 },
    }),
    await requestsOf("search", queries.length, find, { most: 6 }),
  ];
};
