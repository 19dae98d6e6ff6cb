import "./items.css";
import { useQuery } from "@tanstack/react-query";
import type { Audience } from "../../../shared/cloud/audience.contract.ts";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { Button } from "../../components/button.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { useOfficeNames } from "../../components/people/offices.ts";
import { PlainDialog } from "../../components/plain-dialog.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { commonText } from "../../components/words.text.ts";
import { cloudQueries } from "../cloud.queries.ts";
import { groupName, audienceText as text } from "../cloud.text.ts";

const groupWords = ({ groups }: Audience, { visibility }: CloudItem): string => {
  const [group = "Everybody"] = groups;
  const words = group === "Everybody" ? text.everybody : text.group(groupName(group));
  return group === visibility ? words : `${words} ${text.byFolder}`;
};

const People = ({ people }: { people: NonNullable<Audience["people"]> }) => {
  const officeName = useOfficeNames("");

  return (
    <>
      <p>{text.people(people.length)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul className="audience-people" aria-label={text.peopleLabel} tabIndex={0}>
        {people.map(({ id, name, organisationId }) => (
          <li key={id}>
            {name} <span className="muted">{officeName(organisationId)}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

export const AudienceDialog = ({ item, onClose }: { item: CloudItem; onClose: () => void }) => {
  const { data, error } = useQuery(cloudQueries.audience(item.id));

  return (
    <PlainDialog
      className="audience-dialog"
      title={text.title(item.title)}
      visible
      onClose={onClose}
      footer={<Button label={commonText.close} onClick={onClose} autoFocus />}
    >
      <Stack className="audience-body" gap={3}>
        {error && !data && <ProblemNote error={error} />}
        {!data && !error && <Skeleton height="96px" />}
        {data && <p>{groupWords(data, item)}</p>}
        {data?.people && <People people={data.people} />}
      </Stack>
    </PlainDialog>
  );
};
