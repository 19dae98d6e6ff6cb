import { linkProblems } from "../../shared/news/news.problems.ts";
import { newsletterLinks as contract } from "../../shared/news/newsletter-links.contract.ts";
import type { Click } from "../data/newsletters/clicks.repository.ts";
import { implement } from "../platform/http/implement.ts";
import { Problem } from "../platform/http/problem.ts";
import { log } from "../platform/logging/log.ts";
import type { PublicDeps } from "./public.deps.ts";

/** A failed count must not stop whoever follows the link. */
const count = async (click: Click, { settings, clicks }: PublicDeps): Promise<void> => {
  try {
    const { countsNewsletterClicks } = await settings.current();
    if (countsNewsletterClicks) await clicks.count(click);
  } catch (error) {
    log.warn("a click was not counted", { error: error instanceof Error ? error.name : "" });
  }
};

export const newsletterLinks = implement<typeof contract, PublicDeps>(contract, {
  follow: async ({ params, query: { to } }, deps) => {
    const { id: newsletterId, signature } = params;
    if (!deps.clickLinks.isOwn(newsletterId, to, signature)) throw new Problem(linkProblems.notFound);
    const { method, userAgent, now } = deps;
    await count({ newsletterId, address: to, method, userAgent, at: now }, deps);
    return { location: to, maxAge: 0 };
  },
});
