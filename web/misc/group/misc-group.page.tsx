import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "react-router-dom";
import { MiscKind } from "../../../shared/misc/misc-entry.ts";
import { ActionButtons } from "../../components/action-buttons.tsx";
import { Button } from "../../components/button.tsx";
import type { ListFilter } from "../../components/list/list-column.ts";
import { ListFrame } from "../../components/list/list-frame.tsx";
import { useList } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { useOfficesPending } from "../../components/people/offices.ts";
import { EntryList } from "../entries/entry-list.tsx";
import { entryQueries, groupQueries } from "../misc.queries.ts";
import { entryText, kindText, miscText as text } from "../misc.text.ts";
import { miscPaths } from "../misc-paths.ts";
import { useMiscTasks } from "../tasks/use-misc-tasks.tsx";

const filters: ListFilter[] = [
  {
    field: "kind",
    label: entryText.kind,
    options: MiscKind.options.map((value) => ({ value, label: kindText[value] })),
  },
];

const ShownGroup = ({ id }: { id: string }) => {
  const { data: group } = useSuspenseQuery(groupQueries.read(id));
  const list = useList(entryQueries.list(id), useOfficesPending());
  const navigate = useNavigate();
  const tasks = useMiscTasks({ leaveGroup: () => navigate(miscPaths.overview) });
  const [first, ...others] = tasks.addActions(id);
  const action = first && <Button icon={`pi ${first.icon}`} label={first.label} onClick={first.run} />;
  const label = text.entriesOf(group.name);

  return (
    <>
      <PageHeader
        title={group.name}
        meta={
          <Link className="lone-link" to={miscPaths.overview}>
            {text.title}
          </Link>
        }
        action={action}
        more={<ActionButtons actions={[...others, ...tasks.groupActions(group)]} />}
      />
      {group.description && <p className="misc-lines">{group.description}</p>}
      <ListFrame {...list} label={label} filters={filters} empty={{ text: text.emptyGroup, action }}>
        <EntryList
          label={label}
          entries={list.query.data?.data}
          searchTerm={list.config.searchTerm}
          tasks={tasks}
        />
      </ListFrame>
      {tasks.dialog}
    </>
  );
};

export const MiscGroupPage = () => {
  const { id = "" } = useParams();
  return <ShownGroup key={id} id={id} />;
};
