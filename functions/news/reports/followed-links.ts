import { LEAST_CLICKS, type NewsletterReport } from "../../../shared/news/newsletter-report.ts";
import type { ClickCount } from "../../data/newsletters/clicks.repository.ts";
import { linksIn } from "../../data/templates/mail-links.ts";
import type { RenderedNewsletter } from "../../data/templates/rendered-newsletter.ts";

const STEP = 10;

const rounded = (count: number) => (count < LEAST_CLICKS ? null : Math.round(count / STEP) * STEP);

export const followedLinks = (
  content: RenderedNewsletter | undefined,
  origin: string,
  countOf: (address: string) => ClickCount,
): NewsletterReport["links"] => {
  if (!content?.countsClicks) return null;
  return linksIn(content.marked, origin).map(({ title, addresses }) => {
    const counts = addresses.map(countOf);
    const sum = (kind: keyof ClickCount) => rounded(counts.reduce((total, count) => total + count[kind], 0));
    const address = addresses.at(-1) ?? origin;
    return {
      title: /^(https?:|$)/.test(title) ? new URL(address).host : title,
      address,
      clicks: sum("clicks"),
      scannerClicks: sum("scannerClicks"),
    };
  });
};
