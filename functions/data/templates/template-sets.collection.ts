import { templateSetProblems } from "../../../shared/administration/administration.problems.ts";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { fold } from "../../../shared/fold.ts";
import type { TemplateSet } from "../../../shared/news/template-set.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { everything } from "../../platform/collection/visible.ts";
import { change } from "../../platform/table/change.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { BUILT_IN_SET, builtInSet } from "./built-in-set.ts";
import { defaultIdIn, defaultSetKey } from "./default-set.ts";

export interface StoredTemplateSet extends Omit<TemplateSet, "isDefault"> {
  readonly modifiedAt?: string;
  readonly modifiedBy?: string;
}

export type KnownTemplateSet = Stored<StoredTemplateSet> & Pick<TemplateSet, "isDefault">;

const listedOf = ({ name }: StoredTemplateSet) => ({ name });
export type ListedTemplateSet = ReturnType<typeof listedOf>;

const laterParts = ["cloudNotificationTemplate", "materialNotificationTemplate"] as const;

const pickLater = ({ cloudNotificationTemplate, materialNotificationTemplate }: TemplateSet) => ({
  cloudNotificationTemplate,
  materialNotificationTemplate,
});

/** Sets older than a template take the built-in one. */
const completed = async <Set extends StoredTemplateSet>(set: Set): Promise<Set> =>
  laterParts.every((part) => Object.hasOwn(set, part)) ? set : { ...pickLater(await builtInSet()), ...set };

export const openTemplateSets = (table: Table) => {
  const stored = openCollection<StoredTemplateSet, ListedTemplateSet>(table, {
    name: "TEMPLATE_SET",
    missing: templateSetProblems.notFound,
    listed: listedOf,
    fieldOf: (listed, field) => listed[field as keyof ListedTemplateSet],
    searchText: ({ name }) => [name],
    defaultSort: [{ field: "name", direction: "asc" }],
    unique: [
      { name: "name", of: ({ name }) => fold(name), taken: templateSetProblems.nameTaken, path: "name" },
    ],
  });

  const defaultId = async () => defaultIdIn(await table.get(defaultSetKey));

  const find = async (id: string): Promise<KnownTemplateSet | undefined> => {
    const read = await table.getMany([stored.keyOf(id), defaultSetKey]);
    const chosen = read.find(({ pk }) => pk === defaultSetKey.pk);
    const set = stored.entityOf(read.find((item) => item !== chosen));
    const isDefault = defaultIdIn(chosen) === id;
    if (set) return { ...(await completed(set)), isDefault };
    return id === BUILT_IN_SET ? { ...(await builtInSet()), version: 1, isDefault } : undefined;
  };

  return {
    ...stored,
    find,
    defaultId,

    findDefault: async (): Promise<TemplateSet> => (await find(await defaultId())) ?? builtInSet(),

    touchWrite: (id: string): Write =>
      change(stored.keyOf(id), { set: { changedAt: Date.now() }, add: { version: 1 } }),

    all: async (): Promise<KnownTemplateSet[]> => {
      const [{ data }, chosen] = await Promise.all([
        stored.list(listConfig({ limit: MAX_LIMIT }), everything),
        defaultId(),
      ]);
      const withoutBuiltIn = !data.some(({ id }) => id === BUILT_IN_SET);
      const complete = await Promise.all(data.map(completed));
      const sets = withoutBuiltIn ? [{ ...(await builtInSet()), version: 1 }, ...complete] : complete;
      return sets.map((set) => ({ ...set, isDefault: set.id === chosen }));
    },

    /** Stored before any other set, so that its name is taken. */
    storeBuiltIn: async (): Promise<void> => {
      if (await table.get(stored.keyOf(BUILT_IN_SET), ["pk"])) return;
      await stored.insert(await builtInSet()).catch(async (error) => {
        if (!(await table.get(stored.keyOf(BUILT_IN_SET), ["pk"]))) throw error;
      });
    },
  };
};

export type TemplateSets = ReturnType<typeof openTemplateSets>;
