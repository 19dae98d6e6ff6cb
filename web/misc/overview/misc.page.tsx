import { Button } from "primereact/button";
import { ListFrame } from "../../components/list/list-frame.tsx";
import { useList } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { useOfficesPending } from "../../components/people/offices.ts";
import { groupsList } from "../misc.queries.ts";
import { groupText, miscText as text } from "../misc.text.ts";
import { useMiscTasks } from "../tasks/use-misc-tasks.tsx";
import { GroupSections } from "./group-sections.tsx";

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
