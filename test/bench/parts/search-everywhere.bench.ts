import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { openCloudItems } from "../../../functions/data/cloud/cloud-items.collection.ts";
import { openForumEntries } from "../../../functions/data/discussions/forum-entries.collection.ts";
import { indexedWords } from "../../../functions/data/files/document-words.ts";
import { fileItem } from "../../../functions/data/files/file-item.ts";
import type { StoredFile } from "../../../functions/data/files/stored-file.ts";
import { chanceFor } from "../../../infra/demo/chance.ts";
import { cloud } from "../../../shared/cloud/cloud.contract.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { discussions } from "../../../shared/discussions/discussions.contract.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { search as contract } from "../../../shared/search/search.contract.ts";
import { aCloudFile, aCloudItem } from "../../support/cloud.builder.ts";
import { aStoredForum } from "../../support/forum.builder.ts";
import { otherOffice, ownOffice, readyPeople } from "../../support/viewers.ts";
import { absolute, type Part, timedBeside } from "../kit/figure.ts";
import { duration, median, timed } from "../kit/statistics.ts";
import { compound, germanArticles, sentencesOf } from "../portal/german-articles.ts";
import { germanDiscussions, rememberedWords } from "../portal/german-discussions.ts";
import { queries as typed } from "../portal/german-words.text.ts";
import { startPortal } from "../portal/portal-run.ts";
import { insertAll, seedEmployees, untilSettled } from "../portal/seeding.ts";

const MB = 1024 ** 2;
const INNER = 50;
const NEW_INSTANCES = 3;
const AREA = "areas-search-function";

const germanFiles = (count: number) => {
  const chance = chanceFor(79);
  const folders = Array.from({ length: Math.ceil(count / INNER) }, () =>
    aCloudItem({ title: compound(chance) }),
  );
  const files = Array.from({ length: count }, (_, at) => {
    const title = `${compound(chance)} ${compound(chance)} ${at}.pdf`;
    return aCloudFile(folders[at % folders.length]?.id ?? null, title);
  });
  return [...folders, ...files];
};

/** As if the words of each had been taken out: while any are missing, a search says so. */
const wordItems = (items: ReturnType<typeof germanFiles>) => {
  const chance = chanceFor(83);
  return items.flatMap(({ id, file }) => {
    if (!file) return [];
    const stored: StoredFile = {
      ...file,
      owner: { kind: "cloudItem", id },
      uploaderId: "somebody",
      purpose: "cloud",
      state: "ready",
      reason: null,
      createdAt: new Date().toISOString(),
    };
    return [{ ...fileItem(stored, undefined), words: indexedWords(sentencesOf(chance, 2)) }];
  });
};

export const about = "one search over everything, beside that of the slowest area";

export const part: Part = async ({ quick, say, scope }) => {
  const size = quick ? 20 : 1;
  say("things of all areas and their indexes");
  const { table, runtime, probe, requestsOf, visit } = await startPortal(scope);
  const { call } = await visit(readyPeople.editor);
  const forum = await aStoredForum(table, "group");
  // Answers are shorter than people write: the local engine takes no larger index in one request.
  const written = germanDiscussions(forum.id, 10_000 / size, 9, 1);
  await openArticles(table).insertMany(germanArticles(10_000 / size));
  await insertAll(written, openForumEntries(table).insertMany);
  const files = germanFiles(50_000 / size);
  await insertAll(files, openCloudItems(table).insertMany);
  await insertAll(wordItems(files), table.putMany);
  await seedEmployees(table, [ownOffice, otherOffice], 5_000 / size);
  const made = await duration(() => runtime.invoke("search-repair", {}));
  await runtime.kill("search-repair");
  await untilSettled(Date.now());

  // More than lists remember, so that each is a new one.
  const queries = [...typed, ...rememberedWords(written), ...rememberedWords(written.slice(100))];
  let turn = 0;
  const next = () => ({ config: listConfig({ searchTerm: queries[turn++ % queries.length] }) });
  const everything = () => call(contract.everywhere, { query: next() });
  const areas: Readonly<Record<string, () => Promise<unknown>>> = {
    articles: () => call(news.articles.list, { query: next() }),
    discussions: () => call(discussions.search.everywhere, { query: next() }),
    cloud: () => call(cloud.items.list, { query: { config: { ...next().config, parent: null } } }),
    people: () => call(organisations.employees.list, { query: next() }),
  };

  const complete = async () => {
    const { incomplete } = (await everything()).data;
    if (incomplete.length > 0) throw new Error(`Not all of ${incomplete.join()} is searched`);
  };

  say("first searches of new instances");
  const firsts: number[] = [];
  for (let at = 0; at < NEW_INSTANCES; at++) {
    await runtime.kill(AREA);
    firsts.push(await duration(complete));
  }

  say("eight first searches at once");
  await runtime.kill(AREA);
  const eight = await duration(() => Promise.all(Array.from({ length: 8 }, everything)));

  say("searches");
  let slowest: { area: string; find: () => Promise<unknown>; taken: number } = {
    area: "",
    find: everything,
    taken: 0,
  };
  for (const [area, find] of Object.entries(areas)) {
    await timed(queries.length, find);
    const taken = await timed(queries.length, find);
    if (taken > slowest.taken) slowest = { area, find, taken };
  }
  const count = (number: number) => (number / size).toLocaleString("en");
  const what = "search over everything";
  const beside = await timedBeside({
    what: `search over ${count(10_000)} articles, ${count(100_000)} posts and answers, ${count(50_000)} files, ${count(5_000)} people`,
    yardstick: `the search of its slowest area (${slowest.area})`,
    calls: queries.length,
    run: everything,
    beside: slowest.find,
    goal: { most: 1 },
  });
  const requests = await requestsOf(what, queries.length, everything, { most: 4 });
  await timed(queries.length, everything);
  const { peakMemory } = probe.look();
  return [
    beside,
    requests,
    absolute(`${what}: the first of an instance`, median(firsts) / 1000, "s", { most: 1.5 }),
    absolute(`${what}: the first of eight instances at once`, eight / 1000, "s", { most: 4 }),
    absolute(`${what}: all files made anew`, made / 1000, "s", { most: 60 }),
    absolute(`${what}: memory of its function, garbage included`, peakMemory / MB, "MB", { most: 250 }),
  ];
};
