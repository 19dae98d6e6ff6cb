import type { CallInput } from "../../shared/contract/endpoint.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { misc } from "../../shared/misc/misc.contract.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { aPdf, uploadAs } from "../support/files.builder.ts";
import { ownOffice } from "../support/viewers.ts";

type Draft = CallInput<typeof misc.entries.create>["body"];
type By = Browser;

/** Who keeps everything, who keeps the entries of one office, and a colleague of that office. */
export const miscFixture = async () => {
  const { table, as } = await portal();
  const [keeper, officeKeeper, colleague] = await Promise.all([
    as({ grants: [{ rule: "ADMIN_MISC" }] }),
    as({ grants: [{ rule: "ADMIN_MISC", ressource: ownOffice.id }] }),
    as({}),
  ]);
  const list = async (id: string, config: object = {}, by: By = colleague) => {
    const query = { config: { ...listConfig(), ...config } };
    return (await by.call(misc.entries.list, { params: { id }, query })).data;
  };

  return {
    table,
    as,
    keeper,
    officeKeeper,
    colleague,
    list,
    upload: async () => {
      const facts = { fileName: "Leitfaden.pdf", contentType: "application/pdf" };
      return { ...facts, id: await uploadAs(keeper, { ...facts, bytes: aPdf(), purpose: "misc" }) };
    },
    group: async (name = "Vorlagen") => (await keeper.call(misc.groups.create, { body: { name } })).data,
    groups: async (config: object = {}, by: By = colleague) => {
      const query = { config: { ...listConfig({ limit: 10_000 }), ...config }, withEntries: true };
      return (await by.call(misc.groups.list, { query })).data;
    },
    readGroup: async (id: string, by: By = colleague) =>
      (await by.call(misc.groups.read, { params: { id } })).data,
    removeGroup: (id: string, entries?: number) =>
      keeper.call(misc.groups.remove, { params: { id }, query: { entries } }),
    restoreGroup: (id: string) => keeper.call(misc.groups.restore, { params: { id } }),
    document: async (id: string, more: Partial<Draft> = {}, by: By = keeper) => {
      const body = { title: "Leitfaden", ...more };
      return (await by.call(misc.entries.create, { params: { id }, body })).data;
    },
    location: async (id: string, more: Partial<Draft> = {}, by: By = keeper) => {
      const body = { name: "Archiv", location: "Hauptplatz 1, Linz", ...more };
      return (await by.call(misc.entries.create, { params: { id }, body })).data;
    },
    read: async (id: string, dataId: string, by: By = colleague) =>
      (await by.call(misc.entries.read, { params: { id, dataId } })).data,
    update: async (id: string, dataId: string, body: Draft, by: By = keeper) =>
      (await by.call(misc.entries.update, { params: { id, dataId }, body })).data,
    remove: (id: string, dataId: string, by: By = keeper) =>
      by.call(misc.entries.remove, { params: { id, dataId } }),
    restore: async (id: string, dataId: string, by: By = keeper) =>
      (await by.call(misc.entries.restore, { params: { id, dataId } })).data,
    idsIn: async (id: string, config: object = {}, by: By = colleague) =>
      (await list(id, config, by)).data.map((entry) => entry.id),
  };
};
