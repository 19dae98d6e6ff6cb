import {
  GetAccountCommand,
  SESv2Client,
  SendBulkEmailCommand,
  SendEmailCommand,
} from "@aws-sdk/client-sesv2";
import { setting } from "../environment.ts";
import { unlogged } from "../unlogged.ts";
import { listUnsubscribeHeaders } from "./list-unsubscribe.ts";
import type { NewsletterMail } from "./newsletter-mail.ts";
import { recipientData } from "./recipient-data.ts";
import { type Verdict, verdictOnStatus } from "./ses-outcome.ts";

/** One mail of a bulk call. */
export interface BulkEntry {
  readonly email: string;
  readonly name: string;
  /** Pages and one-click address of a subscriber; null for employees. */
  readonly unsubscribe: {
    readonly page: string;
    readonly preferences: string;
    readonly oneClick: string;
  } | null;
  /** Tags that SES repeats in its events. */
  readonly tags: Readonly<Record<string, string>>;
}

export interface BulkResult {
  readonly verdict: Verdict;
  readonly messageId: string | undefined;
}

const CALL_TIMEOUT = 25_000;

const tagList = (tags: Readonly<Record<string, string>>) =>
  Object.entries(tags).map(([Name, Value]) => ({ Name, Value }));

/**
 * The one place that talks to SES. The client never retries by itself: SES has no idempotency token, so a
 * retry after a time-out would send twice.
 */
export const openSes = (
  client = unlogged(
    new SESv2Client({
      maxAttempts: 1,
      requestHandler: { requestTimeout: CALL_TIMEOUT, throwOnRequestTimeout: true },
    }),
  ),
) => {
  const from = {
    FromEmailAddress: setting("MAIL_FROM"),
    ConfigurationSetName: setting("MAIL_CONFIGURATION_SET"),
  };
  return {
    /** Up to 50 mails of one content in one call; throws what SES throws. */
    sendBulk: async (
      mail: NewsletterMail,
      entries: readonly BulkEntry[],
      tags: Readonly<Record<string, string>>,
    ): Promise<BulkResult[]> => {
      const { BulkEmailEntryResults = [] } = await client.send(
        new SendBulkEmailCommand({
          ...from,
          DefaultContent: {
            Template: {
              TemplateContent: { Subject: mail.subject, Html: mail.html, Text: mail.text },
              TemplateData: "{}",
            },
          },
          BulkEmailEntries: entries.map(({ email, name, unsubscribe, tags: own }) => ({
            Destination: { ToAddresses: [email] },
            // All of them here: whether these add to default tags or replace them is not documented.
            ReplacementTags: tagList({ ...tags, ...own }),
            ReplacementEmailContent: {
              ReplacementTemplate: {
                ReplacementTemplateData: JSON.stringify(
                  recipientData(mail, {
                    name,
                    unsubscribeUrl: unsubscribe?.page ?? null,
                    preferencesUrl: unsubscribe?.preferences,
                  }),
                ),
              },
            },
            ...(unsubscribe ? { ReplacementHeaders: listUnsubscribeHeaders(unsubscribe.oneClick) } : {}),
          })),
        }),
      );
      return entries.map((_, index) => ({
        verdict: verdictOnStatus(BulkEmailEntryResults[index]?.Status),
        messageId: BulkEmailEntryResults[index]?.MessageId,
      }));
    },

    /** One mail; the id SES gave it. */
    send: async (mail: { to: string; subject: string; html: string; text: string }): Promise<string> => {
      const { MessageId = "" } = await client.send(
        new SendEmailCommand({
          ...from,
          Destination: { ToAddresses: [mail.to] },
          Content: {
            Simple: {
              Subject: { Data: mail.subject, Charset: "UTF-8" },
              Body: {
                Html: { Data: mail.html, Charset: "UTF-8" },
                Text: { Data: mail.text, Charset: "UTF-8" },
              },
            },
          },
        }),
      );
      return MessageId;
    },

    /** Mails a second the account may send. */
    maxSendRate: async (): Promise<number | undefined> => {
      const { SendQuota } = await client.send(new GetAccountCommand({}));
      return SendQuota?.MaxSendRate;
    },
  };
};

export type Ses = ReturnType<typeof openSes>;
