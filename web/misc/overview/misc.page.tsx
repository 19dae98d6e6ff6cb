import "../misc.css";
import { Link } from "react-router-dom";
import type { MiscGroup } from "../../../shared/misc/misc-group.ts";
import { Button } from "../../components/button.tsx";
import { Row, Stack } from "../../components/layout/layout.tsx";
import { ListFrame } from "../../components/list/list-frame.tsx";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { useList } from "../../components/list/use-list.ts";
import { MarkedText } from "../../components/marked-text.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useOfficesPending } from "../../components/people/offices.ts";
import { Skeleton } from "../../components/skeleton.tsx";
import { EntryList } from "../entries/entry-list.tsx";
import { groupsList } from "../misc.queries.ts";
import { groupText, miscText as text } from "../misc.text.ts";
import { miscPaths } from "../misc-paths.ts";
import { type MiscTasks, useMiscTasks } from "../tasks/use-misc-tasks.tsx";

interface GroupSectionProps {
  group: MiscGroup;
  searchTerm: string | undefined;
  tasks: MiscTasks;
}

const GroupSection = ({ group, searchTerm, tasks }: GroupSectionProps) => {
  const { id, name, description, entries = { totalCount: 0, data: [] } } = group;
  const { totalCount, data } = entries;
  // A group that matches the search itself has all of its entries.
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

interface GroupSectionsProps {
  groups: readonly MiscGroup[] | undefined;
  searchTerm: string | undefined;
  tasks: MiscTasks;
}

const EXPECTED = 3;

const GroupSections = ({ groups, ...rest }: GroupSectionsProps) => (
  <Stack gap={8}>
    {groups
      ? groups.map((group) => <GroupSection key={group.id} group={group} {...rest} />)
      : Array.from({ length: EXPECTED }, (_, place) => `place-${place}`).map((place) => (
          <Skeleton key={place} height="240px" />
        ))}
  </Stack>
);

export const MiscPage = () => {
  const list = useList(groupsList, useOfficesPending());
  const tasks = useMiscTasks();
  const { createGroup, orderGroups } = tasks;
  const action = createGroup && <Button icon="pi pi-plus" label={groupText.create} onClick={createGroup} />;
  const hasOrder = (list.query.data?.totalCount ?? 0) > 1;

  return (
    <>
      <PageHeader
        title={text.title}
        action={action}
        more={
          orderGroups &&
          hasOrder && <Button text icon="pi pi-sort-alt" label={groupText.order} onClick={orderGroups} />
        }
      />
      <ListFrame
        {...list}
        label={text.title}
        searchLabel={text.search}
        empty={{ text: createGroup ? text.emptyForKeepers : text.empty, action }}
      >
        <GroupSections groups={list.query.data?.data} searchTerm={list.config.searchTerm} tasks={tasks} />
      </ListFrame>
      {tasks.dialog}
    </>
  );
};
