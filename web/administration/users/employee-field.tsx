import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { Link } from "react-router-dom";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import { paths } from "../../app/shell/paths.ts";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { FieldProblem } from "../../components/form/field-problem.tsx";
import { useOfficeNames } from "../../components/people/offices.ts";
import { peopleQueries } from "../../components/people/people.queries.ts";
import { PersonPicker, PickButtons, PickedBox } from "../../components/people/person-picker.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { administrationPaths } from "../administration-paths.ts";
import type { UserForm } from "./user-form.ts";
import { userQueries } from "./users.queries.ts";
import { userEditorText as text, userFields } from "./users.text.ts";

const OtherUsers = ({ employeeId, userId }: { employeeId: string; userId: string | undefined }) => {
  const { data = [] } = useQuery(userQueries.ofEmployee(employeeId));
  const others = data.filter(({ id }) => id !== userId);
  if (others.length === 0) return null;

  return (
    <p role="status">
      {text.hasUser}{" "}
      {others.map(({ id, username }) => (
        <Link key={id} to={administrationPaths.user(id)}>
          {username}
        </Link>
      ))}
    </p>
  );
};

const Picked = ({ person }: { person: Employee }) => {
  const officeName = useOfficeNames("");
  const { employedAt, email } = person;

  return (
    <div>
      <p>{fullName(person)}</p>
      <p className="muted">{[officeName(employedAt), email].filter(Boolean).join(" · ")}</p>
      {!email && <FieldProblem plain>{text.noEmail}</FieldProblem>}
    </div>
  );
};

interface EmployeeFieldProps {
  form: UseFormReturn<UserForm>;
  userId: string | undefined;
  onPick: (person: Employee) => void;
}

export const EmployeeField = ({ form, userId, onPick }: EmployeeFieldProps) => {
  const [isPicking, setIsPicking] = useState(false);
  const { field, fieldState } = useController({ control: form.control, name: "employeeId" });
  const { value: id, onChange, ref } = field;
  const { data: person } = useQuery({ ...peopleQueries.one(id ?? ""), enabled: id !== null });

  return (
    <CheckGroup data-invalid={fieldState.invalid}>
      <legend>{userFields.employeeId}</legend>
      <PickedBox
        actions={
          <>
            <PickButtons
              ref={ref}
              pick={id === null ? text.pick : text.change}
              remove={id !== null && userId ? text.remove : undefined}
              onPick={() => setIsPicking(true)}
              onRemove={() => onChange(null)}
            />
            {id !== null && <Link to={paths.employee(id)}>{text.openProfile}</Link>}
          </>
        }
      >
        {id === null && <p className="muted">{userId ? text.without : text.nobody}</p>}
        {id !== null && !person && <Skeleton height="48px" />}
        {id !== null && person && <Picked person={person} />}
        {id !== null && <OtherUsers employeeId={id} userId={userId} />}
      </PickedBox>
      {fieldState.error?.message && <FieldProblem>{fieldState.error.message}</FieldProblem>}
      {isPicking && (
        <PersonPicker
          onPick={(picked) => {
            onChange(picked.id);
            form.clearErrors("employeeId");
            onPick(picked);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </CheckGroup>
  );
};
