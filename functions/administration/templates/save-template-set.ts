import { templateSetProblems } from "../../../shared/administration/administration.problems.ts";
import type { TemplateSetDraft } from "../../../shared/administration/templates.contract.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { builtInSet } from "../../data/templates/built-in-set.ts";
import { moveDefaultWrite } from "../../data/templates/default-set.ts";
import type { StoredTemplateSet, TemplateSets } from "../../data/templates/template-sets.collection.ts";
import type { RequestContext } from "../../platform/http/implement.ts";
import { problemAt } from "../../platform/http/problem.ts";
import type { Write } from "../../platform/table/item.ts";
import type { AdministrationDeps } from "../administration.deps.ts";
import { requireSound } from "./template-check.ts";

type Saving = AdministrationDeps & Pick<RequestContext, "now"> & { readonly viewer: Viewer };

export const templateSetFrom = async (
  id: string,
  { isDefault, ...draft }: TemplateSetDraft,
  before: StoredTemplateSet | undefined,
  { templateSets, portalOrigin, viewer, now }: Saving,
): Promise<StoredTemplateSet> => {
  if (isDefault === false && (await templateSets.defaultId()) === id) {
    throw problemAt(templateSetProblems.defaultNeeded, "isDefault");
  }
  const known = before ?? (await builtInSet());
  const templates = {
    ...draft,
    cloudNotificationTemplate: draft.cloudNotificationTemplate ?? known.cloudNotificationTemplate,
    materialNotificationTemplate: draft.materialNotificationTemplate ?? known.materialNotificationTemplate,
  };
  await requireSound(templates, before, portalOrigin);
  return { ...templates, id, modifiedAt: now.toISOString(), modifiedBy: actorOf(viewer) };
};

/** The previous default set counts as changed, so that a concurrent edit of it conflicts. */
export const defaultWrites = async (
  id: string,
  { isDefault }: TemplateSetDraft,
  templateSets: TemplateSets,
): Promise<readonly Write[]> => {
  if (!isDefault) return [];
  const before = await templateSets.defaultId();
  return before === id ? [] : [moveDefaultWrite(before, id), templateSets.touchWrite(before)];
};
