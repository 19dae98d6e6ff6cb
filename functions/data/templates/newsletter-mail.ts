import { mailText } from "../../platform/mail/mail-text.ts";
import type { RenderedNewsletter } from "./render-newsletter.ts";
import { toSesPart } from "./ses-template.ts";

export interface NewsletterMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly subscribersOnly: { readonly html: readonly string[]; readonly text: readonly string[] };
}

export const newsletterMail = ({ subject, marked }: RenderedNewsletter): NewsletterMail => {
  const html = toSesPart(marked, "html");
  const text = toSesPart(mailText(marked), "text");
  return {
    subject,
    html: html.content,
    text: text.content,
    subscribersOnly: { html: html.subscribersOnly, text: text.subscribersOnly },
  };
};
