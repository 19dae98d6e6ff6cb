import type { AddressInfo } from "node:net";
import { SESv2Client, SendBulkEmailCommand } from "@aws-sdk/client-sesv2";
import startSes from "aws-ses-v2-local";
import { afterAll, beforeAll, expect, it } from "vitest";
import { recipientData } from "../../../functions/data/templates/recipient-data.ts";
import { listUnsubscribeHeaders } from "../../../functions/platform/mail/ses.ts";
import { aNewsletter, anArticle, mailFor, mailOf } from "./newsletter.builder.ts";

interface StoredMail {
  readonly destination: { readonly to: readonly string[] };
  readonly subject: string;
  readonly body: { readonly html: string; readonly text: string };
  readonly headers?: readonly { readonly name: string; readonly value: string }[];
}

let ses: Awaited<ReturnType<typeof startSes>>;
let endpoint: string;
let client: SESv2Client;

beforeAll(async () => {
  ses = await startSes({ port: 0 });
  endpoint = `http://localhost:${(ses.address() as AddressInfo).port}`;
  client = new SESv2Client({
    endpoint,
    region: "eu-central-1",
    credentials: { accessKeyId: "a", secretAccessKey: "b" },
  });
});

afterAll(() => {
  client.destroy();
  ses.close();
});

it("reaches employees and subscribers in one call, each with what is theirs", async () => {
  const title = "{{#each x}} {{unsubscribeUrl}} {{{name}}} \\";
  const newsletter = { ...aNewsletter().newsletter, title };
  const mail = mailOf(aNewsletter({ newsletter, articles: [anArticle({ title })] }));
  const oneClick = "https://portal.example/v1/public/subscribers/unsubscribe?token=t1";
  const recipients = [
    {
      kind: "employees" as const,
      email: "max@kanzlei.example",
      name: "Max {{greeting}}",
      unsubscribeUrl: null,
      headers: [],
    },
    {
      kind: "clients" as const,
      email: "anna@klient.example",
      name: 'Anna & "Söhne" <KG>',
      unsubscribeUrl: "https://portal.example/unsubscribe?token=t1",
      headers: listUnsubscribeHeaders(oneClick),
    },
  ];

  const { BulkEmailEntryResults: results } = await client.send(
    new SendBulkEmailCommand({
      FromEmailAddress: "news@portal.example",
      DefaultContent: {
        Template: {
          TemplateContent: { Subject: mail.subject, Html: mail.html, Text: mail.text },
          TemplateData: "{}",
        },
      },
      BulkEmailEntries: recipients.map((recipient) => ({
        Destination: { ToAddresses: [recipient.email] },
        ReplacementHeaders: recipient.headers,
        ReplacementEmailContent: {
          ReplacementTemplate: { ReplacementTemplateData: JSON.stringify(recipientData(mail, recipient)) },
        },
      })),
    }),
  );

  const { emails } = (await (await fetch(`${endpoint}/store`)).json()) as { emails: StoredMail[] };
  expect(results?.map(({ Status }) => Status)).toEqual(["SUCCESS", "SUCCESS"]);
  expect(emails).toHaveLength(2);
  for (const recipient of recipients) {
    const received = emails.find(({ destination }) => destination.to.includes(recipient.email));
    const { subject, html, text } = mailFor(mail, recipient);
    expect(received).toMatchObject({ subject, body: { html, text } });
    expect(received?.headers ?? []).toEqual(
      recipient.headers.map(({ Name: name, Value: value }) => ({ name, value })),
    );
  }
});
