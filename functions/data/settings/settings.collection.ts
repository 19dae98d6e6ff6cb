import { millisecondsInMinute } from "date-fns/constants";
import {
  defaultSettings,
  type Settings,
  type SettingsDraft,
} from "../../../shared/administration/settings.ts";
import { routeProblems } from "../../../shared/contract/general.problems.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { remembering } from "../../platform/runtime/remembering.ts";
import type { Item } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const ID = "settings";

const untouched: Settings = { ...defaultSettings, id: ID, modifiedAt: null, modifiedBy: null };

interface Saving {
  readonly modifiedBy: string;
  readonly ifVersion: number | undefined;
}

export const openSettings = (table: Table) => {
  const stored = openCollection<Settings, Settings>(table, {
    name: "SETTINGS",
    missing: routeProblems.notFound,
    listed: (settings) => settings,
    listedIsWhole: true,
    fieldOf: () => null,
    searchText: () => [],
    defaultSort: [],
  });
  const key = stored.keyOf(ID);

  const settingsIn = (item: Item | undefined): Stored<Settings> => ({
    ...untouched,
    ...(stored.entityOf(item) ?? { version: 1 }),
  });

  const read = async (): Promise<Stored<Settings>> => settingsIn(await table.get(key));

  const storeUntouched = async () => {
    if (await table.get(key, ["pk"])) return;
    await stored.insert(untouched).catch(async (error) => {
      if (!(await table.get(key, ["pk"]))) throw error;
    });
  };

  const current = remembering(read, millisecondsInMinute);

  return {
    key,
    settingsIn,

    read,

    /** At most a minute old. */
    current: (): Promise<Settings> => current.read(ID),

    save: async (draft: SettingsDraft, { modifiedBy, ifVersion }: Saving): Promise<Stored<Settings>> => {
      await storeUntouched();
      return stored.update(
        ID,
        (current) => {
          const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
          const saved = { modifiedAt: new Date().toISOString(), modifiedBy };
          return { ...untouched, ...current, ...given, ...saved, id: ID };
        },
        { ifVersion },
      );
    },
  };
};

export type PortalSettings = ReturnType<typeof openSettings>;
