import { ulid } from "ulid";
import * as z from "zod";
import type { ShareDownload } from "../../../shared/cloud/share.ts";
import { periods, secondsIn } from "../../../shared/periods.ts";
import { countTry, triesFields } from "../../platform/security/tries.ts";
import { change, expression } from "../../platform/table/change.ts";
import type { Key, Write } from "../../platform/table/item.ts";
import { type Table, within } from "../../platform/table/table.ts";
import type { StoredShare } from "./cloud-shares.collection.ts";

const PASSWORD_TRIES = 5;
const SHOWN = 100;

const keyOf = (shareId: string): Key => ({ pk: "CLOUD_SHARE_USE", sk: shareId });
const downloadsOf = (itemId: string) => `CLOUD_DOWNLOAD#${itemId}`;

const Use = z.object({
  sk: z.string(),
  downloads: z.number(),
  lastUsedAt: z.string().nullable(),
  /** The day of the sharer's last notification. */
  toldOn: z.string().optional(),
});
export type ShareUse = z.infer<typeof Use>;

const Download = z.object({ shareId: z.string(), at: z.string(), title: z.string() });

type Named = Pick<StoredShare, "id">;

export const openShareUses = (table: Table) => ({
  beginWrite: ({ id, expiresAt }: StoredShare): Write => ({
    Put: {
      Item: {
        ...keyOf(id),
        downloads: 0,
        lastUsedAt: null,
        expiresAt: Math.floor(Date.parse(expiresAt) / 1000) + secondsIn(periods.endedShare),
      },
    },
  }),

  endWrite: ({ id }: Named): Write => ({ Delete: { Key: keyOf(id) } }),

  find: async ({ id }: Named): Promise<ShareUse | undefined> =>
    Use.optional().parse(await table.get(keyOf(id))),

  findMany: async (shares: readonly Named[]): Promise<ReadonlyMap<string, ShareUse>> => {
    const items = await table.getMany(shares.map(({ id }) => keyOf(id)));
    return new Map(items.map((item) => Use.parse(item)).map((use) => [use.sk, use]));
  },

  /** Fails if no downloads are left; an SDK retry counts once, as in any transaction. */
  countWrite: ({ id, maxDownloads }: Pick<StoredShare, "id" | "maxDownloads">, now: Date): Write =>
    change(keyOf(id), {
      set: { lastUsedAt: now.toISOString() },
      add: { downloads: 1 },
      if:
        maxDownloads === null
          ? "attribute_exists(pk)"
          : expression`attribute_exists(pk) AND downloads < ${maxDownloads}`,
    }),

  /** True for one caller a day, who notifies the sharer. */
  claimDay: async ({ id }: Named, day: string): Promise<boolean> => {
    const claimed = await table.tryUpdate(keyOf(id), {
      set: { toldOn: day },
      if: expression`attribute_exists(pk) AND (attribute_not_exists(toldOn) OR toldOn <> ${day})`,
    });
    return claimed !== undefined;
  },

  countPasswordTry: async ({ id }: Named): Promise<void> => {
    await countTry(table, keyOf(id), PASSWORD_TRIES);
  },

  forgetPasswordTries: async ({ id }: Named): Promise<void> => {
    await table.tryUpdate(keyOf(id), { remove: triesFields, if: "attribute_exists(pk)" });
  },

  downloadWrite: (itemId: string, download: ShareDownload): Write => ({
    Put: {
      Item: {
        pk: downloadsOf(itemId),
        sk: ulid(Date.parse(download.at)),
        ...download,
        expiresAt: Math.floor(Date.parse(download.at) / 1000) + secondsIn(periods.shareDownload),
      },
    },
  }),

  /** Latest first. */
  downloadsOf: async (itemId: string): Promise<ShareDownload[]> => {
    const latest = { ...within(downloadsOf(itemId)), ScanIndexForward: false, Limit: SHOWN };
    return (await table.query(latest)).map((item) => Download.parse(item));
  },
});

export type ShareUses = ReturnType<typeof openShareUses>;
