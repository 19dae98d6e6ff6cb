import { Skeleton } from "primereact/skeleton";
import type { MiscGroup } from "../../../shared/misc/misc-group.ts";
import { Stack } from "../../components/layout/stack.tsx";
import type { MiscTasks } from "../tasks/use-misc-tasks.tsx";
import { GroupSection } from "./group-section.tsx";

interface GroupSectionsProps {
  /** Undefined while loading. */
  groups: readonly MiscGroup[] | undefined;
  searchTerm: string | undefined;
  tasks: MiscTasks;
}

const EXPECTED = 3;

export const GroupSections = ({ groups, ...rest }: GroupSectionsProps) => (
  <Stack gap={8}>
    {groups
      ? groups.map((group) => <GroupSection key={group.id} group={group} {...rest} />)
      : Array.from({ length: EXPECTED }, (_, place) => `place-${place}`).map((place) => (
          <Skeleton key={place} height="240px" />
        ))}
  </Stack>
);
