import { periods, secondsIn } from "../../../shared/periods.ts";
import { hashOf, newToken } from "../../platform/session/session-cookie.ts";
import { expression, onlyIf } from "../../platform/table/change.ts";
import type { Key } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

export const CHALLENGE_SECONDS = secondsIn(periods.passkeyChallenge);

const keyOf = (challenge: string): Key => ({
  pk: `PASSKEY_CHALLENGE#${hashOf(challenge)}`,
  sk: "CHALLENGE",
});
const seconds = () => Math.floor(Date.now() / 1000);

/** `purpose` is "sign-in", or the id of the user who makes a passkey. */
export const openChallenges = (table: Table) => ({
  begin: async (purpose: string): Promise<string> => {
    const challenge = newToken();
    await table.put({ ...keyOf(challenge), purpose, expiresAt: seconds() + CHALLENGE_SECONDS });
    return challenge;
  },

  take: (challenge: string, purpose: string): Promise<boolean> =>
    table.tryTransact([
      {
        Delete: {
          Key: keyOf(challenge),
          ...onlyIf(expression`purpose = ${purpose} AND expiresAt > ${seconds()}`),
        },
      },
    ]),
});
