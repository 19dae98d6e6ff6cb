import type { PersonalSource } from "../personal/personal-source.ts";
import type { Stores } from "../stores.ts";

export const dataRequestSources = ({
  table,
  dataRequests,
  files,
}: Pick<Stores, "table" | "dataRequests" | "files">): readonly PersonalSource[] => [
  {
    area: "dataRequests",
    kinds: ["DATA_REQUEST"],
    fate: "expiring",
    find: ({ sk, createdAt, ...item }, { mentions }) => (mentions(item) ? { id: sk, createdAt } : undefined),
    erase: async ({ sk }, { person, requestId, now }) => {
      const other = sk === requestId ? undefined : await dataRequests.find(sk);
      if (other?.email !== person.email) return;
      if (other.fileId !== null) await files.giveUp(other.fileId, now);
      await table.tryTransact([dataRequests.removeWrite(other)]);
    },
  },
];
