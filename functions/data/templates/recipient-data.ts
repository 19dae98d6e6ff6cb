import type { RecipientKind } from "../../../shared/news/recipients.ts";
import { singleLine } from "../../platform/mail/single-line.ts";
import { greeting } from "./mail.text.ts";
import type { NewsletterMail } from "./newsletter-mail.ts";
import type { RenderedNewsletter } from "./rendered-newsletter.ts";
import {
  fillIn,
  keyOf,
  type MailPart,
  PLACEHOLDERS,
  type Placeholder,
  toSesPart,
  valueFor,
} from "./ses-template.ts";

export interface MailRecipient {
  readonly kind: RecipientKind;
  readonly name: string;
  /** Null for employees, whose mails show no such link. */
  readonly unsubscribeUrl: string | null;
  readonly preferencesUrl?: string | undefined;
}

/** SES drops a mail with a placeholder that has no value, so every placeholder gets one. */
export const recipientData = (
  { blocks }: Pick<NewsletterMail, "blocks">,
  recipient: MailRecipient,
): Record<string, string> => {
  const name = singleLine(recipient.name);
  const values: Record<Placeholder, string> = {
    name,
    greeting: greeting(name),
    unsubscribeUrl: recipient.unsubscribeUrl ?? "",
    preferencesUrl: recipient.preferencesUrl ?? recipient.unsubscribeUrl ?? "",
  };
  const data: Record<string, string> = {};
  const parts: readonly MailPart[] = ["html", "text"];
  for (const part of parts) {
    for (const [index, placeholder] of PLACEHOLDERS.entries())
      data[keyOf(index, part)] = valueFor(values[placeholder], part);
    for (const [index, { readers, content }] of blocks[part].entries())
      data[keyOf(PLACEHOLDERS.length + index, part)] = readers.includes(recipient.kind)
        ? fillIn(content, data)
        : "";
  }
  return data;
};

export const previewOf = ({ subject, marked }: RenderedNewsletter, recipient: MailRecipient) => {
  const { content, blocks } = toSesPart(marked, "html");
  const data = recipientData({ blocks: { html: blocks, text: [] } }, recipient);
  return { subject, html: fillIn(content, data) };
};
