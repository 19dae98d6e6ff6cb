import "../misc.css";
import { useSuspenseQueries } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "react-router-dom";
import { entryName } from "../../../shared/misc/misc-entry.ts";
import { documentVisibilityText } from "../../../shared/visibility/visibility.text.ts";
import { ActionButtons } from "../../components/action-buttons.tsx";
import { DateText } from "../../components/date-text.tsx";
import { type Fact, FactList } from "../../components/facts.tsx";
import { FileList } from "../../components/files/file-list.tsx";
import { Section, Stack } from "../../components/layout/layout.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { officesQuery } from "../../components/people/offices.queries.ts";
import { useOfficeNames } from "../../components/people/offices.ts";
import { entryQueries, groupQueries } from "../misc.queries.ts";
import { entryFields, miscText } from "../misc.text.ts";
import { miscPaths } from "../misc-paths.ts";
import { useMiscTasks } from "../tasks/use-misc-tasks.tsx";
import { MapPlace } from "./map-place.tsx";

const ShownEntry = ({ groupId, id }: { groupId: string; id: string }) => {
  const [{ data: entry }, { data: group }] = useSuspenseQueries({
    queries: [entryQueries.read(groupId, id), groupQueries.read(groupId), officesQuery],
  });
  const navigate = useNavigate();
  const officeName = useOfficeNames(miscText.wholeGroup);
  const tasks = useMiscTasks({ leaveEntry: () => navigate(miscPaths.group(groupId)) });
  const facts: Fact[] = [
    ...(entry.kind === "location"
      ? [[entryFields.location, <MapPlace key="place" location={entry.location} />] as const]
      : []),
    [entryFields.visibility, documentVisibilityText[entry.visibility]],
    [entryFields.organisationId, officeName(entry.organisationId)],
    [entryFields.modifiedAt, <DateText key="modified" value={entry.modifiedAt} />],
  ];

  return (
    <>
      <PageHeader
        title={entryName(entry)}
        meta={
          <>
            <Link className="lone-link" to={miscPaths.overview}>
              {miscText.title}
            </Link>
            {" › "}
            <Link className="lone-link" to={miscPaths.group(groupId)}>
              {group.name}
            </Link>
          </>
        }
        more={<ActionButtons actions={tasks.entryActions(entry)} />}
      />
      <Stack gap={6}>
        {entry.kind === "document" && entry.description && <p className="misc-lines">{entry.description}</p>}
        {entry.kind === "document" && entry.files.length > 0 && (
          <Section className="misc-files" title={entryFields.files} gap={3}>
            <FileList files={entry.files} />
          </Section>
        )}
        <FactList facts={facts} />
      </Stack>
      {tasks.dialog}
    </>
  );
};

export const MiscEntryPage = () => {
  const { id = "", dataId = "" } = useParams();
  return <ShownEntry key={`${id}/${dataId}`} groupId={id} id={dataId} />;
};
