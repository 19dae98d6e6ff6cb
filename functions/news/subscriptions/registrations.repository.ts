import { millisecondsInHour, millisecondsInMinute, millisecondsInWeek } from "date-fns/constants";
import * as z from "zod";
import { addressKey } from "../../../shared/news/recipients.ts";
import type { SubscriptionRequest } from "../../../shared/news/subscription.ts";
import { hashOf, newToken } from "../../platform/session/session-cookie.ts";
import type { Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

/** How long a link is good, and how long it is known for what it was. */
const VALID = millisecondsInWeek;
const KNOWN = 2 * millisecondsInWeek;
/** An address gets a mail for one office so seldom, and so many an hour for all of them: nobody is flooded. */
const PAUSE = 10 * millisecondsInMinute;
const MAX_PER_HOUR = 5;

const Registration = z.object({
  name: z.string(),
  email: z.string(),
  branche: z.string().nullable(),
  plz: z.string().nullable(),
  ort: z.string().nullable(),
  organisationId: z.string(),
  receivesTaxNews: z.boolean(),
  receivesDoctorsNews: z.boolean(),
  validUntil: z.number(),
  confirmedAt: z.string().optional(),
});
export type Registration = z.infer<typeof Registration>;

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
const keyOf = (token: string): Key => ({ pk: `REGISTRATION#${hashOf(token)}`, sk: "REGISTRATION" });
const mailsTo = (email: string) => `REGISTRATION_MAILS#${hashOf(addressKey(email))}`;
const pauseKey = ({ email, organisationId }: Pick<SubscriptionRequest, "email" | "organisationId">): Key => ({
  pk: mailsTo(email),
  sk: `OFFICE#${organisationId}`,
});

/** What people asked for and have yet to confirm, found by the token of their mail, which is kept hashed. */
export const openRegistrations = (table: Table) => ({
  /** Keeps what was asked for; its token, or nothing where the address got mails enough. */
  open: async (request: SubscriptionRequest, now: Date): Promise<string | undefined> => {
    const token = newToken();
    const at = now.getTime();
    const hour = Math.floor(at / millisecondsInHour);
    const isOpen = await table.tryTransact([
      {
        Put: {
          Item: { ...pauseKey(request), at, expiresAt: seconds(at + PAUSE) },
          ConditionExpression: "attribute_not_exists(pk) OR #at <= :before",
          ExpressionAttributeNames: { "#at": "at" },
          ExpressionAttributeValues: { ":before": at - PAUSE },
        },
      },
      {
        Update: {
          Key: { pk: mailsTo(request.email), sk: `HOUR#${hour}` },
          UpdateExpression: "SET expiresAt = :expiresAt ADD mails :one",
          ConditionExpression: "attribute_not_exists(mails) OR mails < :limit",
          ExpressionAttributeValues: {
            ":expiresAt": seconds((hour + 2) * millisecondsInHour),
            ":one": 1,
            ":limit": MAX_PER_HOUR,
          },
        },
      },
      {
        Put: {
          Item: {
            ...keyOf(token),
            ...request,
            validUntil: at + VALID,
            expiresAt: seconds(at + KNOWN),
          },
        },
      },
    ]);
    return isOpen ? token : undefined;
  },

  /** Lets the address have another mail at once: the one before could not be posted. */
  release: (request: SubscriptionRequest): Promise<void> =>
    table.transact([{ Delete: { Key: pauseKey(request) } }]),

  find: async (token: string): Promise<Registration | undefined> => {
    const item = await table.get(keyOf(token));
    return item && Registration.parse(item);
  },

  /** The write that settles a registration: its link changes nothing any more. */
  confirmedWrite: (token: string, now: Date): Write => ({
    Update: {
      Key: keyOf(token),
      UpdateExpression: "SET confirmedAt = :now",
      ConditionExpression: "attribute_exists(pk)",
      ExpressionAttributeValues: { ":now": now.toISOString() },
    },
  }),
});
