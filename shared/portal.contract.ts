import type { ContractTree } from "./contract/endpoint.ts";
import { login } from "./login/login.contract.ts";
import { news as wholeNews } from "./news/news.contract.ts";
import { organisations } from "./organisations/organisations.contract.ts";
import { system } from "./system/system.contract.ts";

const { newsletters, sending, ...news } = wholeNews;

/**
 * The parts of the portal that are deployed by themselves: each is one function behind the API. Newsletters
 * stand apart from the other news: they alone start sending, and carry the libraries that render mails.
 */
export const portal = {
  login,
  news,
  newsletters: { newsletters, sending },
  organisations,
  system,
} satisfies Record<string, ContractTree>;
export type AreaName = keyof typeof portal;
