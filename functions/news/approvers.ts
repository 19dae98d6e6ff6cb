import { releasers as contract } from "../../shared/news/approvers.contract.ts";
import { loadRuleHolders } from "../data/people/rule-holders.ts";
import { implement } from "../platform/http/implement.ts";
import type { NewsDeps } from "./news.deps.ts";

export const releasers = implement<typeof contract, NewsDeps>(contract, {
  read: async ({ query: { organisationId = null } }, deps) => {
    const [people, { fourEyesForArticles, fourEyesForNewsletters }] = await Promise.all([
      loadRuleHolders("EDIT_NEWS", organisationId, deps),
      deps.settings.read(),
    ]);
    return { articles: fourEyesForArticles, newsletters: fourEyesForNewsletters, people };
  },
});
