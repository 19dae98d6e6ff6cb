import type { StoredForumGroup } from "../../../functions/data/discussions/forum-groups.collection.ts";
import type { Forum } from "../../../shared/discussions/forum.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { forumGroups, type GroupText } from "./forums.text.ts";

interface Seeded {
  readonly groups: readonly StoredForumGroup[];
  readonly forums: readonly Forum[];
}

const within = (texts: readonly GroupText[], parentId: string | null): Seeded => {
  const below = texts.map((group) => within(group.groups ?? [], group.id));
  return {
    groups: [
      ...texts.map(({ id, name }) => ({ id, name, parentId })),
      ...below.flatMap(({ groups }) => groups),
    ],
    forums: [
      ...texts.flatMap((group) => group.forums.map(([id, name]) => ({ id, name, groupId: group.id }))),
      ...below.flatMap(({ forums }) => forums),
    ],
  };
};

export const makeForums = (): Seeded => within(forumGroups, null);

export const makeFollowers = (
  employees: readonly Employee[],
  forums: readonly Forum[],
): { readonly employeeId: string; readonly forumIds: readonly string[] }[] =>
  employees.flatMap(({ id, email }, place) => {
    if (email === null || place % 3 !== 0) return [];
    const forumIds = forums.filter((_, at) => (at + place) % 6 === 0).map((forum) => forum.id);
    return [{ employeeId: id, forumIds }];
  });
