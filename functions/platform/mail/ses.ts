import {
  BadRequestException,
  GetAccountCommand,
  SESv2Client,
  SendBulkEmailCommand,
  SendEmailCommand,
} from "@aws-sdk/client-sesv2";
import { clientLimits } from "../runtime/client-limits.ts";
import { setting } from "../runtime/environment.ts";
import { unlogged } from "../runtime/unlogged.ts";
import type { SendingQuota } from "./daily-quota.ts";
import { fromHeader, type MailFrom } from "./mail-from.ts";
import type { MailAttachment } from "./outbox-item.ts";
import { type Verdict, verdictOnStatus } from "./ses-outcome.ts";

/** One-click unsubscribing (RFC 2369, RFC 8058). */
export const listUnsubscribeHeaders = (oneClickUrl: string): { Name: string; Value: string }[] => [
  { Name: "List-Unsubscribe", Value: `<${new URL(oneClickUrl).href}>` },
  { Name: "List-Unsubscribe-Post", Value: "List-Unsubscribe=One-Click" },
];

export interface BulkContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly from?: MailFrom | undefined;
}

export interface BulkEntry {
  readonly email: string;
  /** SES drops a mail with a placeholder that has no value. */
  readonly data: Readonly<Record<string, string>>;
  /** One-click unsubscribing (RFC 8058); null if the recipient cannot unsubscribe. */
  readonly oneClickUrl: string | null;
  readonly tags: Readonly<Record<string, string>>;
}

export interface BulkResult {
  readonly verdict: Verdict;
  readonly messageId: string | undefined;
}

export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly from?: MailFrom | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly attachment?: MailAttachment | undefined;
}

const CALL_TIMEOUT = 25_000;

const namedValues = (tags: Readonly<Record<string, string>>) =>
  Object.entries(tags).map(([Name, Value]) => ({ Name, Value }));

const attached = ({ fileName, contentType, content }: MailAttachment) => ({
  FileName: fileName,
  ContentType: contentType,
  // Seven bits, the default, would spoil umlauts.
  ContentTransferEncoding: "BASE64" as const,
  RawContent: Buffer.from(content),
});

/** SES documents no parameters of a type; undefined if there are none. */
const withoutParameters = (attachment: MailAttachment): MailAttachment | undefined => {
  const [contentType = "", ...parameters] = attachment.contentType.split(";");
  return parameters.length > 0 ? { ...attachment, contentType } : undefined;
};

/** Never retries by itself: SES has no idempotency token, so a retry after a time-out would send twice. */
export const openSes = (client = unlogged(new SESv2Client(clientLimits(CALL_TIMEOUT, 1)))) => {
  const stage = setting("MAIL_FROM");
  const ConfigurationSetName = setting("MAIL_CONFIGURATION_SET");
  const sentBy = ({ name, replyTo }: MailFrom = {}) => ({
    FromEmailAddress: fromHeader(stage, name),
    ...(replyTo !== undefined && { ReplyToAddresses: [replyTo] }),
    ConfigurationSetName,
  });
  return {
    sendBulk: async (
      content: BulkContent,
      entries: readonly BulkEntry[],
      tags: Readonly<Record<string, string>>,
    ): Promise<BulkResult[]> => {
      const { BulkEmailEntryResults = [] } = await client.send(
        new SendBulkEmailCommand({
          ...sentBy(content.from),
          DefaultContent: {
            Template: {
              TemplateContent: { Subject: content.subject, Html: content.html, Text: content.text },
              TemplateData: "{}",
            },
          },
          BulkEmailEntries: entries.map(({ email, data, oneClickUrl, tags: own }) => ({
            Destination: { ToAddresses: [email] },
            // Sends all tags, since it is undocumented whether these replace the default ones or add to them.
            ReplacementTags: namedValues({ ...tags, ...own }),
            ReplacementEmailContent: {
              ReplacementTemplate: { ReplacementTemplateData: JSON.stringify(data) },
            },
            ...(oneClickUrl === null ? {} : { ReplacementHeaders: listUnsubscribeHeaders(oneClickUrl) }),
          })),
        }),
      );
      return entries.map((_, index) => ({
        verdict: verdictOnStatus(BulkEmailEntryResults[index]?.Status, BulkEmailEntryResults[index]?.Error),
        messageId: BulkEmailEntryResults[index]?.MessageId,
      }));
    },

    send: async (mail: SentMail): Promise<string> => {
      const send = async (attachment: MailAttachment | undefined) => {
        const { MessageId = "" } = await client.send(
          new SendEmailCommand({
            ...sentBy(mail.from),
            Destination: { ToAddresses: [mail.to] },
            Content: {
              Simple: {
                Subject: { Data: mail.subject, Charset: "UTF-8" },
                Body: {
                  Html: { Data: mail.html, Charset: "UTF-8" },
                  Text: { Data: mail.text, Charset: "UTF-8" },
                },
                ...(attachment && { Attachments: [attached(attachment)] }),
                ...(mail.headers && { Headers: namedValues(mail.headers) }),
              },
            },
          }),
        );
        return MessageId;
      };
      try {
        return await send(mail.attachment);
      } catch (error) {
        const bare = mail.attachment && withoutParameters(mail.attachment);
        // A refused mail has not been sent.
        if (!(error instanceof BadRequestException) || !bare) throw error;
        return send(bare);
      }
    },

    quota: async (): Promise<SendingQuota | undefined> => {
      const {
        MaxSendRate,
        Max24HourSend = -1,
        SentLast24Hours = 0,
      } = (await client.send(new GetAccountCommand({}))).SendQuota ?? {};
      return MaxSendRate === undefined
        ? undefined
        : { perSecond: MaxSendRate, perDay: Max24HourSend, sentLastDay: SentLast24Hours };
    },
  };
};

export type Ses = ReturnType<typeof openSes>;
