import { mailText } from "../../platform/mail/mail-text.ts";
import type { RenderedNewsletter } from "./rendered-newsletter.ts";
import { type MailPart, type ReaderBlock, toSesPart } from "./ses-template.ts";

export interface NewsletterMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly blocks: Readonly<Record<MailPart, readonly ReaderBlock[]>>;
}

/** `linked` has other links; the text part keeps those of `marked`, since it shows addresses. */
export const newsletterMail = (
  { subject, marked }: RenderedNewsletter,
  linked: string = marked,
): NewsletterMail => {
  const html = toSesPart(linked, "html");
  const text = toSesPart(mailText(marked), "text");
  return {
    subject,
    html: html.content,
    text: text.content,
    blocks: { html: html.blocks, text: text.blocks },
  };
};
