import { type SettingsForm, settings } from "../../../shared/administration/settings.contract.ts";
import { savingOf } from "../../app/client/mutation-of.ts";
import { editOf } from "../../app/client/query-of.ts";

export const settingsQuery = editOf(settings.read, {});

export const saveSettings = savingOf(settings, { update: (body: SettingsForm) => ({ body }) });
