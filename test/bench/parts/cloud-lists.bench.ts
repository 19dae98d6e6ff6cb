import {
  openCloudItems,
  type StoredCloudItem,
} from "../../../functions/data/cloud/cloud-items.collection.ts";
import { cloud as contract } from "../../../shared/cloud/cloud.contract.ts";
import { type ListConfig, listConfig } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { aCloudItem, aContent } from "../../support/cloud.builder.ts";
import { readyPeople } from "../../support/viewers.ts";
import { compared } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import type { Part } from "../kit/part.ts";
import { timed } from "../kit/statistics.ts";
import { withScope } from "../kit/with-scope.ts";
import { grownList } from "../portal/list-calls.ts";
import { startPortal } from "../portal/portal-run.ts";
import { insertAll, seedSubscribers, untilSettled } from "../portal/seeding.ts";

const WINDOWS = 10;
/** More than are remembered, so that each is a new one. */
const SEARCHES = 60;
const INNER = 50;

const clients = ["Gruber", "Huber", "Bauer", "Wagner", "Pichler", "Steiner", "Moser"];
const papers = ["Bilanz", "Vertrag", "Lohnzettel", "Bescheid", "Vollmacht"];

const aPaper = (parentId: string, at: number): StoredCloudItem => {
  const title = `${papers[at % papers.length]} ${clients[at % clients.length]} ${at}.pdf`;
  const { file, ...upload } = aContent();
  return aCloudItem({ parentId, title, isFile: true, file: { ...file, fileName: title }, upload });
};

/** A tree of so many items, and in it the folder that is opened. */
const treeOf = async (scope: AsyncDisposableStack, items: number, opened: number) => {
  const portal = await startPortal(scope, { queues: false, schedules: false });
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
  return {
    ...portal,
    list: (config: ListConfig) => ask({ ...config, parent: folder.id }),
    /** Remembered, as long as nothing changes. */
    found: (config: ListConfig) => ask({ ...config, searchTerm: "bilanz", parent: null }),
    search: () => {
      const searchTerm = `${clients[turn % clients.length]} ${turn++ % SEARCHES}`;
      return ask({ ...listConfig({ searchTerm }), parent: null });
    },
    searchSubscribers: () => {
      const config = listConfig({ searchTerm: `${clients[turn % clients.length]} ${turn++ % SEARCHES}` });
      return call(news.subscribers.list, { query: { config } });
    },
  };
};

export const cloudLists: Part = ({ quick, say }) =>
  withScope(async (scope) => {
    say("lists and searches");
    const size = quick ? 10 : 1;
    const small = await treeOf(scope, 1_000, 100);
    const large = await treeOf(scope, 100_000 / size, 5_000 / size);
    await seedSubscribers(large.table, 100_000 / size);
    await untilSettled(Date.now());
    const lists = await grownList(large, {
      what: "a folder of the cloud",
      small: small.list,
      large: large.list,
      requests: 2,
    });
    const found = await grownList(large, {
      what: "found in the whole cloud",
      small: small.found,
      large: large.found,
      requests: 2,
    });
    await timed(SEARCHES, large.search);
    await timed(SEARCHES, large.searchSubscribers);
    const pairs = await inPairs(
      WINDOWS,
      () => timed(SEARCHES, large.search),
      () => timed(SEARCHES, large.searchSubscribers),
    );
    const search = compared({
      what: `a new search of two words in ${(100_000 / size).toLocaleString("en")} items of the cloud`,
      unit: "ms",
      yardstick: "in as many subscribers",
      pairs,
      goal: { most: 1.5 },
    });
    return [...lists, ...found, search];
  });
