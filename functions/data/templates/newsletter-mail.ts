import { mailText } from "../../platform/mail/mail-text.ts";
import type { RenderedNewsletter } from "./rendered-newsletter.ts";
import { type MailPart, type ReaderBlock, toSesPart } from "./ses-template.ts";

export interface NewsletterMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly blocks: Readonly<Record<MailPart, readonly ReaderBlock[]>>;
}

export const newsletterMail = ({ subject, marked }: RenderedNewsletter): NewsletterMail => {
  const html = toSesPart(marked, "html");
  const text = toSesPart(mailText(marked), "text");
  return {
    subject,
    html: html.content,
    text: text.content,
    blocks: { html: html.blocks, text: text.blocks },
  };
};
