import { Skeleton } from "primereact/skeleton";
import type { MiscEntry } from "../../../shared/misc/misc-entry.ts";
import { Panel } from "../../components/layout/panel.tsx";
import type { MiscTasks } from "../tasks/use-misc-tasks.tsx";
import { EntryRow } from "./entry-row.tsx";

interface EntryListProps {
  label: string;
  /** Undefined while loading. */
  entries: readonly MiscEntry[] | undefined;
  searchTerm: string | undefined;
  tasks: MiscTasks;
}

const EXPECTED = 5;

export const EntryList = ({ label, entries, searchTerm, tasks }: EntryListProps) => (
  <Panel as="ul" className="misc-entries" pad="none" aria-label={label}>
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
