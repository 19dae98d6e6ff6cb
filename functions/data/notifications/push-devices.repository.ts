import * as z from "zod";
import { type DeviceChoices, deviceIdOf, PushDevice } from "../../../shared/notifications/push-device.ts";
import { periods, secondsIn } from "../../../shared/periods.ts";
import { expression, onlyIf } from "../../platform/table/change.ts";
import type { Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const PARTITION = "PUSH_DEVICE";
const LIFE_SECONDS = secondsIn(periods.pushDevice);
const MOST_DEVICES = 10;
const DEFAULTS: DeviceChoices = { silentTopics: [], isQuiet: true };

const StoredDevice = PushDevice.extend({
  person: z.string(),
  userId: z.string(),
  sessionId: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  publicKey: z.string(),
});
export type StoredDevice = z.infer<typeof StoredDevice>;

export type Subscribed = Omit<StoredDevice, keyof DeviceChoices | "id" | "createdAt" | "usedAt">;

const keyOf = (id: string): Key => ({ pk: PARTITION, sk: id });

export const openPushDevices = (table: Table) => {
  const of = async (person: string, now: Date): Promise<StoredDevice[]> => {
    const items = await table.query({
      IndexName: "bySortText",
      Select: "ALL_ATTRIBUTES",
      KeyConditionExpression: "pk = :pk AND sortText = :person",
      FilterExpression: "expiresAt > :now",
      ExpressionAttributeValues: {
        ":pk": PARTITION,
        ":person": person,
        ":now": Math.floor(now.getTime() / 1000),
      },
    });
    return items
      .map((item) => StoredDevice.parse({ ...item, id: item.sk, person: item.sortText }))
      .toSorted((one, other) => other.usedAt.localeCompare(one.usedAt));
  };

  const end = (ids: readonly string[]): Promise<void> => table.remove(ids.map(keyOf));

  return {
    of,
    end,

    register: async (subscribed: Subscribed, now: Date): Promise<PushDevice> => {
      const id = await deviceIdOf(subscribed.endpoint);
      const known = await of(subscribed.person, now);
      const { silentTopics, isQuiet, createdAt } = {
        createdAt: now.toISOString(),
        ...DEFAULTS,
        ...known.find((device) => device.id === id),
      };
      const usedAt = now.toISOString();
      const { person: sortText, ...others } = subscribed;
      const expiresAt = Math.floor(now.getTime() / 1000) + LIFE_SECONDS;
      const device = { silentTopics, isQuiet, createdAt, usedAt };
      await table.put({ ...keyOf(id), ...others, ...device, sortText, expiresAt });
      const tooMany = known.filter((one) => one.id !== id).slice(MOST_DEVICES - 1);
      await end(tooMany.map((one) => one.id));
      return PushDevice.parse({ ...device, id, name: subscribed.name });
    },

    /** Undefined if the person has no such device. */
    choose: async (
      person: string,
      id: string,
      { silentTopics, isQuiet }: DeviceChoices,
    ): Promise<PushDevice | undefined> => {
      const item = await table.tryUpdate(keyOf(id), {
        set: { silentTopics, isQuiet },
        if: expression`sortText = ${person}`,
      });
      return item && PushDevice.parse({ ...item, id });
    },

    /** Fails if the person has no such device. */
    removal: (person: string, id: string): Write => ({
      Delete: { Key: keyOf(id), ...onlyIf(expression`sortText = ${person}`) },
    }),

    endSessions: async (person: string, sessionIds: readonly string[], now: Date): Promise<void> => {
      const devices = await of(person, now);
      await end(devices.filter(({ sessionId }) => sessionIds.includes(sessionId)).map(({ id }) => id));
    },
  };
};
