import { ulid } from "ulid";
import { administration } from "../../../shared/administration/administration.contract.ts";
import { BUILT_IN_SET, builtInSet } from "../../data/templates/built-in-set.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound, Problem } from "../../platform/http/problem.ts";
import type { AdministrationDeps } from "../administration.deps.ts";
import { asKept, showingCurrent } from "./as-kept.ts";
import { defaultWrites, templateSetFrom, withDefaultAsItIs } from "./save-template-set.ts";
import { previewOf } from "./template-check.ts";

const contract = administration.templates;

const allSets = async (_: unknown, { templateSets }: AdministrationDeps) => {
  const sets = await templateSets.all();
  return { totalCount: sets.length, data: sets.map(asKept) };
};

export const templates = implement<typeof contract, AdministrationDeps>(contract, {
  list: allSets,

  summaries: allSets,

  original: async ({ query }) => ({ template: (await builtInSet())[query.part] }),

  read: async ({ params }, { templateSets }) => {
    const set = await templateSets.find(params.id);
    return set ? asKept(set) : notFound("template-set.not-found");
  },

  create: async ({ body }, deps) => {
    const { templateSets } = deps;
    const set = await templateSetFrom(ulid(), body, undefined, deps);
    await templateSets.storeBuiltIn();
    const saved = await withDefaultAsItIs(async () =>
      templateSets.insert(set, await defaultWrites(set.id, body, templateSets)),
    );
    return asKept({ ...saved, isDefault: body.isDefault ?? false });
  },

  update: async ({ params: { id }, body, ifVersion }, deps) => {
    const { templateSets } = deps;
    await templateSets.storeBuiltIn();
    const saved = await showingCurrent(templateSets, () =>
      withDefaultAsItIs(() =>
        templateSets.update(
          id,
          "template-set.not-found",
          (current) => templateSetFrom(id, body, current, deps),
          { ifVersion, alongside: () => defaultWrites(id, body, templateSets) },
        ),
      ),
    );
    return asKept({ ...saved, isDefault: (await templateSets.defaultId()) === id });
  },

  remove: async ({ params: { id }, ifVersion }, { templateSets, trail }) => {
    await templateSets.storeBuiltIn();
    await showingCurrent(templateSets, () =>
      templateSets.remove(id, "template-set.not-found", {
        ifVersion,
        alongside: async (set) => [await trail.write({ subject: { name: set.name } })],
        refuse: async () => {
          if ((await templateSets.defaultId()) === id) throw new Problem("template-set.is-default");
          if (id === BUILT_IN_SET) throw new Problem("template-set.is-built-in");
        },
      }),
    );
  },

  preview: async ({ params, body }, { templateSets, portalOrigin }) => {
    const set = (await templateSets.find(params.id)) ?? notFound("template-set.not-found");
    return previewOf(body.part, { ...set, ...body.templates }, portalOrigin);
  },
});
