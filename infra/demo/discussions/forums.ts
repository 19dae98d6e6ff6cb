import type { StoredForumGroup } from "../../../functions/data/discussions/forum-groups.collection.ts";
import type { StoredForum } from "../../../functions/data/discussions/forums.collection.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { forumGroups, type GroupText } from "./forums.text.ts";

interface Seeded {
  readonly groups: readonly StoredForumGroup[];
  readonly forums: readonly StoredForum[];
}

const within = (texts: readonly GroupText[], parentId: string | null): Seeded => {
  const below = texts.map((group) => within(group.groups ?? [], group.id));
  return {
    groups: [
      ...texts.map(({ id, name }, at) => ({ id, name, parentId, ordering: at + 1 })),
      ...below.flatMap(({ groups }) => groups),
    ],
    forums: [
      ...texts.flatMap((group) =>
        group.forums.map(([id, name, description = null], at) => ({
          id,
          name,
          description,
          groupId: group.id,
          ordering: at + 1,
        })),
      ),
      ...below.flatMap(({ forums }) => forums),
    ],
  };
};

export const makeForums = (): Seeded => within(forumGroups, null);

export const makeFollowers = (
  employees: readonly Employee[],
  forums: readonly StoredForum[],
): { readonly employeeId: string; readonly forumIds: readonly string[] }[] =>
  employees.flatMap(({ id, email }, place) => {
    if (email === null || place % 3 !== 0) return [];
    const forumIds = forums.filter((_, at) => (at + place) % 6 === 0).map((forum) => forum.id);
    return [{ employeeId: id, forumIds }];
  });

const FOLLOWED_EACH = 4;

export const makeChoices = (
  employees: readonly Employee[],
  postIds: readonly string[],
): { readonly employeeId: string; readonly postId: string; readonly follows: boolean }[] =>
  employees.flatMap(({ id, email }, place) => {
    if (email === null || place % 4 !== 0) return [];
    return postIds
      .filter((_, at) => (at + place) % Math.ceil(postIds.length / FOLLOWED_EACH) === 0)
      .map((postId, at) => ({ employeeId: id, postId, follows: (place + at) % 5 !== 0 }));
  });
