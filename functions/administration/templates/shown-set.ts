import type { KeptTemplateSet } from "../../../shared/administration/templates.contract.ts";
import { BUILT_IN_SET } from "../../data/templates/built-in-set.ts";
import type {
  KnownTemplateSet,
  StoredTemplateSet,
  TemplateSets,
} from "../../data/templates/template-sets.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { Problem } from "../../platform/http/problem.ts";

/** A set as administrators see it. */
export const asKept = (set: KnownTemplateSet): Stored<KeptTemplateSet> => ({
  ...set,
  isBuiltIn: set.id === BUILT_IN_SET,
  modifiedAt: set.modifiedAt ?? null,
  modifiedBy: set.modifiedBy ?? null,
});

/** Saves or removes a set; the 409 of a concurrent edit shows it as it is read, not as it is stored. */
export const showingCurrent = async <Saved>(
  templateSets: TemplateSets,
  save: () => Promise<Saved>,
): Promise<Saved> => {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "entity.changed") throw error;
    // Only the collection throws it, with the entity it stores.
    const current = error.options.current as StoredTemplateSet & { readonly version: number };
    const isDefault = (await templateSets.defaultId()) === current.id;
    throw new Problem("entity.changed", { current: asKept({ ...current, isDefault }) });
  }
};
