import { listConfig, MAX_LIMIT } from "../../shared/contract/list.ts";
import { entries } from "../../shared/misc/entries.contract.ts";
import { groups } from "../../shared/misc/groups.contract.ts";
import type { MiscGroup } from "../../shared/misc/misc-group.ts";
import { type ListQuery, listOf } from "../app/client/list-of.ts";
import { mutationOf, savingOf } from "../app/client/mutation-of.ts";
import { editOf, queryOf } from "../app/client/query-of.ts";
import type { EntryForm } from "./entries/entry-form.ts";
import type { GroupForm } from "./tasks/group-form.ts";

const all = { config: listConfig({ limit: MAX_LIMIT }) };

export const groupsList: ListQuery<MiscGroup> = {
  fields: groups.list.query.fields,
  query: (config) => queryOf(groups.list, { query: { config, withEntries: true } }),
};

export const groupQueries = {
  all: queryOf(groups.list, { query: all }),
  read: (id: string) => queryOf(groups.read, { params: { id } }),
  edit: (id: string) => editOf(groups.read, { params: { id } }),
};

export const entryQueries = {
  list: (id: string) => listOf(entries.list, { params: { id } }),
  all: (id: string) => queryOf(entries.list, { params: { id }, query: all }),
  read: (id: string, dataId: string) => queryOf(entries.read, { params: { id, dataId } }),
  edit: (id: string) => (dataId: string) => editOf(entries.read, { params: { id, dataId } }),
};

interface GroupRemoval {
  readonly id: string;
  readonly count: number;
}

export const groupMutations = {
  save: savingOf(groups, {
    create: (body: GroupForm) => ({ body }),
    update: (body, id) => ({ params: { id }, body }),
  }),
  remove: mutationOf(groups.remove, ({ id, count }: GroupRemoval) => ({
    params: { id },
    query: { entries: count },
  })),
  restore: mutationOf(groups.restore, (id: string) => ({ params: { id } })),
  reorder: mutationOf(groups.reorder, (ids: string[]) => ({ body: { ids } })),
};

export interface EntryPlace {
  readonly groupId: string;
  readonly id: string;
}

const paramsOf = ({ groupId, id }: EntryPlace) => ({ params: { id: groupId, dataId: id } });

export const entryMutations = {
  save: (groupId: string) =>
    savingOf(entries, {
      create: (body: EntryForm) => ({ params: { id: groupId }, body }),
      update: (body, id) => ({ ...paramsOf({ groupId, id }), body }),
    }),
  remove: mutationOf(entries.remove, paramsOf),
  restore: mutationOf(entries.restore, paramsOf),
  reorder: (groupId: string) =>
    mutationOf(entries.reorder, (ids: string[]) => ({ params: { id: groupId }, body: { ids } })),
};
