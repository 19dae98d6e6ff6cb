import type { Filter } from "../../shared/contract/list.ts";
import { type Found, FoundArea } from "../../shared/search/found.ts";
import { search as contract } from "../../shared/search/search.contract.ts";
import type { Stores } from "../data/stores.ts";
import { passes } from "../platform/collection/compare.ts";
import { implement } from "../platform/http/implement.ts";
import type { Finding } from "../platform/search/finding.ts";
import { type SoughtWord, soughtIn } from "../platform/search/german.ts";
import { keyName } from "../platform/table/item.ts";
import type { Candidate, Searching, Source } from "./source.ts";

const newestFirst = (one: Candidate, other: Candidate): number => {
  const [recency, otherRecency] = [one.recency ?? one.date ?? "", other.recency ?? other.date ?? ""];
  if (recency !== otherRecency) return recency < otherRecency ? 1 : -1;
  return one.id < other.id ? 1 : -1;
};

/** The newest come first within a rank; ranks below the page are not sorted. */
const bestOf = (candidates: readonly Candidate[], most: number): Candidate[] => {
  const byRank = Map.groupBy(candidates, ({ rank }) => rank);
  const best: Candidate[] = [];
  for (const rank of [...byRank.keys()].sort((one, other) => other - one)) {
    if (best.length >= most) break;
    for (const candidate of (byRank.get(rank) ?? []).sort(newestFirst)) best.push(candidate);
  }
  return best.slice(0, most);
};

const areas = FoundArea.options;
/** Results on a page, since the documents that are shown are read one by one. */
const MOST = 100;

const passing = (candidates: readonly Candidate[], filters: readonly Filter[]) =>
  candidates.filter((candidate) =>
    filters.every((filter) => {
      const { area, organisationId, date } = candidate;
      const value = { area, organisation: organisationId, date }[filter.field];
      return passes(value, filter);
    }),
  );

const countOf = (mask: number) => mask.toString(2).replaceAll("0", "").length;

const foundBy = (searches: readonly Searching[], filters: readonly Filter[]): readonly Candidate[] => {
  const found = (how: Finding) =>
    passing(
      searches.flatMap(({ find }) => find(how)),
      filters,
    );
  for (const how of ["all", "almost"] as const) {
    const candidates = found(how);
    if (candidates.length > 0) return candidates;
  }
  const some = found("some");
  const most = some.reduce((best, { words }) => Math.max(best, countOf(words)), 0);
  return some.filter(({ words }) => countOf(words) === most);
};

/** Words that no candidate has, as they were typed; undefined if each has all. */
const missingIn = (candidates: readonly Candidate[], words: readonly SoughtWord[]): string[] | undefined => {
  const [first] = candidates;
  if (!first || countOf(first.words) === words.length) return undefined;
  const found = candidates.reduce((mask, candidate) => mask | candidate.words, 0);
  return words.flatMap(({ typed }, at) => ((found >> at) & 1 ? [] : [typed]));
};

const shown = async (candidates: readonly Candidate[], table: Stores["table"]): Promise<Found[]> => {
  const keys = candidates.flatMap(({ id, source }) => source.keysOf(id));
  const items = keys.length > 0 ? await table.getMany(keys) : [];
  const byName = new Map(items.map((item) => [keyName(item), item]));
  const found = await Promise.all(
    candidates.map(async ({ area, id, date, organisationId, more, source }) => {
      const facts = await source.show(id, (key) => byName.get(keyName(key)));
      return facts ? [{ area, id, ...facts, organisationId, date, ...(more > 0 && { more }) }] : [];
    }),
  );
  return found.flat();
};

const incompleteIn = (searches: readonly Searching[]): FoundArea[] => [
  ...new Set(searches.filter(({ isIncomplete }) => isIncomplete).map(({ area }) => area)),
];

const isOfArea = ({ field }: Filter) => field === "area";

export const search = implement<typeof contract, Stores & { readonly sources: readonly Source[] }>(contract, {
  everywhere: async ({ query: { config, perArea } }, { sources, table, viewer, now }) => {
    const { searchTerm = "", filters, skip } = config;
    const limit = Math.min(config.limit, MOST);
    const words = soughtIn(searchTerm) ?? [];
    const asked = words.length > 0 ? sources : [];
    const searches = await Promise.all(
      asked.map((source) => source.search({ viewer, now, searchTerm, words })),
    );

    const everywhere = foundBy(
      searches,
      filters.filter((filter) => !isOfArea(filter)),
    );
    const found = passing(everywhere, filters.filter(isOfArea));
    const byArea = Map.groupBy(found, ({ area }) => area);
    const page = perArea
      ? areas.flatMap((area) => bestOf(byArea.get(area) ?? [], perArea))
      : bestOf(found, skip + limit).slice(skip);

    const counts = Map.groupBy(everywhere, ({ area }) => area);
    return {
      totalCount: found.length,
      data: await shown(page, table),
      areas: areas.map((area) => ({ area, count: counts.get(area)?.length ?? 0 })),
      incomplete: incompleteIn(searches),
      missing: missingIn(everywhere, words),
    };
  },
});
