import { sendFlags } from "../../../shared/news/newsletter.ts";
import { type Difference, differencesOf } from "../../components/form/editor/differences.ts";
import type { NewsletterForm } from "./newsletter-form.ts";
import { flagText, newsletterFields } from "./newsletters.text.ts";

const chosen = (form: NewsletterForm) =>
  sendFlags
    .filter((flag) => form[flag])
    .map((flag) => flagText[flag])
    .join(", ");

const titles = (form: NewsletterForm) => form.articles.map(({ title }) => title).join(", ");

const whole = (label: string, mine: string, theirs: string): Difference[] =>
  mine === theirs ? [] : [{ label, mine, theirs }];

/** Where two versions of a newsletter differ. */
export const newsletterDifferences = (
  mine: NewsletterForm,
  theirs: NewsletterForm,
  officeName: (id: string | null) => string,
): Difference[] => [
  ...differencesOf(mine, theirs, [
    { field: "title", label: newsletterFields.title },
    { field: "abstract", label: newsletterFields.abstract },
    { field: "content", label: newsletterFields.content },
    {
      field: "organisationId",
      label: newsletterFields.organisationId,
      inWords: (id) => officeName(typeof id === "string" ? id : null),
    },
  ]),
  ...whole(newsletterFields.articles, titles(mine), titles(theirs)),
  ...whole(newsletterFields.recipients, chosen(mine), chosen(theirs)),
];
