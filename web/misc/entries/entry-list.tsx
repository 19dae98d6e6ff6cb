import "../misc.css";
import { Link } from "react-router-dom";
import { entryName, type MiscEntry } from "../../../shared/misc/misc-entry.ts";
import { FileList } from "../../components/files/file-list.tsx";
import { Panel } from "../../components/layout/layout.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { MarkedText } from "../../components/marked-text.tsx";
import { useOfficeNames } from "../../components/people/offices.ts";
import { Skeleton } from "../../components/skeleton.tsx";
import { VisibilityMark } from "../../components/visibility-mark.tsx";
import { miscPaths } from "../misc-paths.ts";
import type { MiscTasks } from "../tasks/use-misc-tasks.tsx";
import { MapPlace } from "./map-place.tsx";

interface EntryRowProps {
  entry: MiscEntry;
  searchTerm: string | undefined;
  actions: readonly RowAction[];
}

const icons = { document: "pi-file", location: "pi-map-marker" } as const;

const EntryRow = ({ entry, searchTerm, actions }: EntryRowProps) => {
  const office = useOfficeNames("")(entry.organisationId);
  const name = entryName(entry);

  return (
    <li className="misc-entry">
      <i className={`pi ${icons[entry.kind]}`} aria-hidden="true" />
      <div className="misc-entry-text">
        <Link className="lone-link" to={miscPaths.entry(entry.groupId, entry.id)}>
          <MarkedText text={name} searchTerm={searchTerm} />
        </Link>
        {entry.kind === "location" && <MapPlace location={entry.location} searchTerm={searchTerm} />}
        {entry.kind === "document" && entry.description && (
          <p className="misc-lines muted">
            <MarkedText text={entry.description} searchTerm={searchTerm} />
          </p>
        )}
        {entry.kind === "document" && entry.files.length > 0 && <FileList files={entry.files} />}
        {(office || entry.visibility !== "Everybody") && (
          <p className="misc-notes">
            {entry.visibility !== "Everybody" && <VisibilityMark visibility={entry.visibility} />}
            {office && <span className="muted">{office}</span>}
          </p>
        )}
      </div>
      <RowMenu label={name} actions={actions} />
    </li>
  );
};

interface EntryListProps {
  label: string;
  entries: readonly MiscEntry[] | undefined;
  searchTerm: string | undefined;
  tasks: MiscTasks;
}

const EXPECTED = 5;

export const EntryList = ({ label, entries, searchTerm, tasks }: EntryListProps) => (
  <Panel as="ul" pad="none" aria-label={label}>
    {entries
      ? entries.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            searchTerm={searchTerm}
            actions={tasks.entryActions(entry)}
          />
        ))
      : Array.from({ length: EXPECTED }, (_, place) => `place-${place}`).map((place) => (
          <li key={place} className="misc-entry">
            <Skeleton height="48px" />
          </li>
        ))}
  </Panel>
);
