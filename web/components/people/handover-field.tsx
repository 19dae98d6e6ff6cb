import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import { Button } from "../button.tsx";
import { formatNumber } from "../date-text.tsx";
import { Stack } from "../layout/layout.tsx";
import { ProblemNote } from "../problem-note.tsx";
import { Skeleton } from "../skeleton.tsx";
import { peopleQueries } from "./people.queries.ts";
import { handoverText as text } from "./people.text.ts";
import { PersonPicker, PickedBox } from "./person-picker.tsx";

interface HandoverFieldProps {
  employeeId: string;
  name: string;
  onChange: (successorId: string | undefined) => void;
}

export const HandoverField = ({ employeeId, name, onChange }: HandoverFieldProps) => {
  const { data: belongings, error } = useQuery(peopleQueries.belongings(employeeId));
  const [successor, setSuccessor] = useState<Employee>();
  const [isPicking, setIsPicking] = useState(false);
  const choose = (person: Employee | undefined) => {
    setSuccessor(person);
    onChange(person?.id);
  };

  const goesToNobody = belongings?.some(({ kind }) => kind === "folders" || kind === "files")
    ? text.goesToNobody
    : text.staysAsIs;

  if (error) return <ProblemNote error={error} />;
  if (!belongings) return <Skeleton height="120px" />;
  if (belongings.length === 0) return <p>{text.nothing(name)}</p>;
  return (
    <Stack as="section" gap={2} aria-label={text.title}>
      <p>{text.intro(name)}</p>
      <ul>
        {belongings.map(({ kind, totalCount, titles }) => (
          <li key={kind}>
            {text.count(kind, totalCount, formatNumber(totalCount))}
            {titles.length > 0 && (
              <span className="muted">: {text.titles(titles, titles.length === totalCount)}</span>
            )}
          </li>
        ))}
      </ul>
      <PickedBox
        actions={
          <>
            <Button outlined label={successor ? text.change : text.pick} onClick={() => setIsPicking(true)} />
            {successor && <Button text label={text.clear} onClick={() => choose(undefined)} />}
          </>
        }
      >
        <p aria-live="polite">{successor ? text.goesTo(fullName(successor)) : goesToNobody}</p>
      </PickedBox>
      {isPicking && <PersonPicker onPick={choose} onClose={() => setIsPicking(false)} />}
    </Stack>
  );
};
