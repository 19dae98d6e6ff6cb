import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { forumProblems, forumSettingProblems } from "../../../shared/discussions/discussions.problems.ts";
import type { Forum } from "../../../shared/discussions/forum.ts";
import {
  type ForumSetting,
  type ForumSettingChange,
  mayBeNotified,
} from "../../../shared/discussions/forum-setting.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { forumSettings as contract } from "../../../shared/organisations/forum-settings.contract.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { problemAt } from "../../platform/http/problem.ts";
import { employeeResource } from "../employees/employee-resource.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";

const allForums = async ({ forums }: OrganisationsDeps): Promise<readonly Forum[]> =>
  (await forums.list(listConfig({ limit: MAX_LIMIT }), everything)).data;

const settingsOf = async (
  person: Employee,
  forums: readonly Forum[],
  { forumFollowers }: OrganisationsDeps,
): Promise<ForumSetting[]> => {
  const followed = await forumFollowers.followedBy(
    person.id,
    forums.map(({ id }) => id),
  );
  return forums.map(({ id, name }) => ({
    forumId: id,
    employeeId: person.id,
    forumName: name,
    active: followed.has(id),
    isAllowed: mayBeNotified(person),
  }));
};

const requireOwnRows = (
  person: Employee,
  changes: readonly ForumSettingChange[],
  forums: readonly Forum[],
): void => {
  const known = new Set(forums.map(({ id }) => id));
  for (const [at, { employeeId, forumId, active }] of changes.entries()) {
    if (employeeId !== person.id) throw problemAt(forumSettingProblems.notThisOne, `${at}.employeeId`);
    if (!known.has(forumId)) throw problemAt(forumProblems.unknown, `${at}.forumId`);
    if (active && !mayBeNotified(person)) throw problemAt(forumSettingProblems.notReachable, `${at}.active`);
  }
};

export const forumSettings = implement<typeof contract, OrganisationsDeps, Stored<Employee>>(
  contract,
  {
    read: async ({ resource }, deps) => settingsOf(resource, await allForums(deps), deps),

    update: async ({ resource, body }, deps) => {
      const forums = await allForums(deps);
      requireOwnRows(resource, body, forums);
      // A transaction takes no item twice, so the last mention counts.
      const changes = new Map(body.map((change) => [change.forumId, change]));
      if (changes.size > 0) await deps.forumFollowers.change(resource.id, [...changes.values()]);
      return settingsOf(resource, forums, deps);
    },
  },
  { resource: employeeResource },
);
