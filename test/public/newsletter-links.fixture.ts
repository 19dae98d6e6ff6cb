import { ulid } from "ulid";
import { statusKey } from "../../functions/data/newsletters/active-runs.ts";
import { openClickLinks } from "../../functions/data/newsletters/click-links.ts";
import { openClicks } from "../../functions/data/newsletters/clicks.repository.ts";
import { news } from "../../shared/news/news.contract.ts";
import { portal } from "../portal.ts";
import type { SendOptions } from "../support/browser.ts";
import { saveSettings } from "../support/settings.ts";

const { follow } = news.newsletterLinks;
export const TARGET = "https://bmf.example/formular?jahr=2026&art=a%20b#ende";
const BROWSER = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36";
export const links = openClickLinks("link-secret-of-the-tests", "https://portal.example");

/** The switch is known for a minute, so it is the same for all of a file. */
export const clicksFixture = async (countsNewsletterClicks: boolean) => {
  const { send, table } = await portal();
  await saveSettings(table, { countsNewsletterClicks });
  const clicks = openClicks(table);
  /** Of which the first mail went out a minute ago. */
  const aNewsletter = async (firstSentAt = Date.now() - 60_000) => {
    const id = ulid();
    await table.put({ ...statusKey(id), run: 1, firstSentAt, expiresAt: 2e9 });
    return id;
  };
  const openLink = (link: string, options: SendOptions = {}) => {
    const { pathname, search } = new URL(link);
    const [, id = "", signature = ""] = /newsletters\/(.+)\/links\/(.+)$/.exec(pathname) ?? [];
    return send(
      follow,
      { params: { id, signature } },
      { rawQuery: search.slice(1), ...options, headers: { "user-agent": BROWSER, ...options.headers } },
    );
  };
  const counted = async (id: string) => (await clicks.of(id))(TARGET);
  return { table, aNewsletter, openLink, counted };
};
