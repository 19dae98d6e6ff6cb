import type { ManagedTemplateSet } from "../../../shared/administration/templates.contract.ts";
import { BUILT_IN_SET } from "../../data/templates/built-in-set.ts";
import type {
  KnownTemplateSet,
  StoredTemplateSet,
  TemplateSets,
} from "../../data/templates/template-sets.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";

export const shownSet = (set: KnownTemplateSet): Stored<ManagedTemplateSet> => ({
  ...set,
  isBuiltIn: set.id === BUILT_IN_SET,
  modifiedAt: set.modifiedAt ?? null,
  modifiedBy: set.modifiedBy ?? null,
});

export const shownNow = async (set: Stored<StoredTemplateSet>, templateSets: TemplateSets) =>
  shownSet({ ...set, isDefault: (await templateSets.defaultId()) === set.id });
