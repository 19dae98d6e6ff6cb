import { decodeTime, ulid } from "ulid";
import { loginProblems } from "../../shared/login/login.problems.ts";
import { millisecondsIn, periods } from "../../shared/periods.ts";
import { networkOf } from "../platform/http/network-of.ts";
import { Problem } from "../platform/http/problem.ts";
import { hashOf } from "../platform/session/session-cookie.ts";
import { change, expression } from "../platform/table/change.ts";
import type { Item, Key, Write } from "../platform/table/item.ts";
import type { Table } from "../platform/table/table.ts";
import { cancellationReasons } from "../platform/table/write-failures.ts";
import { countAtDevice, deviceKeyOf, succeedingAt, takingBackAt } from "./known-device.ts";

const WINDOW = millisecondsIn(periods.signInAttempts);
const USER_LIMIT = 10;
const ADDRESS_LIMIT = 50;
const TRIES = 20;

interface Counter {
  readonly key: Key;
  readonly limit: number;
}

export interface Attempt {
  readonly id: string;
  readonly user: Counter;
  readonly address: Counter;
  /** Counted at the device instead, if the user has signed in with it before. */
  readonly atDevice: Key | undefined;
}

export interface PasskeyAttempt {
  readonly id: string;
  readonly network: Counter;
}

/** Hashed, since people type their password into the name field, too. */
const counterOf = (kind: "user" | "address" | "passkey", value: string, limit: number): Counter => ({
  key: { pk: `SIGN_IN_ATTEMPTS#${kind}#${hashOf(value)}`, sk: "ATTEMPTS" },
  limit,
});

export const attemptsKeyOf = (usernameKey: string): Key => counterOf("user", usernameKey, USER_LIMIT).key;

const attemptsIn = (item: Item | undefined): string[] =>
  item?.attempts instanceof Set ? [...item.attempts].map(String).sort() : [];

/** Old attempts stay until the counter looks full, so that counting takes a single write. */
const adding = ({ key, limit }: Counter, id: string): Write =>
  change(key, {
    set: { expiresAt: Math.ceil((decodeTime(id) + WINDOW) / 1000) },
    add: { attempts: new Set([id]) },
    if: expression`attribute_not_exists(attempts) OR size(attempts) < ${limit}`,
  });

const removing = ({ key }: Counter, ids: readonly string[]): Write =>
  change(key, { delete: { attempts: new Set(ids) } });

const makingRoom = (counter: Counter, attempts: readonly string[]): readonly Write[] => {
  const now = Date.now();
  const recent = attempts.filter((id) => decodeTime(id) > now - WINDOW);
  const [oldest] = recent;
  if (oldest !== undefined && recent.length >= counter.limit) {
    throw new Problem(loginProblems.throttled, { retryAfter: (decodeTime(oldest) + WINDOW - now) / 1000 });
  }
  const old = attempts.slice(0, attempts.length - recent.length);
  return old.length ? [removing(counter, old)] : [];
};

export const openSignInAttempts = (table: Table) => {
  const makeRoom = async (counters: readonly Counter[]) => {
    const items = await table.getMany(counters.map(({ key }) => key));
    const writes = counters.flatMap((counter) =>
      makingRoom(counter, attemptsIn(items.find(({ pk }) => pk === counter.key.pk))),
    );
    if (writes.length) await table.transact(writes);
  };

  const countIn = async (counters: readonly Counter[]): Promise<string> => {
    for (let tries = 1; tries <= TRIES; tries++) {
      const id = ulid();
      try {
        await table.transact(counters.map((counter) => adding(counter, id)));
        return id;
      } catch (error) {
        if (!cancellationReasons(error)) throw error;
        await makeRoom(counters);
      }
    }
    throw new Problem(loginProblems.throttled, { retryAfter: 1 });
  };

  return {
    count: async (usernameKey: string, address: string, device?: string): Promise<Attempt> => {
      const user = counterOf("user", usernameKey, USER_LIMIT);
      const ofAddress = counterOf("address", networkOf(address), ADDRESS_LIMIT);
      const atDevice = device === undefined ? undefined : deviceKeyOf(usernameKey, device);
      if (atDevice && (await countAtDevice(table, atDevice))) {
        return { id: ulid(), user, address: ofAddress, atDevice };
      }
      const id = await countIn([user, ofAddress]);
      return { id, user, address: ofAddress, atDevice: undefined };
    },

    countPasskey: async (address: string): Promise<PasskeyAttempt> => {
      const network = counterOf("passkey", networkOf(address), ADDRESS_LIMIT);
      return { id: await countIn([network]), network };
    },

    forgetPasskey: ({ id, network }: PasskeyAttempt): readonly Write[] => [removing(network, [id])],

    forgetting: (usernameKey: string): Write => ({
      Delete: { Key: attemptsKeyOf(usernameKey) },
    }),

    takingBack: ({ id, user, address, atDevice }: Attempt): readonly Write[] =>
      atDevice ? [takingBackAt(atDevice)] : [removing(user, [id]), removing(address, [id])],

    succeeding: ({ id, user, address, atDevice }: Attempt): readonly Write[] =>
      atDevice ? [succeedingAt(atDevice)] : [{ Delete: { Key: user.key } }, removing(address, [id])],
  };
};
