import { ulid } from "ulid";
import { administration } from "../../../shared/administration/administration.contract.ts";
import { templateSetProblems } from "../../../shared/administration/administration.problems.ts";
import { BUILT_IN_SET, builtInSet } from "../../data/templates/built-in-set.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound, Problem } from "../../platform/http/problem.ts";
import { againWhileLost } from "../../platform/table/write-failures.ts";
import type { AdministrationDeps } from "../administration.deps.ts";
import { defaultWrites, templateSetFrom } from "./save-template-set.ts";
import { shownNow, shownSet } from "./shown-set.ts";
import { previewOf } from "./template-check.ts";

const contract = administration.templates;

const allSets = async (_: unknown, { templateSets }: AdministrationDeps) => {
  const sets = await templateSets.all();
  return { totalCount: sets.length, data: sets.map(shownSet) };
};

export const templates = implement<typeof contract, AdministrationDeps>(contract, {
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
    const saved = await againWhileLost(async () =>
      templateSets.insert(set, await defaultWrites(set.id, body, templateSets)),
    );
    return shownSet({ ...saved, isDefault: body.isDefault ?? false });
  },

  update: async ({ params: { id }, body, ifVersion }, deps) => {
    const { templateSets } = deps;
    await templateSets.storeBuiltIn();
    const saved = await againWhileLost(() =>
      templateSets.update(id, (current) => templateSetFrom(id, body, current, deps), {
        ifVersion,
        shown: (current) => shownNow(current, templateSets),
        alongside: () => defaultWrites(id, body, templateSets),
      }),
    );
    return shownNow(saved, templateSets);
  },

  remove: async ({ params: { id }, ifVersion }, { templateSets, trail }) => {
    await templateSets.storeBuiltIn();
    await templateSets.remove(id, {
      ifVersion,
      shown: (current) => shownNow(current, templateSets),
      alongside: async (set) => [await trail.write({ subject: { name: set.name } })],
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
