import { Link } from "react-router-dom";
import type { Application } from "../../../shared/applications/application.ts";
import { formatStamp } from "../../../shared/dates/dates.ts";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { Panel } from "../../components/layout/panel.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { useOfficeNames } from "../../components/people/offices.ts";
import { applicationPaths } from "../application-paths.ts";
import { stateText, detailText as text } from "../applications.text.ts";

export const EarlierHint = ({ earlier }: Pick<Application, "earlier">) => {
  const officeName = useOfficeNames("");
  if (earlier.length === 0) return null;

  return (
    <Panel as="section" gap={2} aria-label={text.earlierTitle}>
      <h2>{text.earlierTitle}</h2>
      <FieldHelp>{text.earlierHelp}</FieldHelp>
      <Stack as="ul" gap={1}>
        {earlier.map((one) => (
          <li key={one.id}>
            <Link to={applicationPaths.read(one)}>
              {text.earlier(
                officeName(one.organisationId),
                formatStamp(one.createdAt),
                one.isProcessed ? stateText.processed : stateText.open,
              )}
            </Link>
          </li>
        ))}
      </Stack>
    </Panel>
  );
};
