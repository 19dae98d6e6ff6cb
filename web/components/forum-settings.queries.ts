import type { ForumSettingChange } from "../../shared/discussions/forum-setting.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { call } from "../app/client/call.ts";
import { queryOf } from "../app/client/query-of.ts";

const { forumSettings } = organisations;

export const forumSettingsQuery = (id: string) => queryOf(forumSettings.read, { params: { id } });

export const saveForumSettings = (employeeId: string, changes: ForumSettingChange[]) =>
  call(forumSettings.update, { params: { id: employeeId }, body: changes });
