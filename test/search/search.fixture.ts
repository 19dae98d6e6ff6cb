import { type ListConfig, listConfig } from "../../shared/contract/list.ts";
import { search as contract } from "../../shared/search/search.contract.ts";
import type { Browser } from "../support/browser.ts";

type Caller = Pick<Browser, "call">;

/** Unlike any other, so that no typo leads to it. */
export const newWord = () =>
  crypto
    .randomUUID()
    .replaceAll("-", "")
    .replaceAll(/\d/g, (digit) => "klmnopqrst"[Number(digit)] ?? "")
    .slice(0, 16);

export const searching = async (
  { call }: Caller,
  searchTerm: string,
  config: Partial<ListConfig> = {},
  perArea?: number,
) => {
  const query = { config: listConfig({ ...config, searchTerm }), ...(perArea && { perArea }) };
  return (await call(contract.everywhere, { query })).data;
};

export const titlesFor = async (caller: Caller, searchTerm: string, config: Partial<ListConfig> = {}) =>
  (await searching(caller, searchTerm, config)).data.map(({ title }) => title);

/** Only areas with hits. */
export const countsFor = async (caller: Caller, searchTerm: string, config: Partial<ListConfig> = {}) =>
  Object.fromEntries(
    (await searching(caller, searchTerm, config)).areas
      .filter(({ count }) => count > 0)
      .map(({ area, count }) => [area, count]),
  );
