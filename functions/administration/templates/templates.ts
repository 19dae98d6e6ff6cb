import { ulid } from "ulid";
import { administration } from "../../../shared/administration/administration.contract.ts";
import { templateSetProblems } from "../../../shared/administration/administration.problems.ts";
import type { ManagedTemplateSet } from "../../../shared/administration/templates.contract.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import type { TemplateSetDraft } from "../../../shared/news/template-set.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { BUILT_IN_SET, builtInSet } from "../../data/templates/built-in-set.ts";
import { moveDefaultWrite } from "../../data/templates/default-set.ts";
import type {
  KnownTemplateSet,
  StoredTemplateSet,
  TemplateSets,
} from "../../data/templates/template-sets.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement, type RequestContext } from "../../platform/http/implement.ts";
import { notFound, Problem, problemAt } from "../../platform/http/problem.ts";
import type { Write } from "../../platform/table/item.ts";
import { retryOnConflict } from "../../platform/table/write-failures.ts";
import { previewOf, requireSound } from "./template-check.ts";

type Saving = LinkedStores & Pick<RequestContext, "now"> & { readonly viewer: Viewer };

const templateSetFrom = async (
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
const defaultWrites = async (
  id: string,
  { isDefault }: TemplateSetDraft,
  templateSets: TemplateSets,
): Promise<readonly Write[]> => {
  if (!isDefault) return [];
  const before = await templateSets.defaultId();
  return before === id ? [] : [moveDefaultWrite(before, id), templateSets.touchWrite(before)];
};

const shownSet = (set: KnownTemplateSet): Stored<ManagedTemplateSet> => ({
  ...set,
  isBuiltIn: set.id === BUILT_IN_SET,
  modifiedAt: set.modifiedAt ?? null,
  modifiedBy: set.modifiedBy ?? null,
});

const shownNow = async (set: Stored<StoredTemplateSet>, templateSets: TemplateSets) =>
  shownSet({ ...set, isDefault: (await templateSets.defaultId()) === set.id });

const contract = administration.templates;

const allSets = async (_: unknown, { templateSets }: LinkedStores) => {
  const sets = await templateSets.all();
  return { totalCount: sets.length, data: sets.map(shownSet) };
};

export const templates = implement<typeof contract, LinkedStores>(contract, {
  list: allSets,

  summaries: allSets,

  original: async ({ query }) => ({ template: (await builtInSet())[query.part] }),

  read: async ({ params }, { templateSets }) => {
    const set = await templateSets.find(params.id);
    return set ? shownSet(set) : notFound(templateSetProblems.notFound);
  },

  create: async ({ body }, deps) => {
    const { templateSets } = deps;
    const set = await templateSetFrom(ulid(), body, undefined, deps);
    await templateSets.storeBuiltIn();
    const saved = await retryOnConflict(async () =>
      templateSets.insert(set, await defaultWrites(set.id, body, templateSets)),
    );
    return shownSet({ ...saved, isDefault: body.isDefault ?? false });
  },

  update: async ({ params: { id }, body, ifVersion }, deps) => {
    const { templateSets } = deps;
    await templateSets.storeBuiltIn();
    const saved = await retryOnConflict(() =>
      templateSets.update(id, (current) => templateSetFrom(id, body, current, deps), {
        ifVersion,
        shown: (current) => shownNow(current, templateSets),
        inTransaction: () => defaultWrites(id, body, templateSets),
      }),
    );
    return shownNow(saved, templateSets);
  },

  remove: async ({ params: { id }, ifVersion }, { templateSets, trail }) => {
    await templateSets.storeBuiltIn();
    await templateSets.remove(id, {
      ifVersion,
      shown: (current) => shownNow(current, templateSets),
      inTransaction: async (set) => [await trail.write({ subject: { name: set.name } })],
      refuse: async () => {
        if ((await templateSets.defaultId()) === id) throw new Problem(templateSetProblems.isDefault);
        if (id === BUILT_IN_SET) throw new Problem(templateSetProblems.isBuiltIn);
      },
    });
  },

  preview: async ({ params, body }, { templateSets, portalOrigin }) => {
    const set = (await templateSets.find(params.id)) ?? notFound(templateSetProblems.notFound);
    return previewOf(body.part, { ...set, ...body.templates }, portalOrigin);
  },
});
