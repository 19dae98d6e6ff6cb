import type { ForumGroup } from "../../../shared/discussions/forum.ts";

export interface GroupNode {
  readonly group: ForumGroup;
  readonly below: readonly GroupNode[];
}

/** In the list's order; a group whose parent is missing moves to the top level. */
export const groupTree = (groups: readonly ForumGroup[]): GroupNode[] => {
  const known = new Set(groups.map(({ id }) => id));
  const byParent = Map.groupBy(groups, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  );
  const nodesBelow = (parentId: string | null): GroupNode[] =>
    (byParent.get(parentId) ?? []).map((group) => ({ group, below: nodesBelow(group.id) }));
  return nodesBelow(null);
};

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
