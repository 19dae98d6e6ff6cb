import { mutationOptions } from "@tanstack/react-query";
import { endOfDay } from "date-fns/endOfDay";
import { parseISO } from "date-fns/parseISO";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { items } from "../../../shared/cloud/items.contract.ts";
import { trash } from "../../../shared/cloud/trash.contract.ts";
import { versions } from "../../../shared/cloud/versions.contract.ts";
import { call } from "../../app/client/call.ts";
import { listOf } from "../../app/client/list-of.ts";
import { keyOf } from "../../app/client/query-key.ts";

/** As it was at the end of the day. */
export const itemsThen = (parent: string | null, day: string) =>
  listOf(items.list, { sort: "title", config: { parent, at: endOfDay(parseISO(day)).toISOString() } });

interface BringingBack {
  readonly item: CloudItem;
  /** Whoever only deleted it restores no more than that. */
  readonly mayChange: boolean;
}

/** Out of the trash, to the place, the name and the content of then: as far as they have changed since. */
export const bringBack = mutationOptions({
  mutationKey: keyOf(items.update),
  mutationFn: async ({ item: { id, title, parentId, file, since }, mayChange }: BringingBack) => {
    if (!since) return;
    const params = { id };
    if (since.isDeleted) await call(trash.restore, { params, body: { parentId } });
    if (!mayChange) return;
    if (since.title !== title || (since.parentId !== parentId && !since.isDeleted)) {
      await call(items.update, { params, body: { title, parentId } });
    }
    if (file && since.isKept && file.id !== since.fileId) {
      await call(versions.restore, { params: { id, versionId: file.id } });
    }
  },
});
