import { queryOptions } from "@tanstack/react-query";
import type { ForumSettingChange } from "../../shared/discussions/forum-setting.ts";
import { login } from "../../shared/login/login.contract.ts";
import type { OwnProfileChange } from "../../shared/organisations/employee-draft.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { call } from "../app/client/call.ts";
import { keyOf } from "../app/client/query-key.ts";

const { forumSettings } = organisations;

export const forumSettingsQuery = (employeeId: string) => {
  const input = { params: { id: employeeId } };
  return queryOptions({
    queryKey: keyOf(forumSettings.read, input),
    queryFn: ({ signal }) => call(forumSettings.read, input, signal),
  });
};

/** Sends the rows that changed; gives all of them as they are then. */
export const saveForumSettings = (employeeId: string, changes: ForumSettingChange[]) =>
  call(forumSettings.update, { params: { id: employeeId }, body: changes });

/** Saves what one has switched, and nothing else. */
export const saveSwitch = (change: OwnProfileChange) => call(login.profile.update, { body: change });
