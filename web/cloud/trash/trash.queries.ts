import { mutationOptions } from "@tanstack/react-query";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { trash } from "../../../shared/cloud/trash.contract.ts";
import { call } from "../../app/client/call.ts";
import { listOf } from "../../app/client/list-of.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { oneByOne } from "../../components/one-by-one.ts";

export const trashList = listOf(trash.list, { sort: "deletedAt:desc" });

export const trashMutations = {
  restore: mutationOf(trash.restore),
  restoreAll: mutationOptions({
    mutationKey: keyOf(trash.restore),
    mutationFn: (restored: readonly Pick<CloudItem, "id" | "title">[]) =>
      oneByOne(restored, (id) => call(trash.restore, { params: { id }, body: {} })),
  }),
  remove: mutationOf(trash.remove, (id: string) => ({ params: { id } })),
};
