import { openCloudItems } from "../../../functions/data/cloud/cloud-items.collection.ts";
import { cloud as contract } from "../../../shared/cloud/cloud.contract.ts";
import { type ListConfig, listConfig } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { aCloudFile, aCloudItem } from "../../support/cloud.builder.ts";
import { readyPeople } from "../../support/viewers.ts";
import { type Part, timedBeside } from "../kit/figure.ts";
import { grownList } from "../portal/list-calls.ts";
import { startPortal } from "../portal/portal-run.ts";
import { insertAll, seedSubscribers, untilSettled } from "../portal/seeding.ts";

/** More than are remembered, so that each is a new one. */
const SEARCHES = 60;
const INNER = 50;

const clients = ["Gruber", "Huber", "Bauer", "Wagner", "Pichler", "Steiner", "Moser"];
const papers = ["Bilanz", "Vertrag", "Lohnzettel", "Bescheid", "Vollmacht"];

const aPaper = (parentId: string, at: number) =>
  aCloudFile(parentId, `${papers[at % papers.length]} ${clients[at % clients.length]} ${at}.pdf`);

/** A tree of so many items, and in it the folder that is opened. */
const treeOf = async (scope: AsyncDisposableStack, items: number, opened: number) => {
  const portal = await startPortal(scope);
  const { call } = await portal.visit(readyPeople.editor);
  const folder = aCloudItem({ title: "Archiv" });
  const others = Array.from({ length: Math.ceil((items - opened) / INNER) }, (_, at) =>
    aCloudItem({ title: `Klient ${at}` }),
  );
  const inside = Array.from({ length: opened }, (_, at) => aPaper(folder.id, at));
  const below = others.flatMap(({ id }) =>
    Array.from({ length: INNER - 1 }, (_, at) => aPaper(id, opened + at)),
  );
  await insertAll([folder, ...others, ...inside, ...below], openCloudItems(portal.table).insertMany);
  const ask = async (config: ListConfig & { readonly parent: string | null }) =>
    (await call(contract.items.list, { query: { config } })).data;
  let turn = 0;
  const newWords = () => listConfig({ searchTerm: `${clients[turn % clients.length]} ${turn++ % SEARCHES}` });
  return {
    ...portal,
    list: (config: ListConfig) => ask({ ...config, parent: folder.id }),
    /** Remembered, as long as nothing changes. */
    found: (config: ListConfig) => ask({ ...config, searchTerm: "bilanz", parent: null }),
    search: () => ask({ ...newWords(), parent: null }),
    searchSubscribers: () => call(news.subscribers.list, { query: { config: newWords() } }),
  };
};

export const about = "folders and searches of a large cloud, beside small ones";

export const part: Part = async ({ quick, say, scope }) => {
  say("lists and searches");
  const size = quick ? 10 : 1;
  const small = await treeOf(scope, 1_000, 100);
  const large = await treeOf(scope, 100_000 / size, 5_000 / size);
  await seedSubscribers(large.table, 100_000 / size);
  await untilSettled(Date.now());
  const { list, found, search, searchSubscribers } = large;
  return [
    ...(await grownList(large, {
      what: "a folder of the cloud",
      small: small.list,
      large: list,
      requests: 2,
    })),
    ...(await grownList(large, {
      what: "found in the whole cloud",
      small: small.found,
      large: found,
      requests: 2,
    })),
    await timedBeside({
      what: `a new search of two words in ${(100_000 / size).toLocaleString("en")} items of the cloud`,
      yardstick: "in as many subscribers",
      calls: SEARCHES,
      run: search,
      beside: searchSubscribers,
      goal: { most: 1.5 },
    }),
  ];
};
