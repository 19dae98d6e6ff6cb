import type { ForumGroup } from "../../../shared/discussions/forum.ts";

export interface GroupNode {
  readonly group: ForumGroup;
  readonly below: readonly GroupNode[];
}

/** In the order of the list; a group whose parent is missing stands on top. */
export const groupTree = (groups: readonly ForumGroup[]): GroupNode[] => {
  const known = new Set(groups.map(({ id }) => id));
  const byParent = Map.groupBy(groups, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  );
  const nodesBelow = (parentId: string | null): GroupNode[] =>
    (byParent.get(parentId) ?? []).map((group) => ({ group, below: nodesBelow(group.id) }));
  return nodesBelow(null);
};

/** The group and all below it. */
const groupsIn = ({ group, below }: GroupNode): ForumGroup[] => [group, ...below.flatMap(groupsIn)];

export const postsIn = (node: GroupNode): number =>
  groupsIn(node)
    .flatMap(({ forums = [] }) => forums)
    .reduce((sum, { postsCount = 0 }) => sum + postsCount, 0);

interface GroupOption {
  readonly id: string;
  /** "Fachliches › Steuern" */
  readonly label: string;
  readonly group: ForumGroup;
}

/** All but the group named and what is below it. */
export const groupOptions = (
  nodes: readonly GroupNode[],
  without?: string,
  above = "",
): readonly GroupOption[] =>
  nodes
    .filter(({ group }) => group.id !== without)
    .flatMap(({ group, below }) => {
      const label = above + group.name;
      return [{ id: group.id, label, group }, ...groupOptions(below, without, `${label} › `)];
    });
