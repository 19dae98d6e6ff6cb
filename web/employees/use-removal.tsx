import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import { useConfirm } from "../components/confirm-action.tsx";
import { Stack } from "../components/layout/stack.tsx";
import { HandoverField } from "../components/people/handover-field.tsx";
import { useToasts } from "../components/toasts.tsx";
import { employeePaths } from "./employee-paths.ts";
import { employeeMutations } from "./employees.queries.ts";
import { employeeText as text } from "./employees.text.ts";

export const useRemoval = () => {
  const confirm = useConfirm();
  const toasts = useToasts();
  const navigate = useNavigate();
  const removing = useMutation(employeeMutations.remove);

  return (person: Employee) => {
    const name = fullName(person);
    let handOverTo: string | undefined;
    confirm({
      title: text.removeTitle(name),
      text: (
        <Stack gap={4}>
          <p>{text.removeWarning(name)}</p>
          <HandoverField employeeId={person.id} name={name} onChange={(id) => (handOverTo = id)} />
        </Stack>
      ),
      verb: text.removeVerb,
      danger: true,
      run: async () => {
        await removing.mutateAsync({ id: person.id, handOverTo });
        toasts.success(text.removed(name));
        await navigate(employeePaths.list);
      },
    });
  };
};
