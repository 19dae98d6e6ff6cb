import type { MailState } from "../../../shared/applications/application-step.ts";
import { outboxKey, type Validity, withdrawWrite } from "../../platform/mail/outbox-item.ts";
import { type Key, keyName, type Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const keyOf = (applicationId: string, mailId: string): Key => ({
  pk: `APPLICATION_MAIL#${applicationId}`,
  sk: mailId,
});

export const outboxIdOf = (mailId: string): string => `application-mail-${mailId}`;

export const openApplicationMails = (table: Table) => ({
  beginWrite: (applicationId: string, mailId: string): Write => ({
    Put: { Item: { ...keyOf(applicationId, mailId), hash: mailId } },
  }),

  validityOf: (applicationId: string, mailId: string): Validity => ({
    key: keyOf(applicationId, mailId),
    hash: mailId,
    seconds: 0,
  }),

  removeWrites: (applicationId: string, mailIds: readonly string[]): Write[] =>
    mailIds.flatMap((mailId) => [
      { Delete: { Key: keyOf(applicationId, mailId) } },
      withdrawWrite(outboxIdOf(mailId)),
    ]),

  statesOf: async (applicationId: string, mailIds: readonly string[]): Promise<Map<string, MailState>> => {
    if (mailIds.length === 0) return new Map();
    const keysOf = (mailId: string) => [keyOf(applicationId, mailId), outboxKey(outboxIdOf(mailId))] as const;
    const items = await table.getMany(mailIds.flatMap(keysOf));
    const found = new Map(items.map((item) => [keyName(item), item]));
    const stateOf = (mailId: string): MailState => {
      const [own, waiting] = keysOf(mailId).map((key) => found.get(keyName(key)));
      if (own?.validUntil !== undefined) return "accepted";
      return waiting ? "waiting" : "failed";
    };
    return new Map(mailIds.map((mailId) => [mailId, stateOf(mailId)]));
  },
});
