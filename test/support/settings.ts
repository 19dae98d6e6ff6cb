import { openSettings } from "../../functions/data/settings/settings.collection.ts";
import type { Table } from "../../functions/platform/table/table.ts";
import { defaultSettings, type SettingsDraft } from "../../shared/administration/settings.ts";

export const saveSettings = (table: Table, changes: Partial<SettingsDraft>) =>
  openSettings(table).save({ ...defaultSettings, ...changes }, { modifiedBy: "admin", ifVersion: undefined });
