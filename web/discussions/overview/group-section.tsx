import type { GroupNode } from "../../components/forum-groups/group-tree.ts";
import { Panel } from "../../components/layout/panel.tsx";
import { Row } from "../../components/layout/row.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { ForumRow } from "./forum-row.tsx";
import { overviewText as text } from "./overview.text.ts";
import type { ForumTasks } from "./use-forum-tasks.ts";

interface GroupSectionProps {
  node: GroupNode;
  tasks: ForumTasks;
  /** "Fachliches › " */
  above?: string;
}

/** Groups below it follow, named with what is above them. */
export const GroupSection = ({ node, tasks, above = "" }: GroupSectionProps) => {
  const { group, below } = node;
  const { name, forums = [] } = group;

  return (
    <>
      <Stack as="section" gap={2} aria-label={above + name}>
        <Row className="group-head" align="center" spread>
          <h2>
            {above && <span className="muted">{above}</span>}
            {name}
          </h2>
          <RowMenu label={name} actions={tasks.groupActions(node)} />
        </Row>
        {forums.length > 0 ? (
          <Panel as="ul" className="forum-rows" pad="none" aria-label={text.forumsOf(name)}>
            {forums.map((forum) => (
              <ForumRow key={forum.id} forum={forum} tasks={tasks} />
            ))}
          </Panel>
        ) : (
          below.length === 0 && <p className="muted">{text.emptyGroup}</p>
        )}
      </Stack>
      {below.map((lower) => (
        <GroupSection key={lower.group.id} node={lower} tasks={tasks} above={`${above}${name} › `} />
      ))}
    </>
  );
};
