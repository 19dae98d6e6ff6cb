import type { UnsubscribeLinks } from "../../data/subscribers/unsubscribe-links.ts";
import type { NewsletterMail } from "../../data/templates/newsletter-mail.ts";
import { recipientData } from "../../data/templates/recipient-data.ts";
import { log } from "../../platform/logging/log.ts";
import type { BulkContent, BulkEntry, BulkResult, Ses } from "../../platform/mail/ses.ts";
import { verdictOnError } from "../../platform/mail/ses-outcome.ts";
import type { Batch } from "../runs/batch.ts";
import type { BatchMessage } from "../runs/messages.ts";

export interface SesCallDeps {
  readonly ses: Pick<Ses, "sendBulk">;
  readonly links: UnsubscribeLinks;
}

const entriesOf = (
  { links }: SesCallDeps,
  mail: NewsletterMail,
  batch: Batch,
  rows: readonly number[],
): BulkEntry[] =>
  rows.flatMap((row) => {
    const recipient = batch.recipients[row];
    if (!recipient) return [];
    const { kind, email, name, id, organisationId } = recipient;
    const unsubscribe = organisationId === null ? undefined : links.of(id);
    const data = recipientData(mail, {
      kind,
      name,
      unsubscribeUrl: unsubscribe?.page ?? null,
      preferencesUrl: unsubscribe?.preferences,
    });
    return [{ email, data, oneClickUrl: unsubscribe?.oneClick ?? null, tags: { row: String(row) } }];
  });

export const callSes = async (
  deps: SesCallDeps,
  message: BatchMessage,
  mail: NewsletterMail & Pick<BulkContent, "from">,
  batch: Batch,
  rows: readonly number[],
): Promise<BulkResult[]> => {
  const tags = {
    newsletter: message.newsletterId,
    run: String(message.run),
    batch: String(batch.no),
    expires: String(batch.expiresAt),
  };
  try {
    return await deps.ses.sendBulk(mail, entriesOf(deps, mail, batch, rows), tags);
  } catch (error) {
    const verdict = verdictOnError(error);
    log.warn("SES did not take a batch", {
      verdict: verdict.kind,
      error: error instanceof Error ? error.name : "",
    });
    if (verdict.kind !== "refused" || rows.length === 1) {
      return rows.map(() => ({ verdict, messageId: undefined }));
    }
    const middle = rows.length >> 1;
    const first = await callSes(deps, message, mail, batch, rows.slice(0, middle));
    return [...first, ...(await callSes(deps, message, mail, batch, rows.slice(middle)))];
  }
};
