import type { Adapter, AdapterPayload } from "oidc-provider";

export const memoryAdapter = () => {
  const stored = new Map<string, AdapterPayload>();

  return (kind: string): Adapter => {
    const keyOf = (id: string) => `${kind} ${id}`;
    const find = async (is: (payload: AdapterPayload) => boolean) =>
      stored.entries().find(([key, payload]) => key.startsWith(`${kind} `) && is(payload))?.[1];
    return {
      upsert: async (id, payload) => void stored.set(keyOf(id), payload),
      find: async (id) => stored.get(keyOf(id)),
      findByUid: (uid) => find((payload) => payload.uid === uid),
      findByUserCode: (userCode) => find((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const payload = stored.get(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void stored.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key);
      },
    };
  };
};
