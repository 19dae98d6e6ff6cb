import "./overview.css";
import { Link } from "react-router-dom";
import type { MiscGroup } from "../../../shared/misc/misc-group.ts";
import { Row } from "../../components/layout/row.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { MarkedText } from "../../components/marked-text.tsx";
import { EntryList } from "../entries/entry-list.tsx";
import { miscText as text } from "../misc.text.ts";
import { miscPaths } from "../misc-paths.ts";
import type { MiscTasks } from "../tasks/use-misc-tasks.tsx";

interface GroupSectionProps {
  group: MiscGroup;
  searchTerm: string | undefined;
  tasks: MiscTasks;
}

export const GroupSection = ({ group, searchTerm, tasks }: GroupSectionProps) => {
  const { id, name, description, entries = { totalCount: 0, data: [] } } = group;
  const { totalCount, data } = entries;
  // A group that is found itself has all of its entries.
  const found = totalCount < group.entriesCount ? searchTerm : undefined;

  return (
    <Stack as="section" gap={2} aria-label={name}>
      <Row className="misc-group-head" align="center" spread>
        <h2>
          <Link className="lone-link" to={miscPaths.group(id)}>
            <MarkedText text={name} searchTerm={searchTerm} />
          </Link>
        </h2>
        <RowMenu label={name} actions={[...tasks.addActions(id), ...tasks.groupActions(group)]} />
      </Row>
      {description && (
        <p className="misc-lines muted">
          <MarkedText text={description} searchTerm={searchTerm} />
        </p>
      )}
      {data.length > 0 ? (
        <EntryList label={text.entriesOf(name)} entries={data} searchTerm={searchTerm} tasks={tasks} />
      ) : (
        <p className="muted">{text.emptyGroup}</p>
      )}
      {totalCount > data.length && (
        <Link className="lone-link" to={found ? miscPaths.found(id, found) : miscPaths.group(id)}>
          {found ? text.allFound(totalCount) : text.all(totalCount)}
        </Link>
      )}
    </Stack>
  );
};
