import { addDays } from "date-fns/addDays";
import { millisecondsInMinute } from "date-fns/constants";
import * as z from "zod";
import { DataRequestState, ErasedName, FoundData } from "../../../shared/administration/data-request.ts";
import { periods } from "../../../shared/periods.ts";
import { packed, unpacked } from "../../platform/collection/packed.ts";
import { change, expression } from "../../platform/table/change.ts";
import type { Item, Key, Write } from "../../platform/table/item.ts";
import { type Table, within } from "../../platform/table/table.ts";

const PARTITION = "DATA_REQUEST";
const keyOf = (id: string): Key => ({ pk: PARTITION, sk: id });

/** A run without progress for this long is dead. */
const LEASE = 2 * millisecondsInMinute;
const NEVER = Number.MAX_SAFE_INTEGER;

const ids = z.array(z.string()).readonly();
const Person = z.object({
  email: z.string(),
  employeeIds: ids,
  userIds: ids,
  usernames: ids,
  subscriberIds: ids,
  applicationIds: ids,
});

const StoredDataRequest = z.object({
  id: z.string(),
  /** Null once everything is erased. */
  email: z.string().nullable(),
  person: Person.nullable(),
  state: DataRequestState,
  done: z.number(),
  total: z.number(),
  found: z.array(FoundData),
  foundAt: z.string().nullable(),
  fileId: z.string().nullable(),
  contents: ErasedName.nullable(),
  /** Who asked for the erasure. */
  erasedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  erasedAt: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.string(),
  createdByName: z.string(),
  runs: z.number(),
});
export type StoredDataRequest = z.infer<typeof StoredDataRequest>;

const requestOf = ({ sk, person, found, ...item }: Item): StoredDataRequest =>
  StoredDataRequest.parse({ ...item, id: sk, person: unpacked(person), found: unpacked(found) });

const attributesOf = ({ person, found, ...rest }: Partial<StoredDataRequest>) => ({
  ...rest,
  ...(person !== undefined && { person: packed(person) }),
  ...(found !== undefined && { found: packed(found) }),
});

export const endOf = ({ createdAt }: Pick<StoredDataRequest, "createdAt">): Date =>
  addDays(createdAt, periods.dataRequest.count);

const isRun = (runs: number) => expression`runs = ${runs}`;

type Changed = Partial<Omit<StoredDataRequest, "id" | "runs">>;

export const openDataRequests = (table: Table) => ({
  insert: (request: StoredDataRequest): Promise<void> => {
    const { id, ...stored } = request;
    return table.put({
      ...attributesOf(stored),
      ...keyOf(id),
      heldUntil: 0,
      dueAt: request.state === "waiting" ? Date.parse(request.createdAt) : NEVER,
      expiresAt: Math.floor(endOf(request).getTime() / 1000),
    });
  },

  find: async (id: string): Promise<StoredDataRequest | undefined> => {
    const item = await table.get(keyOf(id));
    return item && requestOf(item);
  },

  /** Latest first. */
  list: async (): Promise<StoredDataRequest[]> =>
    (await table.query({ ...within(PARTITION), ScanIndexForward: false })).map(requestOf),

  /** Undefined if the request is in another state, or a run of it is alive. */
  claim: async (
    id: string,
    states: readonly [DataRequestState, DataRequestState],
    now: number,
  ): Promise<StoredDataRequest | undefined> => {
    const item = await table.tryUpdate(keyOf(id), {
      set: { state: states[1], heldUntil: now + LEASE, dueAt: now + LEASE },
      add: { runs: 1 },
      if: expression`#state IN (${states[0]}, ${states[1]}) AND heldUntil <= ${now}`,
    });
    return item && requestOf(item);
  },

  /** False if another run has taken over, or the request was removed. */
  progress: async (
    { id, runs }: StoredDataRequest,
    { done, total }: Pick<StoredDataRequest, "done" | "total">,
    now: number,
  ): Promise<boolean> => {
    const saved = await table.tryUpdate(keyOf(id), {
      set: { done, total, heldUntil: now + LEASE, dueAt: now + LEASE },
      if: isRun(runs),
    });
    return saved !== undefined;
  },

  /** Commits together with the result, and only once. */
  finishWrite: ({ id, runs }: StoredDataRequest, changed: Changed): Write =>
    change(keyOf(id), {
      set: { ...attributesOf(changed), heldUntil: 0, dueAt: NEVER },
      if: isRun(runs),
    }),

  /** False if the request was changed since it was read. */
  beginErasing: async (
    { id, state, runs }: StoredDataRequest,
    asked: Required<Pick<Changed, "contents" | "erasedBy">>,
    now: number,
    inTransaction: readonly Write[],
  ): Promise<boolean> =>
    table.tryTransact([
      change(keyOf(id), {
        set: { ...asked, state: "erasing", done: 0, total: 0, runs: 0, heldUntil: 0, dueAt: now },
        if: expression`#state = ${state} AND runs = ${runs}`,
      }),
      ...inTransaction,
    ]),

  removeWrite: ({ id, state }: StoredDataRequest): Write => ({
    Delete: {
      Key: keyOf(id),
      ConditionExpression: "#state = :state",
      ExpressionAttributeNames: { "#state": "state" },
      ExpressionAttributeValues: { ":state": state },
    },
  }),

  /** Requests that wait, or whose run has died. */
  due: async (now: Date): Promise<readonly { readonly id: string; readonly isErasing: boolean }[]> =>
    (await table.due(PARTITION, now.getTime())).map(({ sk, state }) => ({
      id: String(sk),
      isErasing: state === "erasing",
    })),
});
