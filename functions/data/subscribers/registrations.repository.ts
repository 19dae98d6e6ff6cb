import { millisecondsInHour, millisecondsInMinute } from "date-fns/constants";
import * as z from "zod";
import { addressKey } from "../../../shared/news/recipients.ts";
import type { SubscriptionRequest } from "../../../shared/news/subscription.ts";
import { millisecondsIn, periods } from "../../../shared/periods.ts";
import { hashOf, newToken } from "../../platform/session/session-cookie.ts";
import { change, expression, onlyIf } from "../../platform/table/change.ts";
import type { Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const VALID = millisecondsIn(periods.registrationLink);
const KNOWN = millisecondsIn(periods.registration);
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
export const mailsTo = (email: string) => `REGISTRATION_MAILS#${hashOf(addressKey(email))}`;
const pauseKey = ({ email, organisationId }: Pick<SubscriptionRequest, "email" | "organisationId">): Key => ({
  pk: mailsTo(email),
  sk: `OFFICE#${organisationId}`,
});

/** Tokens are stored as hashes. */
export const openRegistrations = (table: Table) => ({
  /** Undefined if the address got enough mails. */
  open: async (request: SubscriptionRequest, now: Date): Promise<string | undefined> => {
    const token = newToken();
    const at = now.getTime();
    const hour = Math.floor(at / millisecondsInHour);
    const isOpen = await table.tryTransact([
      {
        Put: {
          Item: { ...pauseKey(request), at, expiresAt: seconds(at + PAUSE) },
          ...onlyIf(expression`attribute_not_exists(pk) OR #at <= ${at - PAUSE}`),
        },
      },
      change(
        { pk: mailsTo(request.email), sk: `HOUR#${hour}` },
        {
          set: { expiresAt: seconds((hour + 2) * millisecondsInHour) },
          add: { mails: 1 },
          if: expression`attribute_not_exists(mails) OR mails < ${MAX_PER_HOUR}`,
        },
      ),
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

  release: (request: SubscriptionRequest): Promise<void> =>
    table.transact([{ Delete: { Key: pauseKey(request) } }]),

  find: async (token: string): Promise<Registration | undefined> => {
    const item = await table.get(keyOf(token));
    return item && Registration.parse(item);
  },

  confirmedWrite: (token: string, now: Date): Write =>
    change(keyOf(token), { set: { confirmedAt: now.toISOString() }, if: "attribute_exists(pk)" }),
});
