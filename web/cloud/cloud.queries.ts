import { mutationOptions } from "@tanstack/react-query";
import { audience } from "../../shared/cloud/audience.contract.ts";
import type { CloudItem } from "../../shared/cloud/cloud-item.ts";
import { type CloudConfig, items } from "../../shared/cloud/items.contract.ts";
import { usage } from "../../shared/cloud/usage.contract.ts";
import { versions } from "../../shared/cloud/versions.contract.ts";
import { watching } from "../../shared/cloud/watching.contract.ts";
import type { QueryOf } from "../../shared/contract/endpoint.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { call } from "../app/client/call.ts";
import { listOf } from "../app/client/list-of.ts";
import { mutationOf, savingOf } from "../app/client/mutation-of.ts";
import { keyOf } from "../app/client/query-key.ts";
import { editOf, queryOf } from "../app/client/query-of.ts";
import { noteDeleted } from "../app/client/refresh.ts";
import { oneByOne, removeOneByOne } from "../components/one-by-one.ts";
import { listIn } from "./folder/root.early.ts";
import type { ItemForm } from "./items/item-form.ts";

const MANY_FOLDERS = 500;

export const itemsIn = (parent: string | null) => listOf(...listIn(parent));

/** Folders come first, so the first rows have them all. */
export const foldersInConfig = (parent: string | null): CloudConfig => ({
  ...listConfig({ limit: MANY_FOLDERS, sort: [{ field: "title", direction: "asc" }] }),
  parent,
});

export const foldersIn = (parent: string | null) =>
  queryOf(items.list, { query: { config: foldersInConfig(parent) } });

export const cloudQueries = {
  read: (id: string) =>
    queryOf(items.read, { params: { id }, query: { withCreator: true, withWatch: true, withText: true } }),
  edit: (id: string) => editOf(items.read, { params: { id }, query: {} }),
  /** `then`: another folder or visibility to preview the audience for. */
  audience: (id: string, then: QueryOf<typeof audience> = {}) =>
    queryOf(audience, { params: { id }, query: then }),
  usage: queryOf(usage, {}),
  versions: (id: string) => queryOf(versions.list, { params: { id } }),
};

interface Moving {
  readonly items: readonly Pick<CloudItem, "id" | "title">[];
  readonly parentId: string | null;
}

export const cloudMutations = {
  save: savingOf(items, {
    create: (body: ItemForm) => ({ body }),
    update: ({ parentId: _, ...body }, id) => ({ params: { id }, body }),
  }),
  move: mutationOptions({
    mutationKey: keyOf(items.update),
    mutationFn: ({ items: moved, parentId }: Moving) =>
      oneByOne(moved, (id) => call(items.update, { params: { id }, body: { parentId } })),
  }),
  remove: mutationOptions({
    mutationKey: keyOf(items.remove),
    mutationFn: (removed: Moving["items"], { client }) =>
      removeOneByOne(removed, async (id) => {
        await call(items.remove, { params: { id } });
        noteDeleted(client, [id]);
      }),
  }),
  watch: mutationOf(watching, ({ id, watches }: { readonly id: string; readonly watches: boolean }) => ({
    params: { id },
    body: { watches },
  })),
  restoreVersion: mutationOf(versions.restore),
};
