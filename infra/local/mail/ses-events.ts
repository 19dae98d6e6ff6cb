import { outcomesOf } from "./simulator.ts";

export interface AcceptedMail {
  readonly messageId: string;
  readonly from: string;
  readonly destination: readonly string[];
  readonly subject: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly tags: Readonly<Record<string, string>>;
  readonly configurationSet: string;
  /** SES accepts a mail with a virus and then does not send it. */
  readonly infected: boolean;
}

export interface SesEvent {
  readonly eventType: string;
  readonly json: string;
}

const domainOf = (from: string) => /@([^>\s]+)/.exec(from)?.[1] ?? "";

const mailObject = (mail: AcceptedMail, timestamp: string, account: string) => ({
  timestamp,
  source: mail.from,
  sendingAccountId: account,
  messageId: mail.messageId,
  destination: mail.destination,
  headersTruncated: false,
  headers: [
    { name: "From", value: mail.from },
    { name: "To", value: mail.destination.join(", ") },
    { name: "Subject", value: mail.subject },
    { name: "MIME-Version", value: "1.0" },
    ...mail.headers,
  ],
  commonHeaders: {
    from: [mail.from],
    to: mail.destination,
    messageId: mail.messageId,
    subject: mail.subject,
  },
  tags: {
    "ses:configuration-set": [mail.configurationSet],
    "ses:source-ip": ["127.0.0.1"],
    "ses:from-domain": [domainOf(mail.from)],
    "ses:caller-identity": ["local"],
    ...Object.fromEntries(Object.entries(mail.tags).map(([name, value]) => [name, [value]])),
  },
});

export const eventsOf = (mail: AcceptedMail, account: string): SesEvent[] => {
  const at = new Date().toISOString();
  const mailJson = JSON.stringify(mailObject(mail, at, account));
  const event = (eventType: string, detail: object): SesEvent => {
    const rest = JSON.stringify(detail).slice(1);
    return { eventType, json: `{"eventType":"${eventType}","mail":${mailJson},${rest}` };
  };
  const send = event("Send", { send: {} });
  if (mail.infected) return [send, event("Reject", { reject: { reason: "Bad content" } })];
  const outcomes = mail.destination.flatMap((address) => outcomesOf(address, at));
  return [send, ...outcomes.map(({ eventType, detail }) => event(eventType, detail))];
};
