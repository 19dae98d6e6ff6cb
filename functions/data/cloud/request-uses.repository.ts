import * as z from "zod";
import { MOST_REQUEST_BYTES, MOST_REQUEST_FILES, RequestFile } from "../../../shared/cloud/paper-request.ts";
import { periods, secondsIn } from "../../../shared/periods.ts";
import { change, expression } from "../../platform/table/change.ts";
import type { Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import type { StoredRequest } from "./cloud-requests.collection.ts";

const keyOf = (requestId: string): Key => ({ pk: "CLOUD_REQUEST_USE", sk: requestId });

/** `lastModified` comes from the client's browser and helps to recognise the file. */
const SentFile = RequestFile.extend({ lastModified: z.int().optional() });
type SentFile = z.infer<typeof SentFile>;

const Use = z.object({
  sk: z.string(),
  files: z.record(z.string(), SentFile.omit({ id: true })),
  sent: z.number(),
  bytes: z.number(),
  submittedAt: z.string().optional(),
  remindedAt: z.string().optional(),
});
export type RequestUse = z.infer<typeof Use>;

type Named = Pick<StoredRequest, "id">;

/** Oldest first. */
export const filesIn = (use: RequestUse | undefined): readonly SentFile[] =>
  Object.entries(use?.files ?? {})
    .map(([id, file]) => ({ id, ...file }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));

export const openRequestUses = (table: Table) => ({
  beginWrite: ({ id, expiresAt }: StoredRequest): Write => ({
    Put: {
      Item: {
        ...keyOf(id),
        files: {},
        sent: 0,
        bytes: 0,
        expiresAt: Math.floor(Date.parse(expiresAt) / 1000) + secondsIn(periods.endedRequest),
      },
    },
  }),

  endWrite: ({ id }: Named): Write => ({ Delete: { Key: keyOf(id) } }),

  find: async ({ id }: Named): Promise<RequestUse | undefined> =>
    Use.optional().parse(await table.get(keyOf(id))),

  findMany: async (requests: readonly Named[]): Promise<ReadonlyMap<string, RequestUse>> => {
    const items = await table.getMany(requests.map(({ id }) => keyOf(id)));
    return new Map(items.map((item) => Use.parse(item)).map((use) => [use.sk, use]));
  },

  /** Fails beyond the limits of number and size. */
  addWrite: ({ id }: Named, { id: fileId, ...file }: SentFile): Write =>
    change(keyOf(id), {
      set: { "files.#file": file },
      add: { sent: 1, bytes: file.size },
      names: { "#file": fileId },
      if: expression`attribute_exists(pk) AND #sent < ${MOST_REQUEST_FILES} AND #bytes <= ${MOST_REQUEST_BYTES - file.size}`,
    }),

  /** Fails if the file has changed since it was read. */
  changeWrite: (
    { id }: Named,
    before: RequestFile,
    after: Partial<Pick<RequestFile, "state" | "reason" | "cloudItemId">>,
  ): Write =>
    change(keyOf(id), {
      set: Object.fromEntries(Object.entries(after).map(([field, value]) => [`files.#file.${field}`, value])),
      names: { "#file": before.id },
      if: expression`#files.#file.#state = ${before.state}`,
    }),

  submit: async ({ id }: Named, now: Date): Promise<void> => {
    await table.tryUpdate(keyOf(id), {
      set: { submittedAt: now.toISOString() },
      if: "attribute_exists(pk)",
    });
  },

  /** Fails if a reminder was sent already. */
  remindWrite: ({ id }: Named, now: Date): Write =>
    change(keyOf(id), {
      set: { remindedAt: now.toISOString() },
      if: "attribute_exists(pk) AND attribute_not_exists(remindedAt)",
    }),
});
