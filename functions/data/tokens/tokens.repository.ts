import type { Token } from "../../../shared/administration/token.ts";
import { requestProblems } from "../../../shared/contract/general.problems.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { periods, secondsIn } from "../../../shared/periods.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { KnownCaller } from "../../platform/http/sessions.ts";
import { equalSecrets } from "../../platform/security/secret.ts";
import { hashOf, newToken } from "../../platform/session/session-cookie.ts";
import { expression } from "../../platform/table/change.ts";
import { type Item, type Key, keyName, type Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const TOKENS = "TOKENS";
/** Scanners of secrets know this prefix. */
const PREFIX = "kp_";
const CALLS_PER_SECOND = 10;

const keyOf = (id: string): Key => ({ pk: TOKENS, sk: id });

/** Undefined if the text cannot be a token. */
const idIn = (text: string): string | undefined => /^kp_([\dA-Z]{26})\.[\w-]{43}$/.exec(text)?.[1];

const tokenOf = (item: Item): Token => ({
  id: String(item.sk),
  name: String(item.name),
  rules: item.rules as Token["rules"],
  createdAt: String(item.createdAt),
  createdBy: String(item.createdBy),
  expiresAt: String(item.validUntil),
  lastUsedAt: typeof item.lastUsedAt === "string" ? item.lastUsedAt : null,
  lastUsedFrom: typeof item.lastUsedFrom === "string" ? item.lastUsedFrom : null,
});

const viewerOf = ({ id, name, rules }: Token): Viewer => ({
  userId: id,
  username: `Schnittstelle ${name}`,
  isAdmin: false,
  employeeId: null,
  employedAt: null,
  isDirector: false,
  office: null,
  grants: rules,
});

export const openTokens = (table: Table) => {
  const count = async ({ pk, sk, second }: Item & Key, now: Date, network: string): Promise<boolean> => {
    const current = Math.floor(now.getTime() / 1000);
    const isFirst =
      second !== current &&
      (await table.tryUpdate(
        { pk, sk },
        {
          set: { second: current, calls: 1, lastUsedAt: now.toISOString(), lastUsedFrom: network },
          if: expression`attribute_exists(pk) AND (attribute_not_exists(#second) OR #second < ${current})`,
        },
      ));
    if (isFirst) return true;
    const counted = await table.tryUpdate(
      { pk, sk },
      { add: { calls: 1 }, if: expression`#second = ${current} AND calls < ${CALLS_PER_SECOND}` },
    );
    return counted !== undefined;
  };

  return {
    list: async (): Promise<Token[]> => {
      const items = await table.all(TOKENS);
      return items
        .map(tokenOf)
        .sort((one, other) => one.name.localeCompare(other.name, "de", { numeric: true }));
    },

    find: async (id: string): Promise<Token | undefined> => {
      const item = await table.get(keyOf(id));
      return item && tokenOf(item);
    },

    make: (
      token: Omit<Token, "lastUsedAt" | "lastUsedFrom">,
    ): { readonly secret: string; readonly write: Write } => {
      const { id, expiresAt, ...rest } = token;
      const secret = `${PREFIX}${id}.${newToken()}`;
      const Item = {
        ...keyOf(id),
        ...rest,
        hash: hashOf(secret),
        validUntil: expiresAt,
        expiresAt: Math.floor(Date.parse(expiresAt) / 1000) + secondsIn(periods.expiredToken),
      };
      return { secret, write: { Put: { Item } } };
    },

    removal: (id: string): Write => ({
      Delete: { Key: keyOf(id), ConditionExpression: "attribute_exists(pk)" },
    }),

    /** Undefined if the token is unknown or over; `keys` are read in the same request. */
    callerOf: async (
      text: string,
      network: string,
      keys: readonly Key[] = [],
    ): Promise<KnownCaller | undefined> => {
      const id = idIn(text);
      if (id === undefined) return undefined;
      const own = keyOf(id);
      const found = await table.getMany([own, ...keys]);
      const prefetched = new Map<string, Item | undefined>(keys.map((key) => [keyName(key), undefined]));
      for (const item of found) prefetched.set(keyName(item), item);
      const item = prefetched.get(keyName(own));
      const now = new Date();
      if (
        !item ||
        !equalSecrets(String(item.hash), hashOf(text)) ||
        String(item.validUntil) <= now.toISOString()
      )
        return undefined;
      if (!(await count({ ...own, ...item }, now, network)))
        throw new Problem(requestProblems.throttled, { retryAfter: 1 });
      return { viewer: viewerOf(tokenOf(item)), prefetched };
    },
  };
};
