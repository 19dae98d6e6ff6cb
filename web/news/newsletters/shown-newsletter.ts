import type { Newsletter, NewsletterStatus } from "../../../shared/news/newsletter.ts";
import { recipientsTotal } from "../../../shared/news/recipient-totals.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { type Difference, differencesOf, type InWords } from "../../components/form/editor/differences.ts";
import { type NewsletterForm, newsletterFormOf } from "./newsletter-form.ts";
import { newsletterFields } from "./newsletters.text.ts";
import { sendText, shownText as text } from "./sending.text.ts";

/** Basis of a decision; without a status only the version. */
export interface Decidable {
  readonly newsletter: Newsletter;
  readonly etag: string | undefined;
  readonly status: NewsletterStatus | undefined;
}

export interface ShownState extends Decidable {
  readonly status: NewsletterStatus;
}

/** Empty where it is not known. */
export const fromInWords = ({ from }: NewsletterStatus): string =>
  from
    ? [from.name ?? sendText.portal, ...(from.replyTo === null ? [] : [sendText.replyTo(from.replyTo)])].join(
        ", ",
      )
    : "";

const changed = (name: string, label: string, mine: string, theirs: string): Difference[] =>
  mine === theirs ? [] : [{ name, label, mine, theirs }];

const rewritten = (before: Newsletter, now: Newsletter): string[] =>
  now.articles
    .filter(({ id, modifiedAt }) => {
      const known = before.articles.find((article) => article.id === id);
      return known !== undefined && known.modifiedAt !== modifiedAt;
    })
    .map(({ title }) => title);

/** Compares field by field; articles, templates and offices are only named. */
export const changesBetween = (
  before: ShownState,
  now: ShownState,
  inWords: InWords<NewsletterForm>,
): { readonly fields: readonly Difference[]; readonly others: readonly string[] } => {
  const fields = differencesOf(
    newsletterFormOf(before.newsletter),
    newsletterFormOf(now.newsletter),
    newsletterFields,
    inWords,
  ).filter(({ mine, theirs }) => mine !== theirs);
  const countOf = ({ status }: ShownState) => formatNumber(recipientsTotal(status));
  const ofMails = [
    ...changed("from", sendText.from, fromInWords(before.status), fromInWords(now.status)),
    ...changed("count", text.count, countOf(before), countOf(now)),
  ];
  const articles = rewritten(before.newsletter, now.newsletter).map(text.article);
  const isUnexplained =
    before.status.fingerprint !== now.status.fingerprint &&
    fields.length + articles.length === 0 &&
    fromInWords(before.status) === fromInWords(now.status);
  return {
    fields: [...fields, ...ofMails],
    others: isUnexplained ? [text.frame] : articles,
  };
};
